// Keeps a filter by a record's name usable while the names load: an address may already ask for
// one.

export interface Named {
  readonly id: string;
  readonly name: string;
}

export type NamedOptions = readonly (readonly [id: string, name: string])[];

const LOADING = "…";

/**
 * The options of the filter: the loaded records, or until then the ids that the address asks for,
 * separated by commas.
 */
export function askedOptions(loaded: readonly Named[] | undefined, asked: string): NamedOptions {
  if (loaded !== undefined) return loaded.map(({ id, name }) => [id, name] as const);
  return asked
    .split(",")
    .filter((id) => id !== "")
    .map((id) => [id, LOADING] as const);
}
