// Finds where a link or picture of a Markdown file leads within the guide.
import { posix } from "node:path";
import { GUIDE_ADDRESS, GUIDE_PAGES, addressOf } from "./guide-pages.ts";

const ADDRESS_OF_FILE: ReadonlyMap<string, string> = new Map(
  GUIDE_PAGES.map((page) => [page.file, addressOf(page)]),
);
const PICTURE = /^screens\/([\w-]+\.png)$/;

/**
 * The address of a link in `file`, which is a path within docs/: of a page of the guide, of another
 * page of this server, or of another site. Null for a file that the guide does not show.
 */
export function findLink(file: string, target: string): string | null {
  if (/^https?:\/\//.test(target) || target.startsWith("#") || target.startsWith("/"))
    return target;
  const [path = "", anchor] = target.split("#", 2);
  const address = ADDRESS_OF_FILE.get(pathFrom(file, path));
  if (address === undefined) return null;
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** The name of a picture of docs/screens that `file` shows; null for any other. */
export function findPicture(file: string, target: string): string | null {
  return PICTURE.exec(pathFrom(file, target))?.[1] ?? null;
}

/** The address of a picture of docs/screens. */
export function addressOfPicture(name: string): string {
  return `${GUIDE_ADDRESS}/screens/${name}`;
}

function pathFrom(file: string, target: string): string {
  return posix.normalize(posix.join(posix.dirname(file), target));
}
