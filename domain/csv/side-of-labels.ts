// Reads the side of a lead from labels, tags and notes, where people keep it for want of a column.
import { readSide } from "../lead/read-words.ts";
import type { LeadSide } from "../lead/vocabulary.ts";

/** Between the labels of a cell: "Sellers ::: * myContacts", "Buyer, Hot", "Buyers | 2026". */
const BETWEEN = /\s*(?::::|[,;|/•\n]|\s[*-]\s)\s*/;
const MAX_LENGTH = 2_000;
/** Longer labels are sentences, in which a word such as "buyer" may mean another person. */
const LONGEST_LABEL = 60;

/** The side that the labels of a cell agree on; null if they name none, or different ones. */
export function readSideOfLabels(cell: string): LeadSide | null {
  const sides = new Set<LeadSide>();
  for (const label of cell.slice(0, MAX_LENGTH).split(BETWEEN)) {
    if (label === "" || label.length > LONGEST_LABEL) continue;
    const side = readSide(label.replace(/^\W+/, ""));
    if (side !== null && side !== "unknown") sides.add(side);
  }
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
}
