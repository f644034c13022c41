// Opens, keeps and closes alerts as they were judged, and announces it in the same transaction.
import type pg from "pg";
import type { Judgment } from "../../../../domain/alerts/alert-rule.ts";
import type { AlertKind } from "../../../../domain/alerts/kind-names.ts";
import { ALERT_RULES } from "../../../../domain/alerts/kinds/index.ts";
import { type AlertStep, nextStep } from "../../../../domain/alerts/next-step.ts";
import type { AlertAnnounced } from "../../../../domain/notifications/alert-announced.ts";
import { alertClosedTopic } from "../../../../domain/notifications/kinds/alert-closed.ts";
import { alertOpenedTopic } from "../../../../domain/notifications/kinds/alert-opened.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import * as store from "./alert.store.ts";
import type { Judged } from "./judged.ts";

/** Longer than any rule waits before it tells of the same again. */
const KNOWN_FOR_MS = 2 * DAY_MS;

export interface ApplyDeps {
  readonly pool: pg.Pool;
  readonly networkId: () => string;
  readonly now: () => number;
}

export interface Applied {
  readonly opened: number;
  readonly closed: number;
}

/**
 * Applies the judgments of some rules. An open alert of these rules whose subject was not judged
 * is closed: it is not watched.
 */
export async function applyJudgments(
  deps: ApplyDeps,
  kinds: readonly AlertKind[],
  judged: readonly Judged[],
): Promise<Applied> {
  const atMs = deps.now();
  const rows = await store.listKnown(deps.pool, kinds, new Date(atMs - KNOWN_FOR_MS));
  const known = new Map(rows.map((row) => [keyOf(row.kind, row.subject_id), row]));
  const applied = { opened: 0, closed: 0 };
  const kept: Pick<store.AlertRow, "id" | "evidence">[] = [];
  for (const one of judged) {
    const key = keyOf(one.kind, one.subjectId);
    const row = known.get(key) ?? null;
    known.delete(key);
    const step = stepOf(row, one.kind, one.judgment, atMs);
    if (step.act === "open") applied.opened += (await open(deps, one, atMs)) ? 1 : 0;
    if (row === null || step.act === "none") continue;
    const evidence = one.judgment.state === "well" ? row.evidence : one.judgment.evidence;
    if (step.act === "reopen") await store.reopenAlert(deps.pool, row.id, evidence, new Date(atMs));
    if (step.act === "keep") {
      kept.push({ id: row.id, evidence });
      if (step.told === "again") await tellAgain(deps, { ...row, evidence }, atMs);
    }
    if (step.act === "close" && (await close(deps, row, step.isTold, "well"))) applied.closed += 1;
  }
  for (const row of known.values()) {
    const step = stepOf(row, row.kind, null, atMs);
    if (step.act === "close" && (await close(deps, row, step.isTold, "not_watched")))
      applied.closed += 1;
  }
  if (kept.length > 0) await store.updateEvidence(deps.pool, kept, new Date(atMs));
  return applied;
}

const keyOf = (kind: string, subjectId: string): string => `${kind} ${subjectId}`;

function stepOf(
  row: store.AlertRow | null,
  kind: AlertKind,
  judgment: Judgment | null,
  atMs: number,
): AlertStep {
  const known =
    row === null
      ? null
      : { isOpen: row.closed_at === null, told: row.told, toldMs: row.told_at.getTime() };
  return nextStep(known, judgment, ALERT_RULES[kind], atMs);
}

function open(deps: ApplyDeps, one: Judged, atMs: number): Promise<boolean> {
  const { judgment } = one;
  if (judgment.state === "well") return Promise.resolve(false);
  const alert: store.NewAlert = {
    id: uuidv7(atMs),
    kind: one.kind,
    subject_kind: one.subjectKind,
    subject_id: one.subjectId,
    account_id: one.accountId,
    evidence: judgment.evidence,
  };
  return inTransaction(deps.pool, async ({ client }) => {
    if (!(await store.insertAlert(client, alert, new Date(atMs)))) return false;
    await announce(deps, client, "opened", alert, atMs);
    return true;
  });
}

function tellAgain(deps: ApplyDeps, row: store.AlertRow, atMs: number): Promise<void> {
  return inTransaction(deps.pool, async ({ client }) => {
    if (await store.markTold(client, row, new Date(atMs)))
      await announce(deps, client, "opened", row, atMs);
  });
}

function close(
  deps: ApplyDeps,
  row: store.AlertRow,
  isTold: boolean,
  because: store.AlertEnd,
): Promise<boolean> {
  const atMs = deps.now();
  return inTransaction(deps.pool, async ({ client }) => {
    const end = { because, isTold, at: new Date(atMs) };
    if (!(await store.closeAlert(client, row.id, end))) return false;
    if (isTold) await announce(deps, client, "closed", row, atMs);
    return true;
  });
}

async function announce(
  { networkId }: ApplyDeps,
  db: Queryable,
  what: "opened" | "closed",
  alert: store.NewAlert,
  atMs: number,
): Promise<void> {
  const payload: AlertAnnounced = {
    networkId: networkId(),
    alertId: alert.id,
    kind: alert.kind,
    subjectId: alert.subject_id,
    subjectName: await store.findSubjectName(db, alert),
    accountId: alert.account_id,
    evidence: alert.evidence,
  };
  if (what === "opened") await appendOutboxEvent(db, alertOpenedTopic, payload, atMs);
  else await appendOutboxEvent(db, alertClosedTopic, payload, atMs);
}
