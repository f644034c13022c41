// Lists the kinds of records that a person finds by typing.

/** In the order in which they are shown: who it is comes before what belongs to them. */
export const FIND_KINDS = [
  "account",
  "person",
  "lead",
  "campaign",
  "source",
  "form",
  "link",
  "import",
  "destination",
  "return",
  "payout",
  "manual_entry",
] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** Characters of a typed text; a longer one is refused. */
export const LONGEST_FIND = 512;
