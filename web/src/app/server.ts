import type {
  Addresses,
  Failure,
  GameInfo,
  NewTable,
  Picture,
  PublicTable,
  Review,
  RulesPage,
  Step,
  Text,
  Ticket,
  Why,
} from "../protocol";

/** What the server refused, as a text for a person. */
export class Refused extends Error {
  constructor(
    readonly text: Text,
    readonly status: number,
  ) {
    super(text.id);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused({ id: "error-no-connection" }, 0);
  }
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  throw new Refused(failure?.error ?? { id: "error-server" }, answer.status);
}

async function get<T>(path: string, token?: string | null): Promise<T> {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  return (await ask(path, { headers })).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  return (await ask(path, init)).json() as Promise<T>;
}

const books = new Map<string, Promise<RulesPage[]>>();

/** The rules of a game, asked for once. */
export function readRules(game: string, language: string): Promise<RulesPage[]> {
  const path = `/games/${game}/rules/${language}`;
  let found = books.get(path);
  if (!found) {
    found = get<RulesPage[]>(path);
    books.set(path, found);
    found.catch(() => books.delete(path));
  }
  return found;
}

export const listGames = () => get<GameInfo[]>("/games");
export const openTable = (wish: NewTable) => post<Ticket>("/tables", wish);
export const openLesson = (game: string, name: string) => post<Ticket>("/lessons", { game, name });
export const tableSummary = (id: string) => get<PublicTable>(`/tables/${id}`);
export const joinTable = (id: string, name: string, seat?: number) =>
  post<Ticket>(`/tables/${id}/join`, seat === undefined ? { name } : { name, seat });
export const listAddresses = () => get<Addresses>("/addresses");
export const drawQr = async (text: string) => (await post<Picture>("/qr", { text })).svg;
export const recordAddress = (id: string) => `/api/tables/${id}/record`;

const PAGE = 50;

/** How a replay is seen once the game is over. */
export interface Sight {
  /** Through whose eyes; null: one's own, or a spectator's. */
  eyes: number | null;
  /** With all that was hidden from them. */
  open: boolean;
}

/** The table after each of its moves, from step `at` on. */
export function replay(
  id: string,
  token: string | null,
  at: number,
  { eyes, open }: Sight,
): Promise<{ total: number; steps: Step[] }> {
  const seen = (eyes === null ? "" : `&seat=${eyes}`) + (open ? "&open=true" : "");
  return get(`/tables/${id}/replay?at=${at}&count=${PAGE}${seen}`, token);
}

/** What one's seat can learn from the finished game, or how far that has come. */
export const readReview = (id: string, token: string | null) =>
  get<Review>(`/tables/${id}/review`, token);

/** Why the bots moved as they did at a step of a finished game. */
export const readWhy = (id: string, at: number) => get<Why>(`/tables/${id}/why?at=${at}`);

/** What to tell a person about anything that went wrong. */
export function whatWentWrong(error: unknown): Text {
  return error instanceof Refused ? error.text : { id: "error-server" };
}
