import { listAddresses } from "./server";

export interface Origin {
  /** What links for friends begin with. */
  origin: string;
  /** The server listens on its own machine alone: nobody else can open a link. */
  localOnly: boolean;
}

/** Where others find this server: a machine's own name for itself is of no use to them. */
export async function originForOthers(): Promise<Origin> {
  const here = { origin: location.origin, localOnly: false };
  if (!["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)) return here;
  try {
    const found = await listAddresses();
    return { origin: found.addresses[0] ?? here.origin, localOnly: found.local_only };
  } catch {
    return here;
  }
}
