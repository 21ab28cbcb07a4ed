import type {
  Advice,
  Aid,
  ChatLine,
  Clock,
  GameEvent,
  LessonStep,
  Message,
  Move,
  Outcome,
  Rematch,
  Request,
  Scene,
  Summary,
  Takeover,
  Text,
  Undo,
  Update,
  Whole,
} from "../protocol";
import { call } from "../app/call";
import type { Further } from "./board";
import { merged } from "./changes";

type Connection = "connecting" | "open" | "lost" | "gone";

/** What is left to say once it is said what is to be done; the id is given here. */
type Rest<What extends Request["do"]> = Omit<Extract<Request, { do: What }>, "do" | "id">;

/** What an update brought, for whoever tells it. */
export interface News {
  events: GameEvent[];
  /** How the table looked on the way. */
  scenes: Scene[];
  /** Not to be told step by step: the table was entered, or something was taken back. */
  jump: boolean;
  /** It came of my own answer. */
  own: boolean;
}

const NO_UNDO: Undo = { can: false, why: null };
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** How often the line is tried, and how long it may be silent before it counts as dead. */
const HEARTBEAT = 3_000;
const SILENCE = 7_000;
/** What cannot be mended by trying again. */
const FOR_GOOD = [
  "error-no-such-table",
  "error-bad-token",
  "error-hello-first",
  "stopped-unknown-game",
  "stopped-unreadable",
];

/** A table as the server tells it, kept up to date over a socket that mends itself. */
export class Live {
  connection = $state<Connection>("connecting");
  summary = $state.raw<Summary | null>(null);
  you = $state<number | null>(null);
  /** All my seats: several where all win or lose together. */
  mine = $state.raw<number[]>([]);
  host = $state(false);
  commitment = $state("");
  move = $state(0);
  view = $state.raw<unknown>(null);
  actors = $state.raw<number[]>([]);
  prompt = $state.raw<Text | null>(null);
  legal = $state.raw<Move[]>([]);
  /** What one tap can lead to beyond them. */
  further = $state.raw<Further[]>([]);
  events = $state.raw<GameEvent[]>([]);
  undo = $state.raw<Undo>(NO_UNDO);
  takeover = $state.raw<Takeover | null>(null);
  clocks = $state.raw<Clock[]>([]);
  /** When `clocks` was true, by this computer's own clock. */
  clocksAt = $state(0);
  thinking = $state.raw<number[]>([]);
  hurried = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  seed = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  failure = $state.raw<Text | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  rematch = $state.raw<Rematch | null>(null);
  /** The number of my present question; 0 if nothing is asked. */
  question = $state(0);
  /** The last advice that came; it may be about an earlier question. */
  advice = $state.raw<Advice | null>(null);

  /** What I am told as a learner now. */
  lesson = $state.raw<LessonStep | null>(null);

  /** Called after every change of what the board shows. */
  onnews: ((news: News) => void) | null = null;

