declare module "virtual:titles/*" {
  const titles: Record<string, { "game-name": string; "game-blurb": string }>;
  export default titles;
}
