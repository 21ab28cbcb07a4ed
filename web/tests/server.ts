import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const START = 40_000;

export interface Server {
  address: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error("the server ended before it answered");
    const answer = await fetch(`${address}/api/games`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error("the server does not answer");
}

export function python(): string {
  const local = join(ROOT, ".venv/bin/python");
  return process.env.TATAMI_PYTHON ?? (existsSync(local) ? local : "python3");
}

/** A server from the sources in `root`: a free port, a new database, bots that do not wait, on however slow a machine. */
export async function serve(
  root: string,
  environment: NodeJS.ProcessEnv = {},
  prepare: (database: string) => void = () => {},
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "tatami-web-"));
  const database = join(folder, "tables.db");
  prepare(database);
  const port = await freePort();
  const server = spawn(
    python(),
    ["-m", "tatami", "serve", "--port", String(port), "--db", database],
    {
      cwd: root,
      env: {
        ...process.env,
        TATAMI_BOT_DELAY: "0",
        TATAMI_BOT_BUDGET: "60",
        TATAMI_REVIEW_NICENESS: "0",
        TATAMI_TEST_SEED: "the same games each time",
        TATAMI_REQUESTS_PER_MINUTE: "100000",
        TATAMI_TABLES_PER_HOUR: "100000",
        TATAMI_MESSAGES_PER_SECOND: "1000",
        ...environment,
      },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  const address = `http://127.0.0.1:${port}`;
  await answers(address, server);
  return {
    address,
    stop: async () => {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export default async function setup(): Promise<() => Promise<void>> {
  const server = await serve(ROOT, {}, (database) => {
    const asked = execFileSync(python(), ["tools/asked.py", database], { cwd: ROOT });
    process.env.TATAMI_ASKED = asked.toString();
  });
  process.env.TATAMI_ADDRESS = server.address;
  return server.stop;
}
