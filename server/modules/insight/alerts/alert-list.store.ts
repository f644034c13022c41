// Lists and finds alerts as the API answers them.
import { ALERTS } from "../../../../contract/insight/alerts.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { AlertEnd, AlertRow } from "./alert.store.ts";

export interface ListedAlert extends AlertRow {
  readonly opened_at: Date;
  readonly last_seen_at: Date;
  readonly closed_because: AlertEnd | null;
  readonly account_name: string;
  readonly subject_name: string | null;
}

const COLUMNS = `
  t.*, (select a.name from account a where a.id = t.account_id) as account_name,
    case t.subject_kind
      when 'source' then (select o.name from source o where o.id = t.subject_id::uuid)
      when 'account' then (select a.name from account a where a.id = t.subject_id::uuid)
      when 'destination' then (select d.name from destination d where d.id = t.subject_id::uuid)
    end as subject_name
`;

const TABLE: CollectionTable = {
  rules: ALERTS,
  columns: COLUMNS,
  from: "alert t",
  id: "t.id",
  fields: {
    kind: "t.kind",
    state: "(case when t.closed_at is null then 'open' else 'closed' end)",
    account_id: "t.account_id",
    subject_id: "t.subject_id",
  },
  meanings: { state: { open: "t.closed_at is null", closed: "t.closed_at is not null" } },
  orders: { opened_at: { by: "t.opened_at", type: "time" } },
  owner: {},
};

export function listAlerts(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<ListedAlert>, QueryProblem[]>> {
  return listRows<ListedAlert>(db, TABLE, query, scope);
}

export async function findAlert(db: Queryable, id: string): Promise<ListedAlert | null> {
  const { rows } = await db.query<ListedAlert>(`select ${COLUMNS} from alert t where t.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}
