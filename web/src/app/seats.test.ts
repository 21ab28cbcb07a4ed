import { beforeEach, expect, test, vi } from "vitest";
import { myGames, remember, write } from "./memory";
import { linkToMySeats, takeSeatsFromLink } from "./seats";

const seat = (table: string, token: string) => ({ table, seat: 1, token, game: "shogun" });

function open(link: string) {
  vi.stubGlobal("location", { hash: new URL(link).hash, pathname: "/" });
  vi.stubGlobal("history", { replaceState: vi.fn() });
}

beforeEach(() => write("mine", []));

test("all my seats come along by one link, which leaves the address", () => {
  remember(seat("a", "seat_one"));
  remember(seat("b", "seat_two"));
  const mine = myGames();
  const link = linkToMySeats("http://192.168.1.5:8000");
  write("mine", []);
  open(link);
  expect(takeSeatsFromLink()).toBe(2);
  expect(myGames()).toEqual(mine);
  expect(history.replaceState).toHaveBeenCalledWith(null, "", "/");
});

test("a link does not replace a seat that I have", () => {
  remember(seat("a", "seat_other"));
  const link = linkToMySeats("http://x");
  write("mine", []);
  remember(seat("a", "seat_mine"));
  open(link);
  expect(takeSeatsFromLink()).toBe(0);
  expect(myGames()).toEqual([seat("a", "seat_mine")]);
});

test("a broken link brings nothing", () => {
  open("http://x/#seats=%%%");
  expect(takeSeatsFromLink()).toBe(0);
});
