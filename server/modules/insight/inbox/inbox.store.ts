// Lists, counts and finds the items of the inbox, each with its assignee and its snooze.
import {
  INBOX_ITEMS,
  MOST_COUNTED,
  type INBOX_ASSIGNEES,
} from "../../../../contract/insight/inbox.ts";
import type { InboxKind } from "../../../../domain/inbox/kind-names.ts";
import { BEFORE_DEADLINE_MS } from "../../../../domain/inbox/snooze.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Bind, InboxFacts } from "./item-source.ts";
import { ITEM_SOURCES } from "./item-sources.ts";

export interface InboxRow {
  readonly kind: InboxKind;
  readonly id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly lead_id: string | null;
  readonly since: Date;
  readonly deadline: Date | null;
  readonly amount_cents: bigint | null;
  readonly word: string | null;
  readonly name: string | null;
  readonly count: number | null;
  readonly first_person: string | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly is_snoozed: boolean;
  readonly snoozed_until: Date | null;
  readonly snoozed_by: string | null;
  readonly snoozed_by_name: string | null;
}

/** Who reads the inbox, when, and the kinds that they work. */
export interface InboxReader {
  readonly personId: string;
  readonly kinds: readonly InboxKind[];
  readonly at: Date;
  readonly facts: InboxFacts;
}

const COLUMNS = `
  i.*, (select a.name from account a where a.id = i.account_id) as account_name,
    (select m.name from member m where m.user_id = i.assignee_id) as assignee_name,
    (select m.name from member m where m.user_id = i.snoozed_by) as snoozed_by_name
`;

/** The items of a kind, marked; snoozed as `isSnoozed` in domain/inbox. */
function itemsOf(kind: InboxKind, { personId, at, facts }: InboxReader, bind: Bind): string {
  const now = bind(at);
  return `
    select '${kind}'::text as kind, r.*, k.assignee_id, k.snoozed_until, k.snoozed_by,
      case
        when k.assignee_id is null then 'none'
        when k.assignee_id = ${bind(personId)} then 'me'
        else 'others'
      end as assignee,
      coalesce(
        k.snoozed_until > ${now}::timestamptz and r.since <= k.snoozed_at
          and (
            r.deadline is null
              or r.deadline - interval '${BEFORE_DEADLINE_MS} milliseconds' > ${now}::timestamptz
          ), false
      ) as is_snoozed
    from (${ITEM_SOURCES[kind](bind, facts)}) r
    left join inbox_mark k on k.kind = '${kind}' and k.subject_id = r.id
  `;
}

const SNOOZED = "(case when i.is_snoozed then 'yes' else 'no' end)";
/**
 * Descending, the most urgent first: items with a deadline, then the others by how long they have
 * waited, as if theirs were a thousand years away. Milliseconds.
 */
const URGENCY = `(
  -floor(
    extract(epoch from coalesce(i.deadline, i.since + interval '1000 years')) * 1000
  )::bigint
)`;

function tableFor(reader: InboxReader): CollectionTable {
  return {
    rules: INBOX_ITEMS,
    columns: COLUMNS,
    from: "none",
    parts: {
      name: "i",
      queries: reader.kinds.map((kind) => (bind: Bind) => itemsOf(kind, reader, bind)),
    },
    id: "i.id",
    fields: {
      kind: "i.kind",
      account_id: "i.account_id",
      assignee: "i.assignee",
      snoozed: SNOOZED,
    },
    orders: { urgency: { by: URGENCY, type: "integer" } },
    owner: {},
  };
}

/** A page of the items of the reader's kinds, of which there must be one. */
export function listItems(
  db: Queryable,
  query: ListQuery,
  reader: InboxReader,
): Promise<Result<Page<InboxRow>, QueryProblem[]>> {
  const scope = reader.kinds.length === 0 ? ({ see: "none" } as const) : ({ see: "all" } as const);
  return listRows<InboxRow>(db, tableFor(reader), query, scope);
}

export interface CountFilters {
  readonly assignee: (typeof INBOX_ASSIGNEES)[number] | undefined;
  readonly snoozed: "yes" | "no" | undefined;
}

/** How many items of each kind there are, up to `MOST_COUNTED`. */
export async function countItems(
  db: Queryable,
  { assignee, snoozed }: CountFilters,
  reader: InboxReader,
): Promise<ReadonlyMap<InboxKind, number>> {
  if (reader.kinds.length === 0) return new Map();
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const conditions = [
    ...(assignee === undefined ? [] : [`i.assignee = ${bind(assignee)}`]),
    ...(snoozed === undefined ? [] : [`${SNOOZED} = ${bind(snoozed)}`]),
  ];
  const where = conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
  const counts = reader.kinds.map(
    (kind) => `
      select '${kind}' as kind, count(*)::int as count
      from (select from (${itemsOf(kind, reader, bind)}) i ${where} limit ${MOST_COUNTED}) c`,
  );
  const { rows } = await db.query<{ kind: InboxKind; count: number }>(
    counts.join(" union all "),
    values,
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** One item; null once its work is done. */
export async function findItem(
  db: Queryable,
  kind: InboxKind,
  id: string,
  reader: InboxReader,
): Promise<InboxRow | null> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const { rows } = await db.query<InboxRow>(
    `select ${COLUMNS}
     from (${itemsOf(kind, reader, bind)}) i
     where i.id = ${bind(id)}::uuid`,
    values,
  );
  return rows[0] ?? null;
}
