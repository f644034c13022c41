// Reads number formats of spreadsheets, as far as they change what an import reads: dates, padded
// digits, percents and decimals.

/** A section of a format, without colors, currencies and texts around the number. */
export type NumberShape =
  /** `decimals`: where the number is rounded; null where the format does not say it. */
  | { readonly kind: "number"; readonly decimals: number | null; readonly isPercent: boolean }
  /** Digits padded with zeros: `00000` and `00000-0000` of ZIPs. `mask` has 0, # and literals. */
  | { readonly kind: "digits"; readonly mask: string }
  | { readonly kind: "date"; readonly hasDay: boolean; readonly hasTime: boolean };

interface Section {
  /** Numbers the section is for, as in `[<=99999]`; null without a condition. */
  readonly applies: ((value: number) => boolean) | null;
  readonly shape: NumberShape;
}

/** Of a format: at least one, in its order. */
export type NumberFormat = readonly Section[];

/**
 * Formats that files name by number only: ECMA-376 Part 1, 18.8.30. The standard leaves out 5 to 8
 * and 41 to 44, which are amounts of money.
 */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [1, "0"],
  [2, "0.00"],
  [3, "#,##0"],
  [4, "#,##0.00"],
  [5, "#,##0"],
  [6, "#,##0"],
  [7, "#,##0.00"],
  [8, "#,##0.00"],
  [9, "0%"],
  [10, "0.00%"],
  [14, "mm-dd-yy"],
  [15, "d-mmm-yy"],
  [16, "d-mmm"],
  [17, "mmm-yy"],
  [18, "h:mm AM/PM"],
  [19, "h:mm:ss AM/PM"],
  [20, "h:mm"],
  [21, "h:mm:ss"],
  [22, "m/d/yy h:mm"],
  [37, "#,##0"],
  [38, "#,##0"],
  [39, "#,##0.00"],
  [40, "#,##0.00"],
  [41, "#,##0"],
  [42, "#,##0"],
  [43, "#,##0.00"],
  [44, "#,##0.00"],
  [45, "mm:ss"],
  [46, "[h]:mm:ss"],
  [47, "mmss.0"],
]);

const PLAIN: NumberShape = { kind: "number", decimals: null, isPercent: false };
const GENERAL: NumberFormat = [{ applies: null, shape: PLAIN }];

/** The format that a file names only by its number; plain numbers for any other number. */
export function builtInFormat(id: number): NumberFormat {
  const code = BUILT_IN.get(id);
  return code === undefined ? GENERAL : readNumberFormat(code);
}

/** The shape in which a format shows a number. */
export function shapeFor(format: NumberFormat, value: number): NumberShape {
  const fitting =
    format.find(({ applies }) => applies?.(value) === true) ??
    (format.some(({ applies }) => applies !== null)
      ? format.find(({ applies }) => applies === null)
      : format[value < 0 && format.length > 1 ? 1 : 0]);
  return fitting?.shape ?? PLAIN;
}

/** Reads a format code: ECMA-376 Part 1, 18.8.31. Codes that are none show plain numbers. */
export function readNumberFormat(code: string): NumberFormat {
  const sections: Section[] = [];
  let parts: Part[] = [];
  for (const part of partsOf(code)) {
    if (part.kind === "end") {
      sections.push(readSection(parts));
      parts = [];
    } else parts.push(part);
  }
  return [...sections, readSection(parts)];
}

interface Part {
  readonly kind: "code" | "text" | "bracket" | "end";
  readonly text: string;
}

/**
 * A text in quotes or after a backslash; a width `_)` or filling `*-`, which show no digit; a
 * bracket; the end of a section; one other letter.
 */
const PART = /"([^"]*)"?|\\([^])|[_*][^]|\[([^\]]*)\]?|(;)|([^])/gu;

function* partsOf(code: string): Generator<Part> {
  for (const [, quoted, escaped, bracket, end, letter] of code.matchAll(PART)) {
    const text = quoted ?? escaped;
    if (text !== undefined) yield { kind: "text", text };
    else if (bracket !== undefined) yield { kind: "bracket", text: bracket };
    else if (end !== undefined) yield { kind: "end", text: end };
    else if (letter !== undefined) yield { kind: "code", text: letter };
  }
}

function readSection(parts: readonly Part[]): Section {
  const brackets = parts.filter(({ kind }) => kind === "bracket").map(({ text }) => text);
  const applies = brackets.map(readCondition).find((found) => found !== null) ?? null;
  // Elapsed hours, minutes or seconds, which are a length and no moment.
  if (brackets.some((text) => /^(?:h+|m+|s+)$/i.test(text))) return { applies, shape: PLAIN };
  const codes = parts
    .filter(({ kind }) => kind === "code")
    .map(({ text }) => text)
    .join("")
    .toLowerCase();
  return { applies, shape: dateOf(codes) ?? digitsOf(parts, codes) ?? numberOf(codes) };
}

const CONDITION = /^(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)$/;

function readCondition(text: string): ((value: number) => boolean) | null {
  const [, operator, operand] = CONDITION.exec(text) ?? [];
  const other = Number(operand);
  switch (operator) {
    case "<=":
      return (value) => value <= other;
    case ">=":
      return (value) => value >= other;
    case "<>":
      return (value) => value !== other;
    case "<":
      return (value) => value < other;
    case ">":
      return (value) => value > other;
    case "=":
      return (value) => value === other;
    default:
      return null;
  }
}

/** `m` is a month, or minutes beside hours or seconds. */
function dateOf(codes: string): NumberShape | null {
  const letters = codes.replace("general", "").replace(/s\.0+/, "s");
  if (!/[ymdhs]/.test(letters) || /[0#?]/.test(letters)) return null;
  const hasTime = /[hs]/.test(letters);
  return { kind: "date", hasDay: /[yd]|mmm/.test(letters) || !hasTime, hasTime };
}

/** Whole numbers that are padded to at least two digits. */
function digitsOf(parts: readonly Part[], codes: string): NumberShape | null {
  if (!/^[0#() -]+$/.test(codes) || !/0.*0/.test(codes)) return null;
  const mask = parts
    .filter(({ kind }) => kind === "code" || kind === "text")
    .map(({ kind, text }) => (kind === "text" ? text.replaceAll(/[0#]/g, "") : text))
    .join("");
  return { kind: "digits", mask };
}

/** Amounts; not fractions, exponents, or thousands that are left out (`0,`). */
const AMOUNT = /^[#0?,]*[#0?](?:\.([0#?]*))?%?$/;

const MOST_DECIMALS = 15;

function numberOf(codes: string): NumberShape {
  const isPercent = codes.includes("%");
  const [whole, decimals = ""] = AMOUNT.exec(codes.replaceAll(/[$+() -]/g, "")) ?? [];
  return {
    kind: "number",
    decimals: whole === undefined || decimals.length > MOST_DECIMALS ? null : decimals.length,
    isPercent,
  };
}
