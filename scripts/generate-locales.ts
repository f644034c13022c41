// Writes locales/catalogues: for each text area, a file that pairs the texts of all languages; with
// --check only reports whether they are current.
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES } from "../domain/languages.ts";

const LOCALES = join(import.meta.dirname, "../locales");
const CATALOGUES = join(LOCALES, "catalogues");
const EXPORTED = /^export const (\w+)/gm;

/** Returns the areas of a language; a folder in it holds parts of areas, which have no catalog. */
async function readAreas(language: string): Promise<readonly string[]> {
  const entries = await readdir(join(LOCALES, language), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Returns the one name that the area's file exports, in camel case. */
async function readName(file: string): Promise<string> {
  const source = await readFile(join(LOCALES, "en", file), "utf8");
  const names = [...source.matchAll(EXPORTED)].map(([, name = ""]) => name);
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new Error(`locales/en/${file} must export one constant.`);
  return name;
}

/** `bellTexts` is paired under the name `BELL_TEXTS`. */
function write(file: string, name: string): string {
  const constant = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  const imports = LANGUAGES.map(
    (language) => `import { ${name} as ${language} } from "../${language}/${file}";`,
  );
  return [
    "// Generated from the files of all languages by `npm run locales:generate`. Do not edit.",
    ...imports,
    'import type { Texts } from "../texts.ts";',
    "",
    `export const ${constant}: Texts<typeof en> = { ${LANGUAGES.join(", ")} };`,
    "",
  ].join("\n");
}

async function generate(): Promise<ReadonlyMap<string, string>> {
  const areas = await readAreas("en");
  return new Map(
    await Promise.all(
      areas.map(async (file) => [file, write(file, await readName(file))] as const),
    ),
  );
}

async function readCatalogues(): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(CATALOGUES).catch(() => []);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(CATALOGUES, name), "utf8")] as const),
    ),
  );
}

const [wanted, found] = [await generate(), await readCatalogues()];
const stale = [...new Set([...wanted.keys(), ...found.keys()])].filter(
  (file) => wanted.get(file) !== found.get(file),
);
if (process.argv.includes("--check")) {
  for (const file of stale)
    process.stderr.write(
      `locales/catalogues/${file} is not fresh: run \`npm run locales:generate\`.\n`,
    );
  if (stale.length > 0) process.exitCode = 1;
} else {
  await mkdir(CATALOGUES, { recursive: true });
  for (const file of stale) {
    const text = wanted.get(file);
    if (text === undefined) await rm(join(CATALOGUES, file));
    else await writeFile(join(CATALOGUES, file), text);
  }
}
