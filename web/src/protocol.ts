/* What server and client say to each other; docs/protocol.md explains it.
   Written by tools/wire_types.py from the server's own types: change those, not this file. */

export type Argument = number | string | { seat: number } | Argument[];

/** Everyone may think for days. */
export interface NoClock {
  kind: "none";
}

/** Every move has the same time. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** One account for the whole game; each move earns an increment. */
export interface GameClock {
  kind: "game";
  seconds: number;
  increment?: number;
}

/** A text of the engine: the id of a message and its arguments. A string is a message's id. */
export interface Text {
  id: string;
  args?: Record<string, Argument>;
  /** The rule that asks or refuses, by its id on the game's rules page. */
  rule?: string;
}

export interface Option {
  name: string;
  values: string[];
  default: string;
}

/** A rule of a game. One without a title is a paragraph, one without an id mere prose. */
export interface RuleInfo {
  id: string;
  title: string;
  /** 1 for a chapter. */
  depth: number;
  html: string;
}

/** A page of the rules of a game. */
export interface RulesPage {
  title: string;
  /** What stands before the first rule. */
  html: string;
  rules: RuleInfo[];
}

export interface GameInfo {
  id: string;
  players: number[];
  default_players: number;
  minutes: [number, number];
  options: Option[];
  levels: string[];
  tempers: string[];
  /** All win or lose together: one person may play several seats. */
  cooperative: boolean;
  /** There is a guided first game. */
  lesson: boolean;
}

/** Who is to sit on a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string;
  /** Of a bot: `drawn` from the table's luck, or one of the tempers; empty for none. */
  temper?: string;
}

/** A table as its host wants it. */
export interface NewTable {
  game: string;
  players: number;
  name: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: ClockRule;
  /** Whether places are drawn when the game begins. */
  seating?: "as-seated" | "drawn";
  /** Whether people may ask for advice; null: only who is alone against bots. */
  advice?: boolean | null;
  start?: boolean;
}

/** Who wants to be guided through a first game. */
export interface NewLesson {
  game: string;
  name: string;
}

export interface Joining {
  name: string;
  seat?: number | null;
}

/** A seat and the secret that proves it. */
export interface Ticket {
  table: string;
  seat: number;
  token: string;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  /** Of a bot: how it likes to play. */
  temper: string | null;
  here: boolean;
  /** Why a bot plays a person's seat, if one does. */
  stand_in: "agreed" | "flag" | "resigned" | null;
  /** What can be asked about it now: by others that a bot takes over, by the host that it is set free (`sit`), by its person to have it back or to resign. */
  may: ("handback" | "resign" | "sit" | "takeover")[];
}

export interface Summary {
  table: string;
  game: string;
  players: number;
  options: Record<string, string>;
  phase: "over" | "playing" | "stopped" | "waiting";
  /** Why the game cannot go on here, if it cannot. */
  stopped: Text | null;
  host: number;
  seats: SeatInfo[];
  clock: ClockRule;
  /** Whether lots are drawn for the seats when the game begins. */
  seating: "as-seated" | "drawn";
  /** Whether people may ask for advice. */
  advice: boolean;
  /** A guided first game: its deal is fixed. */
  lesson: boolean;
  /** Whether something is hidden from a player: a replay can show it once the game is over. */
  hides: boolean;
  created: string;
  /** The next table, once there is one. */
  rematch: string | null;
}

/** How far a game is: which `year`, `round` or `turn`. */
export interface Chapter {
  kind: string;
  number: number;
}

/** What is told of a game that is over to those who have not opened it. */
export interface Ended {
  /** Groups of equal seats, the best first; nobody is in the first one if nobody has won. */
  ranking: number[][];
  /** Whether sides have won and lost: places say nothing then. */
  sides: boolean;
  /** What each seat has scored, where that is counted in points. */
  points: number[] | null;
}

/** A table as its players find it in their list. */
export interface PublicTable {
  table: string;
  game: string;
  players: number;
  options: Record<string, string>;
  phase: "over" | "playing" | "stopped" | "waiting";
  stopped: Text | null;
  host: number;
  seats: SeatInfo[];
  clock: ClockRule;
  seating: "as-seated" | "drawn";
  advice: boolean;
  lesson: boolean;
  hides: boolean;
  created: string;
  rematch: string | null;
  /** How far the game is, if it counts and has begun. */
  chapter: Chapter | null;
  /** The seats that decide now, as far as everybody may know. */
  asked: number[];
  /** How the game ended, once it is over. */
  ended: Ended | null;
}

export interface Move {
  index: number;
  /** Its notation. */
  text: string;
  kind: string;
  args: Record<string, Argument>;
  label: Text;
}

export interface GameEvent {
  n: number;
  /** How many moves had been made when it happened, its own included. */
  move: number;
  id: string;
  args: Record<string, Argument>;
}

