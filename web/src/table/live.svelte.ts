import type {
  ChatLine,
  Clock,
  GameEvent,
  Move,
  Outcome,
  Summary,
  Takeover,
  Text,
  Undo,
} from "../protocol";

type Connection = "connecting" | "open" | "lost" | "gone";

interface Said {
  is: string;
  id?: string;
  error?: Text;
  [field: string]: unknown;
}

const NO_UNDO: Undo = { can: false, needs_consent: false, asked_by: null, needs: [] };
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const HEARTBEAT = 25_000;

/** A table as the server tells it, kept up to date over a socket that mends itself. */
export class Live {
  connection = $state<Connection>("connecting");
  summary = $state.raw<Summary | null>(null);
  you = $state<number | null>(null);
  host = $state(false);
  commitment = $state("");
  move = $state(0);
  view = $state.raw<unknown>(null);
  actors = $state.raw<number[]>([]);
  prompt = $state.raw<Text | null>(null);
  legal = $state.raw<Move[]>([]);
  events = $state.raw<GameEvent[]>([]);
  /** The events of the last update, for the board to show. */
  fresh = $state.raw<GameEvent[]>([]);
  undo = $state.raw<Undo>(NO_UNDO);
  takeover = $state.raw<Takeover | null>(null);
  clocks = $state.raw<Clock[]>([]);
  /** When `clocks` was true, by this computer's own clock. */
  clocksAt = $state(0);
  thinking = $state.raw<number[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  seed = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  failure = $state.raw<Text | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  rematch = $state.raw<{ table: string; seat: number | null; token: string | null } | null>(null);

  readonly id: string;
  #token: string | null;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #count = 0;
  #waiting = new Map<string, (failure: Text | null) => void>();
  #closed = false;

  constructor(id: string, token: string | null) {
    this.id = id;
    this.#token = token;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  get token(): string | null {
    return this.#token;
  }

  /** Sit down with another token, or as a spectator. */
  sitWith(token: string | null): void {
    this.#token = token;
    this.#socket?.close();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#retry);
    clearInterval(this.#heart);
    this.#socket?.close();
  }

  /** Tell the server; the answer is what it refused, or null if all went well. */
  async tell(what: string, fields: Record<string, unknown> = {}): Promise<Text | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return { id: "error-no-connection" };
    const id = `${Date.now().toString(36)}-${++this.#count}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      socket.send(JSON.stringify({ do: what, id, ...fields }));
    });
  }

  /** Tell the server, and show the refusal at the table. */
  async ask(what: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    this.failure = null;
    this.failure = await this.tell(what, fields);
    return this.failure === null;
  }

  async play(move: Move): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    await this.ask("move", { move: this.move, index: move.index });
    this.sending = false;
  }

  #now = () => {
    if (document.hidden || this.connection !== "lost") return;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#heart);
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: "hello", token: this.#token, have: this.#have() }));
      this.#heart = setInterval(() => void this.tell("ping"), HEARTBEAT);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Said);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #have(): number {
    return this.events.at(-1)?.n ?? 0;
  }

  #lost(): void {
    clearInterval(this.#heart);
    for (const resolve of this.#waiting.values()) resolve({ id: "error-no-connection" });
    this.#waiting.clear();
    if (this.#closed || this.connection === "gone") return;
    this.connection = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hear(said: Said): void {
    if (said.is === "table") {
      this.connection = "open";
      this.#pause = FIRST_PAUSE;
      this.#take(said);
      this.fresh = [];
    } else if (said.is === "update") {
      this.#take(said);
    } else if (said.is === "rematch") {
      this.rematch = said as unknown as typeof this.rematch;
    } else if (said.id) {
      this.#waiting.get(said.id)?.(said.is === "error" ? (said.error ?? null) : null);
      this.#waiting.delete(said.id);
    } else if (said.is === "error") {
      this.failure = said.error ?? null;
      if (this.connection !== "open") this.connection = "gone";
    }
  }

  #take(said: Said): void {
    if (said.table) this.summary = said.table as Summary;
    if (said.you !== undefined) this.you = said.you as number | null;
    if (said.host !== undefined) this.host = said.host as boolean;
    if (said.commitment !== undefined) this.commitment = said.commitment as string;
    if (said.move !== undefined) this.move = said.move as number;
    if (said.view !== undefined) this.view = said.view;
    if (said.actors) this.actors = said.actors as number[];
    if (said.prompt !== undefined) this.prompt = said.prompt as Text | null;
    if (said.legal) this.legal = said.legal as Move[];
    if (said.undo) this.undo = said.undo as Undo;
    if (said.takeover !== undefined) this.takeover = said.takeover as Takeover | null;
    if (said.clocks) {
      this.clocks = said.clocks as Clock[];
      this.clocksAt = performance.now();
    }
    if (said.thinking) this.thinking = said.thinking as number[];
    if (said.outcome !== undefined) this.outcome = said.outcome as Outcome | null;
    if (said.seed !== undefined) this.seed = said.seed as string | null;
    if (said.events) this.#log(said.from as number, said.events as GameEvent[]);
    if (said.chat) this.#listen(said.chat as ChatLine[]);
  }

  /** New events follow the old ones; after an undo they replace what was taken back. */
  #log(from: number, events: GameEvent[]): void {
    this.events = [...this.events.filter((event) => event.n < from), ...events];
    this.fresh = events;
  }

  #listen(lines: ChatLine[]): void {
    const first = lines[0];
    if (first) this.chat = [...this.chat.filter((line) => line.n < first.n), ...lines];
  }
}
