// Serves the routes of what a member follows of open demand.
import * as contract from "../../../../contract/demand/demand-follows.ts";
import { can } from "../../../../domain/access/access.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN, NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type FollowRow, deleteFollow, listFollowsOf } from "./follow.store.ts";
import { type FollowDeps, setFollow } from "./set-follow.ts";

export function registerFollows(host: HttpHost, deps: FollowDeps): void {
  const present = ({
    id,
    state,
    side,
    leastCents,
    createdAt,
  }: FollowRow): contract.DemandFollow => ({
    id,
    state,
    side,
    least_payout_cents: leastCents === null ? null : centsToJson(leastCents),
    created_at: createdAt.toISOString(),
  });
  registerOperation(host, contract.listDemandFollows, async ({ actor }) =>
    can(actor, "follow", "demand", null)
      ? ok({ items: (await listFollowsOf(deps.pool, actor.id)).map(present) })
      : refuse(FORBIDDEN),
  );
  registerOperation(host, contract.setDemandFollow, async ({ actor, params, body }) => {
    const written = await setFollow(deps, actor, params.id, body);
    return written.ok ? ok(present(written.value)) : written;
  });
  registerOperation(host, contract.deleteDemandFollow, async ({ actor, params }) => {
    if (!can(actor, "follow", "demand", null)) return refuse(FORBIDDEN);
    return (await deleteFollow(deps.pool, actor.id, params.id)) ? ok(undefined) : refuse(NOT_FOUND);
  });
}
