// One round of alerts: reads figures, judges every rule that is on, and applies the judgments.
import { ALERT_KINDS, type AlertKind } from "../../../../domain/alerts/kind-names.ts";
import { settingOf } from "../../../../domain/alerts/rule-setting.ts";
import { findZone } from "../reports/index.ts";
import { listStoredRules } from "./alert-rule.store.ts";
import { beginRound, closeAlertsOf } from "./alert.store.ts";
import { type ApplyDeps, type Applied, applyJudgments } from "./apply-judgments.ts";
import { judgeDemand } from "./judge-demand.ts";
import { judgeMessages } from "./judge-messages.ts";
import { judgeSupply } from "./judge-supply.ts";
import type { Settings } from "./judged.ts";
import type { HourReader } from "./read-hours.ts";
import type { SettledReader } from "./read-source-days.ts";

export interface RoundDeps extends ApplyDeps {
  readonly readHours: HourReader;
  readonly readSettled: SettledReader;
}

/** Each process looks for it itself: a worker that is gone runs no round. */
const WATCHED_ELSEWHERE: AlertKind = "worker_gone";
/** Rates that need the counts of settled days. */
const NEEDS_SETTLED = ["return_rate", "contact_rate"] as const;

/** What holds of every rule now. */
export async function readRules(db: ApplyDeps["pool"]): Promise<Settings> {
  const stored = await listStoredRules(db);
  return Object.fromEntries(
    ALERT_KINDS.map((kind) => [kind, settingOf(kind, stored.get(kind) ?? null)]),
  ) as Settings;
}

/** Runs a round; does nothing where a process began one within `intervalMs`. */
export async function runRound(deps: RoundDeps, intervalMs: number): Promise<Applied | null> {
  const { pool, networkId, now, readHours, readSettled } = deps;
  const atMs = now();
  // A little less than the interval, so that timers that are early skip no round.
  if (!(await beginRound(pool, new Date(atMs), new Date(atMs - intervalMs * 0.9)))) return null;
  const timeZone = await findZone(pool, networkId());
  if (timeZone === null) return null;
  const settings = await readRules(pool);
  const on = ALERT_KINDS.filter((kind) => settings[kind].isOn);
  for (const kind of ALERT_KINDS)
    if (!on.includes(kind)) await closeAlertsOf(pool, kind, new Date(atMs));
  const table = await readHours(timeZone, atMs);
  const settled = NEEDS_SETTLED.some((kind) => settings[kind].isOn)
    ? await readSettled(timeZone, atMs)
    : null;
  const judged = [
    ...(await judgeSupply(pool, { table, settled, settings, atMs })),
    ...(await judgeDemand(pool, { table, settings, timeZone, atMs })),
    ...(await judgeMessages(pool, { settings, networkId: networkId(), atMs })),
  ];
  return applyJudgments(
    deps,
    on.filter((kind) => kind !== WATCHED_ELSEWHERE),
    judged,
  );
}
