/** Which of these files hold a game's texts: that of its folder after those of the folders around it. */
export function textPaths(paths: string[], id: string, language: string): string[] {
  const files = paths
    .filter((path) => path.endsWith(`/${language}.ftl`))
    .map((path) => ({ path, folders: path.split("/games/")[1]!.split("/").slice(0, -1) }));
  const own = files.find(({ folders }) => folders.join("-").replaceAll("_", "-") === id)?.folders;
  return files
    .filter(({ folders }) => own && folders.every((folder, depth) => folder === own[depth]))
    .toSorted((a, b) => a.folders.length - b.folders.length)
    .map(({ path }) => path);
}
