// The address of a call: the operation's path with its parameters filled in, and the query string.

type Value = string | number | boolean;

/** What goes into an address, whatever the operation. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** A list repeats its parameter; what is undefined is left out. */
  readonly query?: Readonly<Record<string, Value | readonly Value[] | undefined>> | undefined;
}

/** Of an operation such as "GET /v1/leads/{id}", from the path on. */
export function operationAddress(name: string, { params, query = {} }: AddressParts = {}): string {
  const path = name
    .slice(name.indexOf("/"))
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ""));
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const each of [value ?? []].flat()) given.append(key, String(each));
  return given.size === 0 ? path : `${path}?${given.toString()}`;
}
