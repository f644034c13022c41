// Presents entries of the audit log to a reader: with the names that the reader may know, of those
// who acted and of what they acted on.
import { ACTOR_KINDS, type Activity } from "../../../../contract/network/activity.ts";
import { type Actor, isAdmin } from "../../../../domain/access/access.ts";
import type { ActivityChange } from "../../../../domain/activity/changes.ts";
import { fieldKind } from "../../../../domain/activity/fields.ts";
import { isPlainObject } from "../../../../domain/activity/document-changes.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { ActivityRow } from "./activity.store.ts";
import { type NamedKind, type NamedRow, isNamedKind, listNames } from "./names.store.ts";

/** Names by kind and id. */
type Names = ReadonlyMap<string, NamedRow>;
type Wanted = Map<NamedKind, Set<string>>;

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

/** The entries with their names, in the order given. */
export async function presentEntries(
  db: Queryable,
  actor: Actor,
  rows: readonly ActivityRow[],
): Promise<Activity[]> {
  const names = await readNames(db, rows);
  return rows.map((row) => presentEntry(row, actor, names));
}

async function readNames(db: Queryable, rows: readonly ActivityRow[]): Promise<Names> {
  const wanted: Wanted = new Map();
  const want = (kind: string, id: unknown): void => {
    if (!isNamedKind(kind) || typeof id !== "string") return;
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  };
  for (const row of rows) {
    want(row.actor_kind === "key" ? "api_key" : row.actor_kind, row.actor_id);
    want("account", row.account_id);
    want(row.subject_kind, row.subject_id);
    for (const change of changesIn(row))
      for (const [kind, id] of namedValues(change)) want(kind, id);
  }
  const lists = await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      const found = await listNames(db, kind, [...ids]);
      return found.map((one) => [keyOf(kind, one.id), one] as const);
    }),
  );
  return new Map(lists.flat());
}

/** The records that a change's values name. */
function namedValues({ field, before, after }: ActivityChange): [NamedKind, unknown][] {
  const kinds = { person: "user", source: "source", sources: "source", routes: "destination" };
  const kind = fieldKind(field);
  if (kind === null || !Object.hasOwn(kinds, kind)) return [];
  const named = kinds[kind as keyof typeof kinds] as NamedKind;
  const values: readonly unknown[] = [before, after].flatMap((value: unknown) =>
    Array.isArray(value) ? (value.flat() as unknown[]) : [value],
  );
  return values.map((value) => [named, value]);
}

function presentEntry(row: ActivityRow, actor: Actor, names: Names): Activity {
  const kind = ACTOR_KINDS.find((known) => known === row.actor_kind) ?? "system";
  const by = names.get(keyOf(kind === "key" ? "api_key" : kind, row.actor_id));
  const changes = changesIn(row);
  const mayKnow = ({ account_id: id }: NamedRow): boolean =>
    isAdmin(actor) || id === null || id === actor.accountId;
  const nameOf = (one: NamedRow | undefined): string | null =>
    one !== undefined && mayKnow(one) ? one.name : null;
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_kind: kind,
    actor_id: row.actor_id,
    actor_name: nameOf(by),
    actor_is: actorIs(row, by),
    account_id: row.account_id,
    account_name: nameOf(names.get(keyOf("account", row.account_id))),
    action: row.action,
    subject_kind: row.subject_kind,
    subject_id: row.subject_id,
    subject_name: nameOf(names.get(keyOf(row.subject_kind, row.subject_id))) ?? keptName(row),
    detail: isPlainObject(row.detail) ? row.detail : {},
    changes: [...changes],
    names: Object.fromEntries(
      changes.flatMap(namedValues).flatMap(([named, id]) => {
        const name = typeof id === "string" ? nameOf(names.get(keyOf(named, id))) : null;
        return name === null ? [] : [[String(id), name]];
      }),
    ),
  };
}

/** Whose the actor is: of the entry's account, of the network, or of another account. */
function actorIs(
  { actor_kind: kind, actor_id: id, account_id: accountId }: ActivityRow,
  by: NamedRow | undefined,
): Activity["actor_is"] {
  // Where the network viewed an account, its log names the network and no person.
  if (kind === "system") return id === "network" ? "network" : "program";
  if (by === undefined || by.account_id === accountId) return "account";
  return by.is_network ? "network" : "other";
}

/** What the entry itself says that the record was called: it may be gone, or have another name. */
function keptName({ detail }: ActivityRow): string | null {
  if (!isPlainObject(detail)) return null;
  const name = detail["name"] ?? detail["host"];
  return typeof name === "string" ? name : null;
}

function changesIn({ changes }: ActivityRow): readonly ActivityChange[] {
  return Array.isArray(changes) ? (changes as readonly ActivityChange[]) : [];
}
