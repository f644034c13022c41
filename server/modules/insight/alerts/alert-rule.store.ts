// Reads and writes what the network set of the rules of its alerts.
import type { AlertKind } from "../../../../domain/alerts/kind-names.ts";
import type { RuleSetting } from "../../../../domain/alerts/rule-setting.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

interface RuleRow {
  readonly kind: string;
  readonly is_on: boolean;
  readonly limits: Readonly<Record<string, number>>;
}

/** What is set, by rule; rules with defaults are absent. */
export async function listStoredRules(db: Queryable): Promise<ReadonlyMap<string, RuleSetting>> {
  const { rows } = await db.query<RuleRow>("select kind, is_on, limits from alert_rule");
  return new Map(rows.map(({ kind, is_on: isOn, limits }) => [kind, { isOn, limits }]));
}

export async function saveRule(
  db: Queryable,
  kind: AlertKind,
  { isOn, limits }: RuleSetting,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into alert_rule (kind, is_on, limits, changed_at)
     values ($1, $2, $3, $4)
     on conflict (kind) do update
     set is_on = excluded.is_on, limits = excluded.limits, changed_at = excluded.changed_at`,
    [kind, isOn, JSON.stringify(limits), at],
  );
}

/** How many alerts of each rule are open. */
export async function countOpen(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ kind: string; count: number }>(
    "select kind, count(*)::int as count from alert where closed_at is null group by kind",
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
