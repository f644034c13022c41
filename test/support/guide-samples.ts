// Reads the runnable samples of docs/guide, and compares what they print with what their page says.
//
// A sample is a fenced block whose first line ends with `run`, or with `serve` for a program that
// keeps running until the page ends. The next block ends with `output` and shows what it prints:
// `…` stands for anything within a line, or for any value of JSON.

const FENCE = /^```(\w+)(?: (run|serve|output))?\n([^]*?)^```$/gm;
const LANGUAGES = ["sh", "js", "python"] as const;
export type SampleLanguage = (typeof LANGUAGES)[number];

export interface Expected {
  readonly kind: "json" | "text";
  readonly text: string;
}

export interface Sample {
  readonly language: SampleLanguage;
  /** Whether it keeps running beside the samples after it. */
  readonly serves: boolean;
  readonly code: string;
  readonly expected: Expected;
}

/** The samples of a page in order. Throws where one has no output, or an output no sample. */
export function readSamples(markdown: string): readonly Sample[] {
  const samples: Sample[] = [];
  let open: Omit<Sample, "expected"> | null = null;
  for (const [, language = "", role, code = ""] of markdown.matchAll(FENCE)) {
    if (role === "output") {
      if (open === null) throw new Error(`this output follows no sample:\n${code}`);
      const kind = language === "json" ? "json" : "text";
      samples.push({ ...open, expected: { kind, text: code } });
      open = null;
      continue;
    }
    if (open !== null) throw new Error(`no output follows this sample:\n${open.code}`);
    if (role === undefined) continue;
    const known = LANGUAGES.find((name) => name === language);
    if (known === undefined) throw new Error(`samples cannot be run in ${language}`);
    open = { language: known, serves: role === "serve", code };
  }
  if (open !== null) throw new Error(`no output follows this sample:\n${open.code}`);
  return samples;
}

/** Why a printed text is not the expected one; null if it is. */
export function differenceOf({ kind, text }: Expected, printed: string): string | null {
  const isSame = kind === "json" ? isSameJson(text, printed) : isSameText(text, printed);
  return isSame ? null : `expected:\n${text}\nprinted:\n${printed}`;
}

function isSameText(expected: string, printed: string): boolean {
  const pattern = expected
    .trim()
    .split("…")
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(".*");
  return new RegExp(`^${pattern}$`).test(printed.trim());
}

function isSameJson(expected: string, printed: string): boolean {
  try {
    return fits(JSON.parse(expected), JSON.parse(printed));
  } catch {
    return false;
  }
}

type Json = ReturnType<typeof JSON.parse>;

/** `"…"` fits any value, and a member named so lets an object have further ones. */
function fits(expected: Json, value: Json): boolean {
  if (expected === "…") return true;
  if (typeof expected !== "object" || expected === null) return expected === value;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(expected) !== Array.isArray(value)) return false;
  const { "…": more, ...members } = expected;
  const names = Object.keys(members);
  return (
    names.every((name) => name in value && fits(members[name], value[name])) &&
    (more !== undefined || Object.keys(value).length === names.length)
  );
}
