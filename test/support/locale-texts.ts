// Reads the texts of a language from `locales/`, one by one and as the literals of each file.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./server-process.ts";
import { literalsOf } from "./literals.ts";

export interface LocaleText {
  /** File and path within it, for example `leads.ts page.way`. */
  readonly name: string;
  /** The text, or of a text with arguments its literals, joined by a line break. */
  readonly text: string;
}

/** The files of a language, relative to its folder, those of `parts/` too. */
export function localeFiles(language: string): readonly string[] {
  const folder = join(ROOT, "locales", language);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/** Every literal of a language's files, by file: also those of words that texts are put together
 * from. */
export function localeLiterals(language: string): readonly LocaleText[] {
  return localeFiles(language).flatMap((file) =>
    literalsOf(readFileSync(join(ROOT, "locales", language, file), "utf8")).map((text) => ({
      name: file,
      text,
    })),
  );
}

function textsOf(value: unknown, name: string): readonly LocaleText[] {
  if (typeof value === "string") return [{ name, text: value }];
  if (typeof value === "function") return [{ name, text: literalsOf(value.toString()).join("\n") }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsOf(member, `${name}.${key}`));
}

/** The texts of all catalogs in one language, by name. */
export async function localeTexts(language: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of localeFiles(language)) {
    const exported: unknown = await import(join(ROOT, "locales", language, file));
    if (typeof exported !== "object" || exported === null) continue;
    for (const [name, value] of Object.entries(exported))
      for (const found of textsOf(value, `${file} ${name}`)) texts.set(found.name, found.text);
  }
  return texts;
}
