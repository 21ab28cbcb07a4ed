declare module "virtual:parts" {
  import type { DrawnParts } from "./table/board";
  const drawn: Record<string, () => Promise<DrawnParts>>;
  export default drawn;
}

declare module "virtual:titles/*" {
  const titles: Record<string, { "game-name": string; "game-blurb": string }>;
  export default titles;
  export const house: string[];
}
