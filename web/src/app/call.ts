import type { HelloRequest } from "../protocol";
import { ticketOf } from "./memory";

/** A line to a table. What is said before somebody listens is kept. */
export class Call {
  readonly table: string;
  readonly token: string | null;
  readonly socket: WebSocket;
  readonly said: string[] = [];

  /** `have`: the number of the last event that is known already. */
  constructor(table: string, token: string | null, have: number) {
    this.table = table;
    this.token = token;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
    const hello: HelloRequest = { do: "hello", token, have, changes: true };
    this.socket.onopen = () => this.socket.send(JSON.stringify(hello));
    this.socket.onmessage = (message) => this.said.push(message.data as string);
  }
}

let early: Call | null = null;

/** The secret of a seat comes in the fragment of its link. */
export function tokenInLink(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("seat");
}

export function tokenOf(table: string): string | null {
  return tokenInLink() ?? ticketOf(table)?.token ?? null;
}

/** Call the table in the address, while the page that will listen is still on its way. */
export function callEarly(table: string): void {
  early = new Call(table, tokenOf(table), 0);
}

export function call(table: string, token: string | null, have: number): Call {
  const ready = early;
  early = null;
  if (ready?.table === table && ready.token === token && !have) {
    if (ready.socket.readyState <= WebSocket.OPEN) return ready;
  }
  ready?.socket.close();
  return new Call(table, token, have);
}
