// Reads and changes the rules of alerts; each change is in the activity log with both values.
import type pg from "pg";
import type { AlertRule, AlertRuleDocument } from "../../../../contract/insight/alerts.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { openChanges } from "../../../../domain/activity/changes.ts";
import { ALERT_KINDS, type AlertKind } from "../../../../domain/alerts/kind-names.ts";
import { ALERT_RULES } from "../../../../domain/alerts/kinds/index.ts";
import {
  type LimitProblem,
  type RuleSetting,
  limitProblems,
  limitRulesOf,
  settingOf,
} from "../../../../domain/alerts/rule-setting.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  type FieldError,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { lockAccount } from "../../network/accounts/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { countOpen, listStoredRules, saveRule } from "./alert-rule.store.ts";
import { closeAlertsOf } from "./alert.store.ts";

export interface AlertRuleDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly networkId: () => string;
}

export async function readAlertRules(
  { pool }: AlertRuleDeps,
  actor: Actor,
): Promise<Result<{ items: AlertRule[] }, Refusal>> {
  if (!can(actor, "read", "alert", null)) return refuse(FORBIDDEN);
  const [stored, open] = await Promise.all([listStoredRules(pool), countOpen(pool)]);
  return ok({
    items: ALERT_KINDS.map((kind) =>
      presentRule(kind, settingOf(kind, stored.get(kind) ?? null), open.get(kind) ?? 0),
    ),
  });
}

/** Sets a rule. One that is switched off has its open alerts closed, without telling people. */
export async function writeAlertRule(
  { pool, now, networkId }: AlertRuleDeps,
  actor: Actor,
  kind: AlertKind,
  { is_on: isOn, limits }: AlertRuleDocument,
): Promise<Result<AlertRule, Refusal>> {
  if (!can(actor, "rule", "alert", null)) return refuse(FORBIDDEN);
  const problems = limitProblems(kind, limits);
  if (problems.length > 0) return refuse(invalid(problems.map((one) => limitError(kind, one))));
  const setting: RuleSetting = { isOn, limits };
  const atMs = now();
  return inTransaction(pool, async ({ client }) => {
    // Two changes of one rule are compared one after the other.
    await lockAccount(client, networkId());
    const before = settingOf(kind, (await listStoredRules(client)).get(kind) ?? null);
    await saveRule(client, kind, setting, new Date(atMs));
    if (!isOn) await closeAlertsOf(client, kind, new Date(atMs));
    await recordRule(client, { actor, networkId: networkId(), kind, before, setting, atMs });
    return ok(presentRule(kind, setting, (await countOpen(client)).get(kind) ?? 0));
  });
}

function limitError(kind: AlertKind, { name, bounds }: LimitProblem): FieldError {
  const field = `/limits/${name}`;
  if (bounds !== null) {
    const message = `Enter a whole number from ${bounds.least} to ${bounds.most}.`;
    return { field, code: "invalid", message };
  }
  const names = Object.keys(limitRulesOf(kind)).join(", ");
  return { field, code: "unknown", message: `Choose among the limits of the rule: ${names}.` };
}

interface RuleChange {
  readonly actor: Actor;
  readonly networkId: string;
  readonly kind: AlertKind;
  readonly before: RuleSetting;
  readonly setting: RuleSetting;
  readonly atMs: number;
}

async function recordRule(
  db: Queryable,
  { actor, networkId, kind, before, setting, atMs }: RuleChange,
): Promise<void> {
  const written = ({ isOn, limits }: RuleSetting) => ({ [kind]: { is_on: isOn, ...limits } });
  const changes = openChanges("alerts", written(before), written(setting));
  if (changes.length === 0) return;
  await recordActivity(db, {
    atMs,
    actor,
    accountId: networkId,
    action: "alert_rule.changed",
    subjectKind: "alert_rule",
    subjectId: kind,
    detail: { kind },
    changes,
  });
}

function presentRule(kind: AlertKind, { isOn, limits }: RuleSetting, open: number): AlertRule {
  return {
    kind,
    is_on: isOn,
    limits: Object.entries(limitRulesOf(kind)).map(([name, rule]) => ({
      name,
      value: limits[name] ?? rule.usual,
      ...rule,
    })),
    tells_owner: ALERT_RULES[kind].tellsOwner,
    open,
  };
}
