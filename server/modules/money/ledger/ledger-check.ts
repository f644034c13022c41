// Describes a check of the book.

/** One promise of the book, and the query that finds what breaks it. */
export interface LedgerCheck {
  readonly name: string;
  /** What must be true, as a sentence. */
  readonly promise: string;
  readonly sql: string;
}
