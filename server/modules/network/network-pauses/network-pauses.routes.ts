// Serves the network's pauses over HTTP.
import * as contract from "../../../../contract/network/network-pauses.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { SUB_ID_NAMES, subIdKey } from "../../../../domain/network-pauses/sub-id-pause.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { endNetworkPause } from "./end-pause.ts";
import {
  type NetworkPauseRow,
  type PauseTarget,
  findNetworkPause,
  listNetworkPauses,
} from "./network-pause.store.ts";
import { presentNetworkPause } from "./present-pause.ts";
import { type NetworkPauseDeps, changeNetworkPause, setNetworkPause } from "./set-pause.ts";

export function registerNetworkPauses(host: HttpHost, deps: NetworkPauseDeps): void {
  const { pool, now } = deps;
  const answer = (
    actor: Actor,
    row: Result<NetworkPauseRow, Refusal>,
  ): Result<contract.NetworkPause, Refusal> =>
    row.ok ? ok(presentNetworkPause(row.value, actor, now())) : row;

  registerOperation(host, contract.listNetworkPauses, async ({ actor, query }) => {
    const page = await listNetworkPauses(pool, query, scopeFor(actor, "network_pause"));
    return pageAnswer(page, (row) => presentNetworkPause(row, actor, now()));
  });
  registerOperation(host, contract.getNetworkPause, async ({ actor, params }) => {
    const row = await findNetworkPause(pool, params.id);
    return row === null || !can(actor, "read", "network_pause", { accountId: row.account_id })
      ? refuse(NOT_FOUND)
      : answer(actor, ok(row));
  });
  registerOperation(host, contract.setNetworkPause, async ({ actor, body }) => {
    // Who may pause nothing learns nothing of what exists.
    if (!can(actor, "set", "network_pause", { accountId: actor.accountId }))
      return refuse(FORBIDDEN);
    const target = readTarget(body);
    if (!target.ok) return target;
    const set = await setNetworkPause(deps, {
      ...target.value,
      actor,
      reason: body.reason.trim(),
      endsAt: dateOf(body.ends_at ?? null),
    });
    return answer(actor, set);
  });
  registerOperation(host, contract.changeNetworkPause, async ({ actor, params, body }) =>
    answer(
      actor,
      await changeNetworkPause(deps, {
        id: params.id,
        actor,
        reason: body.reason?.trim(),
        endsAt: body.ends_at === undefined ? undefined : dateOf(body.ends_at),
      }),
    ),
  );
  registerOperation(host, contract.endNetworkPause, async ({ actor, params }) =>
    answer(actor, await endNetworkPause(deps, actor, params.id)),
  );
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function readTarget({
  kind,
  thing_id: thingId,
  sub,
  value,
}: {
  readonly kind: PauseTarget["kind"];
  readonly thing_id: string;
  readonly sub?: (typeof SUB_ID_NAMES)[number];
  readonly value?: string;
}): Result<PauseTarget, Refusal> {
  if (kind !== "sub_id") {
    if (sub === undefined && value === undefined) return ok({ kind, thingId, sub: null });
    return refuse(
      invalid([
        {
          field: sub === undefined ? "/value" : "/sub",
          code: "invalid",
          message: "Leave it out, or set kind to sub_id.",
        },
      ]),
    );
  }
  if (sub === undefined || value === undefined)
    return refuse(
      invalid([
        {
          field: sub === undefined ? "/sub" : "/value",
          code: "missing",
          message: "Say which of sub1 to sub5 is paused, and its value.",
        },
      ]),
    );
  const key = subIdKey(value);
  const number = SUB_ID_NAMES.indexOf(sub) + 1;
  return ok({ kind, thingId, sub: { number, value: value.trim(), key } });
}
