// The folder in which the page is served: "/" on a server, such as "/games/rapido/" on a static host.

const script: string = import.meta.url;
export const FOLDER = import.meta.env.PROD ? folderOf(script) : "/";

/** The address of a view: /games/rapido/rules for /rules if the page is served in /games/rapido/. */
export function linkTo(path: string): string {
  return inFolder(FOLDER, path);
}

/** The path of the view at an address of the page. */
export function pathOf(pathname: string): string {
  return pathIn(FOLDER, pathname);
}

/** The folder of the page, from the address of one of its scripts, which the build puts into static/a/. */
export function folderOf(address: string): string {
  return new URL("../../", address).pathname;
}

/** The address of a path in the folder. */
export function inFolder(folder: string, path: string): string {
  return folder + path.replace(/^\//, "");
}

/** The path of a view, from an address in the folder: static hosts add a slash to folders, or the name of the file. */
export function pathIn(folder: string, pathname: string): string {
  const path = pathname.startsWith(folder) ? pathname.slice(folder.length - 1) : pathname;
  return path.replace(/\/(index\.html)?$/, "") || "/";
}
