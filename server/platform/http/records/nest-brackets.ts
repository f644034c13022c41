// Reads the names by which PHP and Rails forms nest fields.

type Fields = Record<string, unknown>;

/** `lead[contact][phone]`: a name, and names in brackets, which may be empty. */
const BRACKETED = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;
const BRACKETS = /\[([^[\]]*)\]/g;
/** More brackets than any form of a lead has. */
const MOST_BRACKETS = 4;

/**
 * The record with `lead[phone]` as `{ lead: { phone } }` and `channels[]` as `channels`. An index 0
 * is left out, because a post is one lead: `leads[0][phone]` is `{ leads: { phone } }`.
 */
export function nestBrackets(record: Readonly<Fields>): Fields {
  const names = Object.keys(record);
  if (!names.some((name) => name.endsWith("]"))) return { ...record };
  const nested: Fields = {};
  for (const name of names) {
    const path = pathOf(name);
    put(nested, path, record[name]);
  }
  return nested;
}

function pathOf(name: string): readonly string[] {
  const [, outer, brackets] = BRACKETED.exec(name) ?? [];
  if (outer === undefined || brackets === undefined) return [name];
  const inner = [...brackets.matchAll(BRACKETS)]
    .map(([, part = ""]) => part.trim())
    .filter((part) => part !== "" && part !== "0");
  return inner.length > MOST_BRACKETS ? [name] : [outer, ...inner];
}

/** Puts the value at the path; a name that has a plain value already keeps it. */
function put(record: Fields, path: readonly string[], value: unknown): void {
  let within = record;
  for (const name of path.slice(0, -1)) {
    const known = Object.hasOwn(within, name) ? within[name] : undefined;
    if (known !== undefined && (typeof known !== "object" || known === null)) return;
    const next = (known ?? {}) as Fields;
    define(within, name, next);
    within = next;
  }
  const last = path.at(-1) ?? "";
  if (!Object.hasOwn(within, last)) define(within, last, value);
}

/** Like an assignment, also for `__proto__`. */
function define(record: Fields, name: string, value: unknown): void {
  Object.defineProperty(record, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
