// Resolves a source's key to the source and its terms. Every posted lead needs this first, so
// results are cached for a second, or until an end of access is announced.
import { isWaiting } from "../../../../domain/access/account-status.ts";
import { cents } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import {
  NOT_APPROVED,
  type Refusal,
  SUSPENDED,
  UNAUTHENTICATED,
} from "../../../platform/http/refusal.ts";
import { agreedOf } from "../../network/terms/index.ts";
import { subIdPausesOf } from "../../network/network-pauses/index.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import type { SourceCaller, SourceKeys } from "../../selling/intake/index.ts";
import { allowedFrom } from "../../../platform/http/allowed-ips.ts";
import { type KeyedSourceRow, findKeyedSource, findSourceByKey } from "./source.store.ts";

/** How long a changed source may go unnoticed. Ended keys and suspensions are announced. */
const KEEP_MS = 1_000;
/** Beyond it the cache is cleared: guessed keys must not fill the memory. */
const MOST_KEPT = 10_000;

const KEY_IN_ADDRESS: Refusal = {
  code: "forbidden",
  detail:
    "This source doesn't take its key in the address, where proxies may log it. Send it in the " +
    "Authorization or X-API-Key header or as source_key in the body, or allow it in the source's " +
    "settings.",
};
const ELSEWHERE: Refusal = {
  code: "forbidden",
  detail: "This source accepts calls only from its listed addresses. Ask its owner to add yours.",
};

interface Known {
  readonly sourceId: string | null;
  readonly caller: Result<SourceCaller, Refusal>;
  readonly allows: (ip: string) => boolean;
  readonly takesKeyInAddress: boolean;
}

export function createSourceKeys(deps: {
  readonly pool: Queryable;
  readonly now: () => number;
  /** Whether ends of access are announced to this process; otherwise nothing is cached. */
  readonly isHearing: () => boolean;
}): SourceKeys & {
  /** Has every key looked up anew. */
  readonly forget: () => void;
} {
  const kept = new Map<string, { readonly untilMs: number; readonly found: Promise<Known> }>();
  const lookUp = (key: string): Promise<Known> => {
    const name = sha256Hex(key);
    const nowMs = deps.now();
    const known = kept.get(name);
    if (known !== undefined && nowMs < known.untilMs && deps.isHearing()) return known.found;
    if (kept.size >= MOST_KEPT) kept.clear();
    const found = findSourceByKey(deps.pool, hashKey(key), new Date(nowMs)).then(knownOf);
    if (deps.isHearing()) kept.set(name, { untilMs: nowMs + KEEP_MS, found });
    // A failed lookup is returned to its own caller only, and is not cached.
    found.catch(() => kept.delete(name));
    return found;
  };
  return {
    async find({ key, isInAddress }, ip) {
      const { caller, allows, takesKeyInAddress } = await lookUp(key);
      if (!caller.ok) return caller;
      if (isInAddress && !takesKeyInAddress) return refuse(KEY_IN_ADDRESS);
      return allows(ip) ? caller : refuse(ELSEWHERE);
    },
    ownerOf: async (key) => (await lookUp(key)).sourceId,
    forget: () => kept.clear(),
  };
}

/**
 * Returns a source's current state, for what this server posts in its name: rows of a file, a
 * hosted form.
 */
export async function findSourceCaller(
  db: Queryable,
  id: string,
  at: Date,
): Promise<Result<SourceCaller, Refusal>> {
  const row = await findKeyedSource(db, id, at);
  return row === null ? refuse(UNAUTHENTICATED) : callerOf(row);
}

function knownOf(row: KeyedSourceRow | null): Known {
  if (row === null)
    return {
      sourceId: null,
      caller: refuse(UNAUTHENTICATED),
      allows: () => true,
      takesKeyInAddress: false,
    };
  return {
    sourceId: row.id,
    caller: callerOf(row),
    allows: allowedFrom(row.allowed_ips),
    takesKeyInAddress: row.takes_key_in_address,
  };
}

/** Returns the source as a caller; a refusal if its account may not post. */
export function callerOf(row: KeyedSourceRow): Result<SourceCaller, Refusal> {
  if (isWaiting(row.account_status)) return refuse(NOT_APPROVED);
  if (row.account_status === "suspended") return refuse(SUSPENDED);
  return ok({
    actor: {
      kind: "source",
      id: row.id,
      accountId: row.account_id,
      role: "affiliate",
      teamRole: "owner",
    },
    terms: termsOf(row),
    pauses: {
      isPausedByOwner: row.status === "paused",
      byNetwork:
        row.network_pause === null
          ? null
          : { endsAtMs: row.network_pause.ends_ms, endedAtMs: null },
      subIds: subIdPausesOf(row.paused_sub_ids),
    },
  });
}

export function termsOf(row: KeyedSourceRow): SourceTerms {
  const agreed = agreedOf(row);
  return {
    id: row.id,
    affiliateId: row.account_id,
    unsoldRule: row.unsold_rule,
    allowsExclusive: row.allows_exclusive,
    sharedSlots: row.shared_slots,
    routing: row.routing,
    reserveExclusiveCents:
      row.reserve_exclusive_cents === null ? null : cents(row.reserve_exclusive_cents),
    reserveSharedCents: row.reserve_shared_cents === null ? null : cents(row.reserve_shared_cents),
    agreed: agreed.terms,
    soldBefore: agreed.soldBefore,
    affiliateSinceMs: row.affiliate_since.getTime(),
    dailyCap: row.daily_cap,
    offerLifeMs: row.ping_expiry_s * 1_000,
  };
}
