// Describes how records are found that have a name and an account, and the queries that most kinds
// of records are found by.
import { type ScopedKind, scopeFor } from "../../../domain/access/scope.ts";
import type { FindKind } from "../../../domain/find/find-kinds.ts";
import {
  type Binds,
  type FindTable,
  type Finder,
  findRows,
  hasWords,
  idsWhere,
} from "./find-rows.ts";

/** Rows of a table in whose text, its name unless another is given, the words match. */
export const byWords = (
  table: string,
  { words }: Pick<Binds, "words">,
  text = "name",
  id = "id",
): readonly string[] =>
  idsWhere(words, (query) => `select ${id} from ${table} where ${hasWords(text, query)}`);

/** Rows of a table whose id begins as typed. */
export const byId = (table: string, { id }: Pick<Binds, "id">, column = "id"): readonly string[] =>
  idsWhere(id, (begins) => `select ${column} from ${table} where ${begins(column)}`);

/** Rows of a table whose account, in the column `owner`, has a name that matches. */
export const byOwner = (
  table: string,
  { ownerWords }: Pick<Binds, "ownerWords">,
  owner = "account_id",
): readonly string[] =>
  idsWhere(
    ownerWords,
    (query) => `
      select o.id
      from account n
      join ${table} o on o.${owner} = n.id
      where ${hasWords("n.name", query)}
    `,
  );

/** A table with the columns id, name, account_id, status and created_at: found by name and id. */
export function namedRecords(table: string): FindTable {
  return {
    from: `${table} r join account a on a.id = r.account_id`,
    columns: {
      name: "r.name",
      owner_id: "r.account_id",
      owner_name: "a.name",
      status: "r.status",
      at: "r.created_at",
    },
    id: "r.id",
    matches: (binds) => [...byWords(table, binds), ...byId(table, binds)],
    owner: { account: "r.account_id" },
  };
}

/** Finds records of a kind within the scope that the caller has for `scoped`. */
export function finderOf(kind: FindKind, table: FindTable, scoped: ScopedKind): Finder {
  return {
    kind,
    find: (db, actor, sought, most) => findRows(db, table, scopeFor(actor, scoped), sought, most),
  };
}
