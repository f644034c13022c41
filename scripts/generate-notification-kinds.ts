// Writes domain/notifications/kinds/index.ts, the list of all kinds, from the files of that folder;
// with --check only says whether it is current.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../domain/notifications/kinds");
const INDEX = join(FOLDER, "index.ts");

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ts") && name !== "index.ts")
  .map((name) => name.slice(0, -".ts".length))
  .sort();
/** The constant that a file such as cap-reached.ts exports: capReached. */
const constantOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const text = [
  "// Every kind of notification. Generated from the files of this folder by",
  "// `npm run contract:generate`. Do not edit.",
  ...names.map((name) => `import { ${constantOf(name)} } from "./${name}.ts";`),
  "",
  "export const KINDS = [",
  ...names.map((name) => `  ${constantOf(name)},`),
  "] as const;",
  "",
].join("\n");

if (process.argv.includes("--check")) {
  if (readFileSync(INDEX, "utf8") !== text) {
    process.stderr.write(
      "domain/notifications/kinds/index.ts does not list its folder: run " +
        "`npm run contract:generate`.\n",
    );
    process.exitCode = 1;
  }
} else writeFileSync(INDEX, text);
