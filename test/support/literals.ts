// Reads the literals of TypeScript source: strings, and the texts of templates around their values.

/** Stands for a value in the text of a template. */
export const VALUE = "…";

interface Reading {
  readonly source: string;
  at: number;
  readonly found: string[];
}

/** Reads a string up to its closing quote. `at` is behind the opening one. */
function readString(reading: Reading, quote: string): void {
  const start = reading.at;
  while (reading.at < reading.source.length && reading.source[reading.at] !== quote)
    reading.at += reading.source[reading.at] === "\\" ? 2 : 1;
  reading.found.push(reading.source.slice(start, reading.at).replaceAll(`\\${quote}`, quote));
  reading.at += 1;
}

/** Reads a template up to its closing quote, and the literals of its values. */
function readTemplate(reading: Reading): void {
  let text = "";
  while (reading.at < reading.source.length && reading.source[reading.at] !== "`") {
    if (reading.source.startsWith("${", reading.at)) {
      reading.at += 2;
      readCode(reading, "}");
      text += VALUE;
    } else {
      text += reading.source[reading.at];
      reading.at += 1;
    }
  }
  reading.found.push(text);
  reading.at += 1;
}

/** Reads code up to `end`, which is not inside a bracket of its own. */
function readCode(reading: Reading, end: string): void {
  let depth = 0;
  while (reading.at < reading.source.length) {
    const character = reading.source.charAt(reading.at);
    reading.at += 1;
    if (character === '"' || character === "'") readString(reading, character);
    else if (character === "`") readTemplate(reading);
    else if (character === "{") depth += 1;
    else if (character === end && depth === 0) return;
    else if (character === "}") depth -= 1;
  }
}

const COMMENTS_AND_IMPORTS = /^\s*\/\/.*$|\/\*[^]*?\*\/|^import[^;]*;/gmu;

/** Every literal of `source`, without imports and comments. Values in templates are `VALUE`. */
export function literalsOf(source: string): readonly string[] {
  const reading = { source: source.replaceAll(COMMENTS_AND_IMPORTS, ""), at: 0, found: [] };
  readCode(reading, "");
  return reading.found;
}
