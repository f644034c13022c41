// Assigns an item of the inbox to a member, puts it aside for a while, and brings it back.
import { type ActivityChange, changeOf } from "../../../../domain/activity/changes.ts";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { kindsFor, maySeatWork, mayWork } from "../../../../domain/inbox/inbox.ts";
import {
  MOST_SNOOZE_DAYS,
  type SnoozeProblem,
  snoozeProblem,
} from "../../../../domain/inbox/snooze.ts";
import { inboxAssignedTopic } from "../../../../domain/notifications/kinds/inbox-assigned.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { type InboxReader, type InboxRow, findItem } from "./inbox.store.ts";
import {
  type Colleague,
  type ItemKey,
  findColleague,
  lockMark,
  writeAssignee,
  writeSnooze,
} from "./mark.store.ts";
import { presentItem } from "./present-item.ts";
import { type InboxDeps, readFacts } from "./read-facts.ts";

/** The actor as a reader of the inbox, now: of the kinds that they work and ask for. */
export async function readerOf(
  deps: InboxDeps,
  actor: Actor,
  asked: readonly string[] | null = null,
): Promise<InboxReader> {
  const kinds = kindsFor(actor).filter((kind) => asked === null || asked.includes(kind));
  const facts = await readFacts(deps, kinds);
  return { personId: actor.id, kinds, at: new Date(deps.now()), facts };
}

interface Change {
  readonly action: ActivityAction;
  /** What the activity says of it. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly changes?: readonly ActivityChange[];
  readonly write: (db: Queryable) => Promise<void>;
}

/** No change: the item is answered as it is. */
const UNCHANGED = null;

/**
 * Changes the mark of an item that waits, with an entry in the network's own log. Refused for
 * people who do not work the kind; not found where the work is done.
 */
async function changeMark(
  deps: InboxDeps,
  actor: Actor,
  key: ItemKey,
  decide: (
    db: Queryable,
    row: InboxRow,
    atMs: number,
  ) => Promise<Result<Change | typeof UNCHANGED, Refusal>>,
): Promise<Result<InboxItem, Refusal>> {
  if (!mayWork(actor, key.kind)) return refuse(FORBIDDEN);
  const reader = await readerOf(deps, actor, [key.kind]);
  const atMs = reader.at.getTime();
  return inTransaction<Result<InboxItem, Refusal>>(deps.pool, async ({ client }) => {
    await lockMark(client, key);
    const row = await findItem(client, key.kind, key.id, reader);
    if (row === null) return refuse(NOT_FOUND);
    const decided = await decide(client, row, atMs);
    if (!decided.ok) return decided;
    const change = decided.value;
    if (change === UNCHANGED) return ok(presentItem(row, actor.id));
    await change.write(client);
    await recordActivity(client, {
      atMs,
      actor,
      accountId: actor.accountId,
      action: change.action,
      subjectKind: "account",
      subjectId: row.account_id,
      detail: { kind: key.kind, item_id: key.id, ...change.detail },
      changes: change.changes ?? [],
    });
    const changed = await findItem(client, key.kind, key.id, reader);
    return changed === null ? refuse(NOT_FOUND) : ok(presentItem(changed, actor.id));
  });
}

/** `userId` null: it is unassigned. */
export function assignItem(
  deps: InboxDeps,
  actor: Actor,
  key: ItemKey,
  userId: string | null,
): Promise<Result<InboxItem, Refusal>> {
  return changeMark(deps, actor, key, async (db, row, atMs) => {
    const { assignee_id: before } = row;
    if (before === userId) return ok(UNCHANGED);
    const colleague = userId === null ? null : await findColleague(db, actor.accountId, userId);
    const wrong = userId === null ? null : wrongColleague(colleague, key);
    if (wrong !== null) return refuse(wrong);
    return ok({
      action: "inbox_item.assigned",
      detail: {},
      changes: [changeOf("assignee", before, userId)],
      write: async (tx) => {
        await writeAssignee(tx, key, userId);
        if (colleague !== null && colleague.user_id !== actor.id)
          await notify(tx, actor, colleague, row, atMs);
      },
    });
  });
}

function wrongColleague(colleague: Colleague | null, { kind }: ItemKey): Refusal | null {
  const refusal = (code: string, message: string): Refusal =>
    invalid([{ field: "/user_id", code, message }]);
  if (colleague === null)
    return refusal("unknown", "Choose an active member of the network's account.");
  return maySeatWork(colleague.team_role, kind)
    ? null
    : refusal("not_allowed", "Choose a colleague whose team role may do this work.");
}

async function notify(
  db: Queryable,
  actor: Actor,
  { user_id: assigneeId }: Colleague,
  row: InboxRow,
  atMs: number,
): Promise<void> {
  const by = await findColleague(db, actor.accountId, actor.id);
  await appendOutboxEvent(
    db,
    inboxAssignedTopic,
    {
      networkId: actor.accountId,
      assigneeId,
      kind: row.kind,
      itemId: row.id,
      accountName: row.account_name,
      byName: by?.name ?? "",
    },
    atMs,
  );
}

const SNOOZE_MESSAGES: Readonly<Record<SnoozeProblem, string>> = {
  not_future: "Choose a time in the future.",
  too_far: `Choose a time at most ${MOST_SNOOZE_DAYS} days away.`,
  deadline_near: "The deadline is less than a day away. Decide now, or assign it to a colleague.",
};

export function snoozeItem(
  deps: InboxDeps,
  actor: Actor,
  key: ItemKey,
  until: Date,
): Promise<Result<InboxItem, Refusal>> {
  return changeMark(deps, actor, key, async (_db, { deadline }, atMs) => {
    const problem = snoozeProblem(
      { deadlineMs: deadline?.getTime() ?? null },
      until.getTime(),
      atMs,
    );
    if (problem !== null)
      return refuse(
        invalid([{ field: "/until", code: problem, message: SNOOZE_MESSAGES[problem] }]),
      );
    return ok({
      action: "inbox_item.snoozed",
      detail: { until: until.toISOString() },
      write: (tx) => writeSnooze(tx, key, { until, at: new Date(atMs), by: actor.id }),
    });
  });
}

export function wakeItem(
  deps: InboxDeps,
  actor: Actor,
  key: ItemKey,
): Promise<Result<InboxItem, Refusal>> {
  return changeMark(deps, actor, key, async (_db, { is_snoozed: isSnoozed }) =>
    ok(
      isSnoozed
        ? {
            action: "inbox_item.woken",
            detail: {},
            write: (tx) => writeSnooze(tx, key, null),
          }
        : UNCHANGED,
    ),
  );
}
