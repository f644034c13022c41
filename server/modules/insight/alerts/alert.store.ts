// Writes alerts: at most one is open for each rule and subject, whichever process opens it.
import type { Evidence, AlertSubject } from "../../../../domain/alerts/alert-rule.ts";
import type { AlertKind } from "../../../../domain/alerts/kind-names.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface AlertRow {
  readonly id: string;
  readonly kind: AlertKind;
  readonly subject_kind: AlertSubject;
  readonly subject_id: string;
  readonly account_id: string;
  readonly closed_at: Date | null;
  readonly told: "opened" | "closed";
  readonly told_at: Date;
  readonly evidence: Evidence;
}

const COLUMNS = `
  id, kind, subject_kind, subject_id, account_id, closed_at, told, told_at, evidence
`;

/** The last alert of each rule and subject that is open, or was told since a moment. */
export async function listKnown(
  db: Queryable,
  kinds: readonly AlertKind[],
  toldSince: Date,
): Promise<AlertRow[]> {
  const { rows } = await db.query<AlertRow>(
    `select distinct on (kind, subject_id) ${COLUMNS}
     from alert
     where kind = any($1::text[]) and (closed_at is null or told_at >= $2)
     order by kind, subject_id, (closed_at is null) desc, told_at desc`,
    [kinds, toldSince],
  );
  return rows;
}

export type NewAlert = Pick<
  AlertRow,
  "id" | "kind" | "subject_kind" | "subject_id" | "account_id" | "evidence"
>;

/** Opens an alert; false where one is open already. */
export async function insertAlert(db: Queryable, alert: NewAlert, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into alert (id, kind, subject_kind, subject_id, account_id, opened_at, last_seen_at,
       told, told_at, evidence)
     values ($1, $2, $3, $4, $5, $6, $6, 'opened', $6, $7)
     on conflict (kind, subject_id) where closed_at is null do nothing`,
    [
      alert.id,
      alert.kind,
      alert.subject_kind,
      alert.subject_id,
      alert.account_id,
      at,
      JSON.stringify(alert.evidence),
    ],
  );
  return rowCount === 1;
}

/** Opens a closed alert again, unless another one of its subject is open. */
export async function reopenAlert(
  db: Queryable,
  id: string,
  evidence: Evidence,
  at: Date,
): Promise<void> {
  await db.query(
    `update alert
     set closed_at = null, closed_because = null, last_seen_at = $2, evidence = $3
     where id = $1
       and closed_at is not null
       and not exists (
         select from alert o
         where o.kind = alert.kind and o.subject_id = alert.subject_id and o.closed_at is null
       )`,
    [id, at, JSON.stringify(evidence)],
  );
}

/** Writes what open alerts rest on now, all in one statement. */
export async function updateEvidence(
  db: Queryable,
  alerts: readonly Pick<AlertRow, "id" | "evidence">[],
  at: Date,
): Promise<void> {
  await db.query(
    `update alert
     set last_seen_at = $3, evidence = seen.evidence
     from unnest($1::uuid[], $2::jsonb[]) as seen (id, evidence)
     where alert.id = seen.id and alert.closed_at is null`,
    [alerts.map(({ id }) => id), alerts.map(({ evidence }) => JSON.stringify(evidence)), at],
  );
}

/** Notes that people are told of an open alert; false where another process did since. */
export async function markTold(
  db: Queryable,
  { id, told_at: toldAt }: Pick<AlertRow, "id" | "told_at">,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update alert
     set told = 'opened', told_at = $3
     where id = $1 and told_at = $2 and closed_at is null`,
    [id, toldAt, at],
  );
  return rowCount === 1;
}

export type AlertEnd = "well" | "not_watched" | "rule_off";

/** Closes an alert; false where it is closed. `isTold`: people are told. */
export async function closeAlert(
  db: Queryable,
  id: string,
  { because, isTold, at }: { because: AlertEnd; isTold: boolean; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update alert
     set closed_at = $2, closed_because = $3, told = case when $4 then 'closed' else told end,
       told_at = case when $4 then $2 else told_at end
     where id = $1 and closed_at is null`,
    [id, at, because, isTold],
  );
  return rowCount === 1;
}

/** Closes all open alerts of a rule that is off, without telling people. */
export async function closeAlertsOf(db: Queryable, kind: AlertKind, at: Date): Promise<void> {
  await db.query(
    `update alert
     set closed_at = $2, closed_because = 'rule_off', told = 'closed', told_at = $2
     where kind = $1 and closed_at is null`,
    [kind, at],
  );
}

/**
 * Begins a round of judging; false where another process began one since `notSince`, so that one
 * process at a time does the work.
 */
export async function beginRound(db: Queryable, at: Date, notSince: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into alert_round (only_row, started_at)
     values (true, $1)
     on conflict (only_row) do update set started_at = excluded.started_at
     where alert_round.started_at <= $2`,
    [at, notSince],
  );
  return rowCount === 1;
}

const NAMED: Readonly<Partial<Record<AlertSubject, string>>> = {
  source: "select name from source where id = $1",
  account: "select name from account where id = $1",
  destination: "select name from destination where id = $1",
};

/**
 * The name of an alert's subject; null for those without one. A webhook or postback has its address
 * alone, which may tell a secret.
 */
export async function findSubjectName(
  db: Queryable,
  { subject_kind: kind, subject_id: id }: Pick<AlertRow, "subject_kind" | "subject_id">,
): Promise<string | null> {
  const sql = NAMED[kind];
  if (sql === undefined) return null;
  const { rows } = await db.query<{ name: string }>(sql, [id]);
  return rows[0]?.name ?? null;
}
