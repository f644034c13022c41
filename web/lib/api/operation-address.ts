// Builds the address of a call: the operation's path with its parameters filled in, and the query
// string.

type Value = string | number | boolean;

/** The parameters of an address, for any operation. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** A list repeats its parameter; undefined is left out. */
  readonly query?: Readonly<Record<string, Value | readonly Value[] | undefined>> | undefined;
}

/** Returns the address of an operation such as "GET /v1/leads/{id}", without the method. */
export function operationAddress(name: string, { params, query = {} }: AddressParts = {}): string {
  const path = name
    .slice(name.indexOf("/"))
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ""));
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const each of [value ?? []].flat()) given.append(key, String(each));
  return given.size === 0 ? path : `${path}?${given.toString()}`;
}
