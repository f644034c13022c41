// Cleans a value that holds figures, such as a phone number, a price or a ZIP, of what programs and
// keyboards add to it. The readers judge what is left.
import { cleanText } from "./text.ts";

/** Matches what needs no cleaning: figures as most forms send them. */
const CLEAN = /^[\d+$][\d ,.+$()-]*$/;
const VULGAR_FRACTION = /[\u00bc-\u00be\u2150-\u215e]/g;
/** How a cell is written that must stay text: `'02139`, `="02139"`, `"02139"`. */
const QUOTED_CELL = /^=?"([^"]*)"$|^'([^']*)'?$/;

/**
 * The text without invisible marks, with plain spaces, plain digits ("１２" is 12) and plain
 * fractions ("2½" is "2 1/2"), and without the quotes that a spreadsheet keeps around text.
 */
export function cleanFigures(text: string): string {
  if (CLEAN.test(text)) return text.trimEnd();
  const plain = cleanText(text)
    .replace(VULGAR_FRACTION, (sign) => ` ${sign.normalize("NFKC")}`)
    .normalize("NFKC")
    .replaceAll("\u2044", "/")
    .trim();
  const quoted = QUOTED_CELL.exec(plain);
  return quoted === null ? plain : (quoted[1] ?? quoted[2] ?? "").trim();
}

const FLOAT = /^(\d+)\.0+$/;
const EXPONENT = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i;

/**
 * The digits of a whole number that a spreadsheet wrote as a float: "95838.0" is 95838,
 * "9.165552103E+09" is 9165552103. Any other text stays as it is, also "9.16E+09", whose last
 * digits are lost.
 */
export function unfloat(text: string): string {
  const [, whole] = FLOAT.exec(text) ?? [];
  if (whole !== undefined) return whole;
  const [, first, rest = "", power] = EXPONENT.exec(text) ?? [];
  return first !== undefined && rest.length === Number(power) ? `${first}${rest}` : text;
}