  readonly id: string;
  #token: string | null;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #count = 0;
  #waiting = new Map<string, (failure: Text | null) => void>();
  #closed = false;
  #suggested: string[] = [];
  #shortcuts: number[][] = [];
  /** The moves in them that are not legal yet. */
  #beyond: Move[] = [];
  #aids: Aid[] = [];
  /** The number of the move that I made last. */
  #mine = -1;

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
    this.failure = null;
    this.connection = "connecting";
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#giveUpWaiting();
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
  async tell<What extends Request["do"]>(
    what: What,
    ...fields: object extends Rest<What> ? [] : [Rest<What>]
  ): Promise<Text | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return { id: "error-no-connection" };
    const id = `${Date.now().toString(36)}-${++this.#count}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      socket.send(JSON.stringify({ do: what, id, ...fields[0] }));
    });
  }

  /** Tell the server, and show the refusal at the table. */
  async ask<What extends Request["do"]>(
    what: What,
    ...fields: object extends Rest<What> ? [] : [Rest<What>]
  ): Promise<boolean> {
    this.failure = null;
    this.failure = await this.tell(what, ...fields);
    return this.failure === null;
  }

  /** Take back my last move, or learn why it stands. */
  takeBack(): void {
    if (this.undo.can) void this.ask("undo");
    else this.failure = this.undo.why && { ...this.undo.why }; // another one each time
  }

  async play(move: Move): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.#mine = this.move + 1;
    await this.ask("play", { question: this.question, index: move.index, seat: this.you });
    this.sending = false;
  }

  /** Odds and beliefs from what the seat knows. */
  async help(): Promise<Aid[]> {
    return (await this.ask("help")) ? this.#aids : [];
  }

  /** Moves that the game would make, one after the other, to complete my answer. */
  async suggest(): Promise<string[]> {
    return (await this.ask("suggest")) ? this.#suggested : [];
  }

  #now = () => {
    if (!document.hidden && this.connection === "open") this.#beat();
    if (document.hidden || this.connection !== "lost") return;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#heart);
    if (this.#closed) return;
    const { socket, said } = call(this.id, this.#token, this.#have());
    this.#socket = socket;
    this.#heardAt = performance.now();
    this.#heart = setInterval(this.#beat, HEARTBEAT);
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heardAt = performance.now();
      this.#hear(JSON.parse(message.data as string) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    for (const text of said) this.#hear(JSON.parse(text) as Message);
  }

  /** Try the line. A dead one says nothing, not even that it is: it is given up. */
  #beat = () => {
    if (performance.now() - this.#heardAt > SILENCE) {
      const dead = this.#socket;
      this.#socket = null;
      dead?.close();
      this.#lost();
    } else if (this.connection === "open") {
      void this.tell("ping");
    }
  };

  #have(): number {
    return this.events.at(-1)?.n ?? 0;
  }

  #giveUpWaiting(): void {
    for (const resolve of this.#waiting.values()) resolve({ id: "error-no-connection" });
    this.#waiting.clear();
  }

  #lost(): void {
    clearInterval(this.#heart);
    this.#giveUpWaiting();
    if (this.#closed || this.connection === "gone") return;
    this.connection = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hear(said: Message): void {
    if (said.is === "table") {
      if (this.failure?.id === "error-no-connection") this.failure = null;
      this.connection = "open";
      this.#pause = FIRST_PAUSE;
      this.#take(said);
      this.onnews?.({ events: [], scenes: [], jump: true, own: false });
    } else if (said.is === "update") {
      const events = said.events ?? [];
      const known = this.events.at(-1)?.n ?? 0;
      const scenes = this.#seen(said.scenes ?? []);
      if (said.changes) said.view = merged(this.view, said.changes);
      this.#take(said);
      if (said.view === undefined && !events.length && said.actors === undefined) return;
      this.onnews?.({
        events,
        scenes,
        jump: said.from !== undefined && said.from <= known,
        own: this.move === this.#mine,
      });
    } else if (said.is === "rematch") {
      this.rematch = said;
    } else if (said.is === "advice") {
      this.advice = said;
    } else if (said.is === "aids") {
      this.#aids = said.aids;
    } else if (said.is === "suggestion") {
      this.#suggested = said.moves;
    } else if (said.id !== undefined) {
      this.#waiting.get(said.id)?.(said.is === "error" ? said.error : null);
      this.#waiting.delete(said.id);
    } else if (said.is === "error") {
      if (this.connection === "open") this.failure = said.error;
      else if (FOR_GOOD.includes(said.error.id)) {
        this.failure = said.error;
        this.connection = "gone";
      }
    }
  }

  /** The scenes of an update with their whole views; they begin with the view before it. */
  #seen(scenes: Scene[]): Scene[] {
    let view = this.view;
    return scenes.map((scene) => {
      view = scene.changes ? merged(view, scene.changes) : scene.view;
      return { n: scene.n, view };
    });
  }

  #take(said: Whole | Update): void {
    if (said.table) this.summary = said.table;
    if (said.you !== undefined) this.you = said.you;
    if (said.mine) this.mine = said.mine;
    if (said.host !== undefined) this.host = said.host;
    if (said.commitment !== undefined) this.commitment = said.commitment;
    if (said.move !== undefined) this.move = said.move;
    if (said.view !== undefined) this.view = said.view;
    if (said.actors) this.actors = said.actors;
    if (said.question !== undefined) this.question = said.question;
    if (said.prompt !== undefined) this.prompt = said.prompt;
    if (said.legal) this.legal = said.legal;
    if (said.shortcuts) this.#shortcuts = said.shortcuts;
    if (said.further) this.#beyond = said.further;
    if (said.legal || said.shortcuts || said.further) this.further = this.#rows();
    if (said.undo) this.undo = said.undo;
    if (said.takeover !== undefined) this.takeover = said.takeover;
    if (said.clocks) {
      this.clocks = said.clocks;
      this.clocksAt = performance.now();
    }
    if (said.thinking) this.thinking = said.thinking;
    if (said.hurried !== undefined) this.hurried = said.hurried;
    if (said.outcome !== undefined) this.outcome = said.outcome;
    if (said.seed !== undefined) this.seed = said.seed;
    if (said.lesson !== undefined) this.lesson = said.lesson;
    if (said.events) this.#log(said.from ?? 1, said.events);
    if (said.chat) this.#listen(said.chat);
  }

  #rows(): Further[] {
    const known = new Map([...this.legal, ...this.#beyond].map((move) => [move.index, move]));
    return this.#shortcuts.map((indexes) => {
      const row = indexes.map((index) => known.get(index)!);
      return { ...row.at(-1)!, row };
    });
  }

  /** New events follow the old ones; after an undo they replace what was taken back. */
  #log(from: number, events: GameEvent[]): void {
    this.events = [...this.events.filter((event) => event.n < from), ...events];
  }

  #listen(lines: ChatLine[]): void {
    const first = lines[0];
    if (first) this.chat = [...this.chat.filter((line) => line.n < first.n), ...lines];
  }
}