/** How the table looked on the way, when the events up to `n` had been told. */
export interface Scene {
  n: number;
  /** Whole in the first scene; in the others what had changed since the one before. */
  view?: unknown;
  /** For those who asked for changes: since the scene before, or the view before the update. */
  changes?: Record<string, unknown>[];
}

/** An idea that is told now. */
export interface LessonStep {
  name: string;
  says: Text;
  /** What it is about on the board. */
  about: string[];
  /** The moves to try, by their indexes; none: it is to be read. */
  lit: number[];
  number: number;
  of: number;
}

export interface Undo {
  can: boolean;
  /** Why one's last move cannot be taken back, if it cannot. */
  why: Text | null;
}

/** Somebody proposes that a bot plays for an absent seat. */
export interface Takeover {
  seat: number;
  asked_by: number;
  needs: number[];
}

export interface Clock {
  seat: number;
  left: number;
  running: boolean;
}

export interface SheetLine {
  label: Text;
  values: (number | null)[];
}

export interface Outcome {
  ranking: number[][];
  scores: number[];
  reason: string;
  sheet: SheetLine[];
  labels: Record<string, string>[];
  /** The reason of this very end, with the names of those concerned. */
  how: Text;
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  said: string;
  /** What the table itself says, or that somebody points at something. */
  note: Text | null;
  at: string;
  /** How many events had been told. */
  after: number;
  /** What the seat points at: a space or a card by its name. */
  thing: string | null;
}

export interface Step {
  at: number;
  view: unknown;
  actors: number[];
  events: GameEvent[];
}

export interface Replay {
  total: number;
  steps: Step[];
}

/** What spoke for the answer of a bot. */
export interface WhyAnswer {
  seat: number;
  reasons: Text[];
}

/** Why the bots answered as they did at a step of the replay. */
export interface Why {
  at: number;
  answers: WhyAnswer[];
}

/** A choice of the seat on the curve of its chance to win. */
export interface ReviewPoint {
  /** Of the replay, before the choice. */
  step: number;
  /** As could be known, with the best answer. */
  chance: number;
  /** What the answer that was given changed: nought or less, about. */
  choice: number;
  /** What everything else changed until the next choice. */
  luck: number;
}

/** A choice that cost more than chance explains. */
export interface ReviewMoment {
  step: number;
  moves: Move[];
  better: Move[];
  /** With the better moves, as could be known. */
  chance: number;
  played: number;
  /** The standard error of the difference. */
  error: number;
  reasons: Text[];
  /** The two chances, had all hidden things been known. */
  truth: [number, number];
  hidden: Text[];
}

export interface Reviewed {
  points: ReviewPoint[];
  /** The seat's share of the victory. */
  result: number;
  moments: ReviewMoment[];
  /** Whether chances of this game were measured against what happened. */
  calibrated: boolean;
}

/** What a seat can learn from its game, or how far that has been worked out. */
export interface Review {
  seat: number;
  done: number;
  total: number;
  review: Reviewed | null;
}

export interface Health {
  version: string;
  /** `compiled` or `interpreted`. */
  engine: string;
}

/** Where a server is found in the local network. */
export interface Addresses {
  addresses: string[];
  /** It listens on its own machine alone. */
  local_only: boolean;
}

export interface Picture {
  svg: string;
}

export interface Failure {
  error: Text;
  detail: string;
}

/** The answer to a greeting: the whole table as the seat may see it. */
export interface Whole {
  is: "table";
  table: Summary;
  /** The seat that is shown; of several, the one that is asked something. */
  you: number | null;
  /** All seats of the same person. */
  mine: number[];
  host: boolean;
  commitment: string;
  move: number;
  view: unknown;
  actors: number[];
  question: number;
  prompt: Text | null;
  legal: Move[];
  /** Answers that one tap can give, one after another, by their indexes. */
  shortcuts: number[][];
  /** The moves in them that are not legal yet. */
  further: Move[];
  from: number;
  events: GameEvent[];
  undo: Undo;
  takeover: Takeover | null;
  clocks: Clock[];
  thinking: number[];
  /** Bots think less than they should for now: the server is busy. */
  hurried: boolean;
  outcome: Outcome | null;
  seed: string | null;
  chat: ChatLine[];
  /** What a learner is told now; only at the table of a lesson. */
  lesson?: LessonStep | null;
}

/** The parts of the table that have changed. */
export interface Update {
  is: "update";
  table?: Summary;
  you?: number | null;
  mine?: number[];
  host?: boolean;
  commitment?: string;
  move?: number;
  view?: unknown;
  actors?: number[];
  question?: number;
  prompt?: Text | null;
  legal?: Move[];
  shortcuts?: number[][];
  further?: Move[];
  from?: number;
  events?: GameEvent[];
  undo?: Undo;
  takeover?: Takeover | null;
  clocks?: Clock[];
  thinking?: number[];
  hurried?: boolean;
  outcome?: Outcome | null;
  seed?: string | null;
  chat?: ChatLine[];
  lesson?: LessonStep | null;
  changes?: Record<string, unknown>[];
  scenes?: Scene[];
}

