// What the end of an import leaves to be told. Counts alone: no name of a file, and nobody's words.

export interface ImportEnded {
  readonly accountId: string;
  readonly importId: string;
  readonly status: "done" | "cancelled";
  readonly rows: number;
  readonly accepted: number;
  readonly sold: number;
  readonly earnedCents: number;
}
