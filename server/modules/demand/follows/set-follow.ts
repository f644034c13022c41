// Sets what a member follows of open demand, from now on; following the same terms twice is
// refused.
import type pg from "pg";
import type { DemandFollowDocument } from "../../../../contract/demand/demand-follows.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { cents } from "../../../../domain/money/money.ts";
import { MOST_FOLLOWS, isSameFollow } from "../../../../domain/reports/demand-follow.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { type FollowRow, listFollowsOf, lockFollower, saveFollow } from "./follow.store.ts";

export interface FollowDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

const invalidBody = (code: string, message: string): Refusal =>
  invalid([{ field: "", code, message }]);
const NOTHING = invalidBody("required", "Choose a state, a lead type, or both.");
const TWICE = invalidBody("duplicate", "You already follow this.");
const TOO_MANY = invalidBody(
  "too_many",
  `Stop following something first: at most ${MOST_FOLLOWS} can be followed.`,
);

/** Sets what is followed under an id chosen by the caller. The same call again changes nothing. */
export function setFollow(
  { pool, now }: FollowDeps,
  actor: Actor,
  id: string,
  { state, side, least_payout_cents: least }: DemandFollowDocument,
): Promise<Result<FollowRow, Refusal>> {
  return inTransaction(pool, async ({ client }) => {
    if (!can(actor, "follow", "demand", null)) return refuse(FORBIDDEN);
    if (state === null && side === null) return refuse(NOTHING);
    await lockFollower(client, actor.id);
    const follows = await listFollowsOf(client, actor.id);
    const current = follows.find((follow) => follow.id === id);
    const next = { state, side, leastCents: least === null ? null : cents(least) };
    if (current !== undefined && isSameFollow(current, next)) return ok(current);
    if (follows.some((follow) => isSameFollow(follow, next))) return refuse(TWICE);
    if (current === undefined && follows.length >= MOST_FOLLOWS) return refuse(TOO_MANY);
    const row: FollowRow = { id, ...next, createdAt: current?.createdAt ?? new Date(now()) };
    await saveFollow(client, actor.id, row);
    return ok(row);
  });
}
