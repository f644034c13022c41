// Finds, checks and fills in the {macros} of templates, for any list of macros.

/**
 * An error in a template's macros: `unknown_macro` with the probably intended one, if a similar one
 * exists; `stray_brace` with the text around it.
 */
export type MacroProblem<Name extends string> =
  | { readonly code: "stray_brace"; readonly at: string }
  | { readonly code: "unknown_macro"; readonly macro: string; readonly suggestion: Name | null };

/** The functions for one list of macros. */
export interface Macros<Name extends string> {
  /** Every unknown macro in order, then the first unmatched brace. */
  readonly problemsIn: (text: string) => MacroProblem<Name>[];
  /** The macros of a template, each once. */
  readonly namesIn: (text: string) => readonly Name[];
  /**
   * The template with each macro replaced. Inserted values are not expanded again; other text stays
   * unchanged.
   */
  readonly fill: (text: string, written: (name: Name) => string) => string;
}

const MACRO = /\{([^{}]*)\}/g;
const SHOWN_AROUND = 12;
/** A name with more differences is not similar. */
const MOST_SLIPS = 3;

/**
 * The functions for a list of macros. `otherWords`: other systems' names for them; both ignore case
 * and underscores.
 */
export function macrosOf<const Name extends string>(
  names: readonly Name[],
  otherWords: Readonly<Record<string, string>>,
): Macros<Name> {
  const known: ReadonlySet<string> = new Set(names);
  const others = new Map(Object.entries(otherWords));
  const isName = (name: string): name is Name => known.has(name);
  /** Names that differ only in case or underscores, or by another system's name, are equal. */
  const fold = (name: string): string => {
    const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
    return others.get(plain) ?? plain;
  };
  /** The macro that was probably meant; null if none is similar. */
  const nearest = (name: string): Name | null => {
    const folded = fold(name);
    const ranked = names
      .map((macro) => ({
        macro,
        slips: folded === "" ? Infinity : slipsBetween(folded, fold(macro)),
      }))
      .toSorted((a, b) => a.slips - b.slips);
    const [best] = ranked;
    return best !== undefined && best.slips <= Math.min(MOST_SLIPS, Math.floor(folded.length / 2))
      ? best.macro
      : null;
  };
  return {
    problemsIn: (text) => {
      const problems: MacroProblem<Name>[] = [];
      const rest = text.replaceAll(MACRO, (_, name: string) => {
        if (!isName(name))
          problems.push({ code: "unknown_macro", macro: name, suggestion: nearest(name) });
        return "\0";
      });
      const stray = rest.search(/[{}]/);
      if (stray >= 0)
        problems.push({
          code: "stray_brace",
          at: rest
            .slice(Math.max(0, stray - SHOWN_AROUND), stray + SHOWN_AROUND)
            .replaceAll("\0", "…"),
        });
      return problems;
    },
    namesIn: (text) =>
      [...new Set([...text.matchAll(MACRO)].map(([, name = ""]) => name))].filter(isName),
    fill: (text, written) =>
      text.replaceAll(MACRO, (whole, name: string) => (isName(name) ? written(name) : whole)),
  };
}

/**
 * Letters to replace, insert, delete or swap with the next one; Infinity if the lengths alone
 * differ too much.
 */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_SLIPS) return Infinity;
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
          ? at(row - 2, column - 2) + 1
          : Infinity;
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        swapped,
      );
      const filled = rows[row];
      if (filled !== undefined) filled[column] = least;
    }
  }
  return at(one.length, other.length);
}
