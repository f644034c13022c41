// Finds records of one kind by typed words, an id or an amount: within the caller's scope, the best
// matches first.
import type { Actor } from "../../../domain/access/access.ts";
import type { Scope, ScopeOwner } from "../../../domain/access/scope.ts";
import type { FindKind } from "../../../domain/find/find-kinds.ts";
import { type TypedText, readFind } from "../../../domain/find/read-find.ts";
import type { Queryable } from "./queryable.ts";

/** A typed text with its words as a `tsquery`; null where it has none. */
export interface SoughtText extends TypedText {
  readonly words: string | null;
}

/** What is looked for, and the leads that it was found to name. */
export interface Sought extends SoughtText {
  readonly leadIds: readonly string[];
}

/** A found record. */
export interface FoundRow {
  readonly id: string;
  /** Null where the screens name it by its lead or its amount. */
  readonly name: string | null;
  /** The account that it belongs to. */
  readonly owner_id: string;
  readonly owner_name: string;
  readonly status: string | null;
  readonly at: Date;
  readonly side: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly amount_cents: bigint | null;
}

/** Finds the records of one kind that the actor may list. */
export interface Finder {
  readonly kind: FindKind;
  /** At most `most` of them, the best matches first; empty where the actor lists none. */
  find(db: Queryable, actor: Actor, sought: Sought, most: number): Promise<readonly FoundRow[]>;
}

/** How the records of a kind lie in the database. All SQL is our own; values are parameters. */
export interface FindTable {
  readonly from: string;
  /** What the row has beyond an id; an absent one is null. */
  readonly columns: Readonly<
    Pick<Record<keyof FoundRow, string>, "owner_id" | "owner_name" | "at"> &
      Partial<Record<Exclude<keyof FoundRow, "id">, string>>
  >;
  readonly id: string;
  /** A condition that always holds. */
  readonly always?: string;
  /** Queries of ids, each served by an index; a record is found where one of them has its id. */
  readonly matches: (bind: Binds) => readonly string[];
  readonly owner: Readonly<Partial<Record<ScopeOwner, string>>>;
  /** The column with the member of the account that a row belongs to, null for none. */
  readonly person?: string;
}

/** The parameters of what is typed, as SQL; null for what it cannot be. */
export interface Binds {
  /** A `tsquery`. */
  readonly words: string | null;
  /**
   * The same, for names of owners: null unless the caller sees all accounts' records, since a party
   * must not learn by a name whose a record is.
   */
  readonly ownerWords: string | null;
  /** Whether a uuid column begins as typed. */
  readonly id: ((column: string) => string) | null;
  readonly amount: string | null;
  /** An array of uuids; null if it is empty. */
  readonly leadIds: string | null;
}

/** SQL of whether the words of a text, an indexed expression of `find_words`, match. */
export const hasWords = (text: string, words: string): string =>
  `array_to_tsvector(find_words(${text})) @@ ${words}`;

/** The query of ids that what is typed makes; none where what is typed cannot be that. */
export function idsWhere<Bound>(
  bound: Bound | null,
  query: (bound: Bound) => string,
): readonly string[] {
  return bound === null ? [] : [query(bound)];
}

/** Reads the words of the text, each of which may be the beginning of a name's word. */
export async function readSought(db: Queryable, typed: TypedText): Promise<SoughtText> {
  const { rows } = await db.query<{ words: string | null }>(
    "select find_query($1)::text as words",
    [typed.text],
  );
  return { ...typed, words: rows[0]?.words ?? null };
}

/**
 * The condition of a list's field `find`: that one of the queries has the row's id. `id` is the
 * list's expression of it; `seesOwners` where the caller lists the records of all accounts.
 */
export function findCondition(
  id: string,
  matches: FindTable["matches"],
  seesOwners: boolean,
): (values: readonly string[], bind: (value: unknown) => string) => string {
  return ([text = ""], bind) => {
    const typed = readFind(text);
    const queries = matches(
      bindsOf({ ...typed, words: typed.text, leadIds: [] }, seesOwners, bind, "find_query"),
    );
    return queries.length === 0 ? "false" : `${id} in (${queries.join(" union ")})`;
  };
}

/** The rows of the scope that match, at most `most`: equal names first, then beginnings. */
export async function findRows(
  db: Queryable,
  table: FindTable,
  scope: Scope,
  sought: Sought,
  most: number,
): Promise<readonly FoundRow[]> {
  if (scope.see === "none") return [];
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const matches = table.matches(bindsOf(sought, scope.see === "all", bind));
  if (matches.length === 0) return [];
  const conditions = [
    ...(table.always === undefined ? [] : [table.always]),
    `${table.id} in (${matches.join(" union ")})`,
    ...scopeConditions(table, scope, bind),
  ];
  const name = table.columns.name ?? "null::text";
  const typed = bind(sought.text);
  const { rows } = await db.query<FoundRow>(
    `select ${table.id}::text as id, ${columnsOf(table)}
     from ${table.from}
     where ${conditions.join(" and ")}
     order by (lower(${name}) = lower(${typed})) desc nulls last,
       starts_with(lower(${name}), lower(${typed})) desc nulls last, ${table.columns.at} desc,
       ${table.id} desc
     limit ${bind(most)}`,
    values,
  );
  return rows;
}

function bindsOf(
  { words, id, amount, leadIds }: Sought,
  seesOwners: boolean,
  bind: (value: unknown) => string,
  readBy?: "find_query",
): Binds {
  // Bound once, and only if a query of the table uses it: an unused parameter has no type.
  const lazily = (value: unknown, type: string, by = ""): (() => string) => {
    let bound: string | null = null;
    return () => (bound ??= `${by}(${bind(value)}::${type})`);
  };
  const [query, from, until, cents, leads] = [
    readBy === undefined ? lazily(words, "tsquery") : lazily(words, "text", readBy),
    lazily(id?.from, "uuid"),
    lazily(id?.until, "uuid"),
    lazily(amount, "bigint"),
    lazily(leadIds, "uuid[]"),
  ];
  return {
    get words() {
      return words === null ? null : query();
    },
    get ownerWords() {
      return words === null || !seesOwners ? null : query();
    },
    id: id === null ? null : (column) => `${column} between ${from()} and ${until()}`,
    get amount() {
      return amount === null ? null : cents();
    },
    get leadIds() {
      return leadIds.length === 0 ? null : leads();
    },
  };
}

function columnsOf({ columns }: FindTable): string {
  const {
    name = "null::text",
    status = "null::text",
    side = "null::text",
    city = "null::text",
    state = "null::text",
    amount_cents: amount = "null::bigint",
    ...rest
  } = columns;
  return `${name} as name, ${rest.owner_id} as owner_id, ${rest.owner_name} as owner_name,
     ${status} as status, ${rest.at} as at, ${side} as side, ${city} as city, ${state} as state,
     ${amount} as amount_cents`;
}

function scopeConditions(
  table: FindTable,
  scope: Exclude<Scope, { see: "none" }>,
  bind: (value: unknown) => string,
): string[] {
  if (scope.see === "all") return [];
  const column = table.owner[scope.as];
  if (column === undefined) throw new Error(`the records have no ${scope.as} to be scoped by`);
  const own = `${column} = ${bind(scope.accountId)}::uuid`;
  if (scope.person === undefined) return [own];
  if (table.person === undefined) throw new Error("the records cannot be limited to a person's");
  const { id, orUnassigned } = scope.person;
  return [
    own,
    `(${table.person} = ${bind(id)}${orUnassigned ? ` or ${table.person} is null` : ""})`,
  ];
}