export interface Done {
  is: "ok";
  id: string;
}

export interface Refused {
  is: "error";
  error: Text;
  detail: string;
  id?: string;
}

/** A fact that helps to decide, and the move that it is about, if any. */
export interface Aid {
  text: Text;
  /** By its index. */
  move: number | null;
}

/** Odds and beliefs that follow from what the seat knows. */
export interface Aids {
  is: "aids";
  aids: Aid[];
}

/** How the seat could go on with its answer: moves by their notation, one after the other. */
export interface Suggestion {
  is: "suggestion";
  moves: string[];
}

/** The chance to win, from 0 to 1, with its interval of 95 %. */
export interface Odds {
  chance: number;
  low: number;
  high: number;
}

/** Moves to make one after the other, mostly one; of several the last makes them binding. */
export interface Considered {
  moves: Move[];
  /** Only where the game's judgement was measured to be a chance, and there was time to use it. */
  odds: Odds | null;
  /** What speaks for them; ids that begin with `but-` speak against them. */
  reasons: Text[];
}

/** What the hard bot would answer, best first. */
export interface Advice {
  is: "advice";
  question: number;
  considered: Considered[];
  /** Whether there was time for less thought than usual. */
  hurried: boolean;
}

/** The next table; the same token is the same seat there. */
export interface Rematch {
  is: "rematch";
  table: string;
  seat: number | null;
  token: string | null;
}

/** Who is there. Without a token the cookie decides; null is a spectator. */
export interface HelloRequest {
  do: "hello";
  token?: string | null;
  /** The last event that the client still has. */
  have?: number;
  /** Whether updates shall hold what has changed in the view, and not all of it. */
  changes?: boolean;
}

/** The seat's answer to its question. */
export interface PlayRequest {
  do: "play";
  id: string;
  question: number;
  /** Of the move in the game's catalogue. */
  index: number;
  /** Which of one's seats answers, if one has several. */
  seat?: number | null;
}

/** Take back one's last move. */
export interface UndoRequest {
  do: "undo";
  id: string;
}

export interface ConsentRequest {
  do: "consent";
  id: string;
  to: "takeover";
  yes: boolean;
}

export interface SayRequest {
  do: "say";
  id: string;
  said: string;
}

/** Show something on the board to the others. */
export interface PointRequest {
  do: "point";
  id: string;
  thing: string;
}

export interface StartRequest {
  do: "start";
  id: string;
}

/** The host puts a bot on a seat or sets it free; anybody takes one more seat for themselves */
export interface SitRequest {
  do: "sit";
  id: string;
  seat: number;
  kind: "bot" | "me" | "open";
  level?: string;
  /** Of a bot: `drawn` from the table's luck, or one of the tempers; empty for none. */
  temper?: string;
}

/** The host decides whether people may ask for advice at this table. */
export interface AllowRequest {
  do: "allow";
  id: string;
  advice: boolean;
}

/** What would the hard bot answer to the seat's question? */
export interface AdviseRequest {
  do: "advise";
  id: string;
  question: number;
}

/** Go on with the lesson: the step has been read. */
export interface ReadRequest {
  do: "read";
  id: string;
  step: string;
}

export interface RenameRequest {
  do: "rename";
  id: string;
  name: string;
}

/** A bot plays on to the end of the game. */
export interface ResignRequest {
  do: "resign";
  id: string;
}

/** A bot shall play for someone who is not here. */
export interface TakeoverRequest {
  do: "takeover";
  id: string;
  seat: number;
}

/** Take one's seat back from the bot. */
export interface HandbackRequest {
  do: "handback";
  id: string;
}

/** The same table again. */
export interface RematchRequest {
  do: "rematch";
  id: string;
}

/** How the seat could go on with its answer, from what it knows. */
export interface SuggestRequest {
  do: "suggest";
  id: string;
}

/** Odds and beliefs that follow from what the seat knows. */
export interface HelpRequest {
  do: "help";
  id: string;
}

export interface PingRequest {
  do: "ping";
  id: string;
}

export type ClockRule = NoClock | MoveClock | GameClock;

export type Message = Whole | Update | Done | Refused | Suggestion | Aids | Advice | Rematch;

export type Request =
  | PlayRequest
  | UndoRequest
  | ConsentRequest
  | SayRequest
  | PointRequest
  | StartRequest
  | SitRequest
  | AllowRequest
  | AdviseRequest
  | ReadRequest
  | RenameRequest
  | ResignRequest
  | TakeoverRequest
  | HandbackRequest
  | RematchRequest
  | SuggestRequest
  | HelpRequest
  | PingRequest;
