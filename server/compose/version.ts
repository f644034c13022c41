// Reads the version of this program.
import { readFileSync } from "node:fs";

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);

/** As package.json says. */
export const VERSION = version;
