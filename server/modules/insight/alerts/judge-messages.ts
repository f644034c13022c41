// Judges what is sent: receivers that take no messages, and queues that wait.
import type pg from "pg";
import { deliveryFailingRule } from "../../../../domain/alerts/kinds/delivery-failing.ts";
import { queueAgeRule } from "../../../../domain/alerts/kinds/queue-age.ts";
import { readQueues } from "../../network/monitoring/index.ts";
import { type Judged, type Settings, judgeBy, judgedAs } from "./judged.ts";
import { listFailingReceivers } from "./watched.store.ts";

interface MessageFacts {
  readonly settings: Settings;
  readonly networkId: string;
  readonly atMs: number;
}

/** The judgments of receivers that fail, and of every queue. */
export async function judgeMessages(
  pool: pg.Pool,
  { settings, networkId, atMs }: MessageFacts,
): Promise<readonly Judged[]> {
  const { delivery_failing: failing, queue_age: age } = settings;
  const receivers = failing.isOn ? await listFailingReceivers(pool) : [];
  const queues = age.isOn ? await readQueues(pool, new Date(atMs)) : [];
  return [
    ...receivers.flatMap(({ kind, id, account_id: accountId, failing_since: since, waiting }) => {
      const figures = { failingSinceMs: since.getTime(), waiting };
      const judgment = judgeBy(deliveryFailingRule, failing, figures, atMs);
      const about = { subjectKind: kind, subjectId: id, accountId };
      return judgedAs({ ...about, kind: "delivery_failing" }, judgment);
    }),
    ...queues.flatMap(({ queue, due, oldest_seconds: oldestSeconds }) => {
      const judgment = judgeBy(queueAgeRule, age, { due, oldestSeconds }, atMs);
      const about = { subjectKind: "queue", subjectId: queue, accountId: networkId } as const;
      return judgedAs({ ...about, kind: "queue_age" }, judgment);
    }),
  ];
}
