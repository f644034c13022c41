// Looks for a worker, in every process: one that is gone cannot say so itself.
import { workerGoneRule } from "../../../../domain/alerts/kinds/worker-gone.ts";
import { settingOf } from "../../../../domain/alerts/rule-setting.ts";
import { readProcesses } from "../../network/monitoring/index.ts";
import { listStoredRules } from "./alert-rule.store.ts";
import { closeAlertsOf } from "./alert.store.ts";
import { type ApplyDeps, applyJudgments } from "./apply-judgments.ts";
import { judgeBy } from "./judged.ts";

export interface WatchDeps extends ApplyDeps {
  /** Publishes what waits, so that the bell shows the alert while no worker does it. */
  readonly publish: () => Promise<void>;
}

const KIND = "worker_gone";
const WORKERS: readonly string[] = ["worker", "all"];

/** Builds the look of one process, which knows since when it has seen no worker. */
export function createWorkerLook(deps: WatchDeps): () => Promise<void> {
  let goneSinceMs: number | null = null;
  return async () => {
    const { pool, now, networkId } = deps;
    const atMs = now();
    const stored = (await listStoredRules(pool)).get(KIND) ?? null;
    const setting = settingOf(KIND, stored);
    if (!setting.isOn) return closeAlertsOf(pool, KIND, new Date(atMs));
    const groups = await readProcesses(pool);
    const running = groups
      .filter(({ kind }) => WORKERS.includes(kind))
      .reduce((sum, group) => sum + group.running, 0);
    goneSinceMs = running > 0 ? null : (goneSinceMs ?? atMs);
    const figures = { running, goneSinceMs: goneSinceMs ?? atMs };
    const judgment = judgeBy(workerGoneRule, setting, figures, atMs);
    const about = { kind: KIND, subjectKind: "process", subjectId: "worker" } as const;
    const { opened } = await applyJudgments(
      deps,
      [KIND],
      judgment === null ? [] : [{ ...about, accountId: networkId(), judgment }],
    );
    if (opened > 0) await deps.publish();
  };
}
