// Finds what a call that carries an API key may act as. The database is asked at every call, so
// that a key ends with its holder's rights in every process at once.
import { isWaiting } from "../../../../domain/access/account-status.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { keyStateOf } from "../../../../domain/access/api-key.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { allowedFrom } from "../../../platform/http/allowed-ips.ts";
import {
  NOT_APPROVED,
  type Refusal,
  SUSPENDED,
  UNAUTHENTICATED,
} from "../../../platform/http/refusal.ts";
import { type ApiKeyRow, findKeyHolder, noteUse } from "./api-key.store.ts";

/** How long a noted use stands for those that follow it. */
const USE_NOTED_FOR_MS = MINUTE_MS;

const EXPIRED: Refusal = {
  code: "unauthenticated",
  detail: "This API key has expired. An owner makes a new one in Settings, API keys.",
};
const ENDED: Refusal = {
  code: "unauthenticated",
  detail:
    "This API key ended because the member who held it may no longer hold keys. An owner can " +
    "take it over in Settings, API keys.",
};
const ELSEWHERE: Refusal = {
  code: "forbidden",
  detail:
    "This API key accepts calls only from its listed addresses. An owner makes a key for yours.",
};

export interface KeyActorDeps {
  readonly pool: Queryable;
  readonly now: () => number;
}

/**
 * The actor of an API key, called from the address `ip`. A revoked key is as unknown as a wrong
 * one; an expired or ended one is told so, because only its holder knows it.
 */
export async function findApiKeyActor(
  { pool, now }: KeyActorDeps,
  key: string,
  ip: string,
): Promise<Result<Actor, Refusal>> {
  const row = await findKeyHolder(pool, hashKey(key));
  const nowMs = now();
  if (row === null) return refuse(UNAUTHENTICATED);
  switch (stateOf(row, nowMs)) {
    case "revoked":
      return refuse(UNAUTHENTICATED);
    case "expired":
      return refuse(EXPIRED);
    case "ended":
      return refuse(ENDED);
    default:
  }
  if (row.account_status === "suspended") return refuse(SUSPENDED);
  if (isWaiting(row.account_status)) return refuse(NOT_APPROVED);
  if (!allowedFrom(row.allowed_ips)(ip)) return refuse(ELSEWHERE);
  if (row.used_at === null || row.used_at.getTime() < nowMs - USE_NOTED_FOR_MS)
    await noteUse(pool, row.id, {
      at: new Date(nowMs),
      before: new Date(nowMs - USE_NOTED_FOR_MS),
      from: ip,
    });
  return ok({
    kind: "key",
    id: row.id,
    accountId: row.account_id,
    role: roleOf(row),
    teamRole: row.holder_team_role ?? "agent",
    scopes: row.scopes,
  });
}

export function stateOf(row: ApiKeyRow, nowMs: number): ReturnType<typeof keyStateOf> {
  return keyStateOf(
    {
      revokedAtMs: row.revoked_at?.getTime() ?? null,
      expiresAtMs: row.expires_at?.getTime() ?? null,
      isHeld: isHeld(row),
    },
    nowMs,
  );
}

/** Whether the holder is there, and could make the key today. */
function isHeld(row: ApiKeyRow): boolean {
  const { account_id: accountId, held_by: id, holder_team_role: teamRole } = row;
  return (
    teamRole !== null && mayMakeKeys({ kind: "user", id, accountId, role: roleOf(row), teamRole })
  );
}

/** Whether the member may make, take over and revoke the account's keys. */
export function mayMakeKeys(actor: Actor): boolean {
  return can(actor, "update", "account", { accountId: actor.accountId });
}

function roleOf({ account_kind: kind }: ApiKeyRow): Actor["role"] {
  return kind === "network" ? "admin" : kind;
}
