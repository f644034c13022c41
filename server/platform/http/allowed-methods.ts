// Distinguishes an address that exists for other methods (405) from one that does not exist (404).

type Pattern = { readonly matches: RegExp; readonly methods: Set<string> };

export class AllowedMethods {
  readonly #patterns = new Map<string, Pattern>();

  /** Remembers a route as the router knows it: `/v1/leads/:id`, `/files/*`. */
  add(pattern: string, methods: string | readonly string[]): void {
    let known = this.#patterns.get(pattern);
    if (known === undefined)
      this.#patterns.set(pattern, (known = { matches: toRegExp(pattern), methods: new Set() }));
    for (const method of [methods].flat()) known.methods.add(method);
  }

  /** The methods that some route takes at this path, sorted; none when the path is unknown. */
  at(path: string): string[] {
    const found = [...this.#patterns.values()].filter(({ matches }) => matches.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  }
}

function toRegExp(pattern: string): RegExp {
  const source = pattern.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : part.replace(/[.+?^${}()|[\]\\*]/g, "\\$&");
  });
  return new RegExp(`^${source.join("/")}$`);
}
