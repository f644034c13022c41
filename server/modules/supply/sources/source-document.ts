// Converts a source between the document that people write and the API's response, and checks who
// may change which part.
import type { Source, SourceDocument } from "../../../../contract/supply/source-document.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";
import { isRange } from "../../../platform/http/allowed-ips.ts";
import {
  isStillInForce,
  presentPauseInForce,
  presentPausedSubIds,
} from "../../network/network-pauses/index.ts";
import type { SourceRow } from "./source.store.ts";

export type CompleteSource = Required<SourceDocument>;

export interface SourceDefaults {
  /** How often a new source's leads may be sold shared. */
  readonly sharedSlots: number;
  /** Daily cap of a new source. */
  readonly dailyCap: number;
  /** How long an offer to a ping of a new source stands. */
  readonly offerSeconds: number;
}

/**
 * Fills in defaults. A lead that no campaign buys goes back to affiliates who post by API, and to
 * the marketplace for others.
 */
export function completeSource(document: SourceDocument, defaults: SourceDefaults): CompleteSource {
  return {
    status: "active",
    unsold_rule: document.kind === "api" ? "reject" : "list",
    allows_exclusive: true,
    shared_slots: defaults.sharedSlots,
    reserve_exclusive_cents: null,
    reserve_shared_cents: null,
    routing: "best_price",
    daily_cap: defaults.dailyCap,
    ping_expiry_s: defaults.offerSeconds,
    allowed_ips: [],
    takes_key_in_address: false,
    ...document,
  };
}

/**
 * Checks what the schema cannot express. `current` is null for a new source; only the operator sets
 * routing and lifts caps.
 */
export function checkSource(
  document: CompleteSource,
  current: SourceRow | null,
  defaults: SourceDefaults,
  mayOperate: boolean,
): FieldError[] {
  const problems: FieldError[] = [];
  const note = (field: string, message: string, code = "invalid"): void => {
    problems.push({ field, code, message });
  };
  if (document.name.trim() === "") note("/name", "Enter a name.");
  if (!document.allows_exclusive && document.shared_slots === 0)
    note("/shared_slots", "Allow exclusive sales, or at least one shared slot.");
  for (const [index, range] of document.allowed_ips.entries()) {
    if (!isRange(range))
      note(
        `/allowed_ips/${index}`,
        "Enter an address, for example 203.0.113.7, or a range, for example 203.0.113.0/24.",
      );
  }
  if (current !== null && current.kind !== document.kind)
    note("/kind", `Leave kind as ${current.kind}, or create a new source.`);
  if (mayOperate) return problems;
  if (document.routing !== (current?.routing ?? "best_price"))
    note("/routing", "Ask the network to change the routing.", "operator_only");
  const mostLeads = current === null ? defaults.dailyCap : current.daily_cap_limit;
  const isKept = current !== null && document.daily_cap === current.daily_cap;
  const isAbove = mostLeads !== null && (document.daily_cap ?? Infinity) > mostLeads;
  if (isAbove && !isKept) {
    note(
      "/daily_cap",
      `Set at most ${mostLeads}, or ask the network to raise it.`,
      "operator_only",
    );
  }
  return problems;
}

/** Returns the document of a stored source, to which a merge patch is applied. */
export function documentOf(row: SourceRow): CompleteSource {
  return {
    name: row.name,
    kind: row.kind,
    status: row.status,
    unsold_rule: row.unsold_rule,
    allows_exclusive: row.allows_exclusive,
    shared_slots: row.shared_slots,
    reserve_exclusive_cents:
      row.reserve_exclusive_cents === null ? null : Number(row.reserve_exclusive_cents),
    reserve_shared_cents:
      row.reserve_shared_cents === null ? null : Number(row.reserve_shared_cents),
    routing: row.routing,
    daily_cap: row.daily_cap,
    ping_expiry_s: row.ping_expiry_s,
    allowed_ips: row.allowed_ips,
    takes_key_in_address: row.takes_key_in_address,
  };
}

/**
 * Returns the source as the API presents it at `nowMs`; `key` only if it was just made, the posting
 * page's address for callers who may change it.
 */
export function presentSource(
  row: SourceRow,
  abilities: Source["abilities"],
  key: string | null,
  nowMs: number,
): Source {
  return {
    id: row.id,
    account_id: row.account_id,
    ...documentOf(row),
    daily_cap_limit: row.daily_cap_limit,
    network_pause: presentPauseInForce(
      isStillInForce(row.network_pause, nowMs) ? row.network_pause : null,
    ),
    paused_sub_ids: presentPausedSubIds(row.paused_sub_ids, nowMs),
    key_hint: row.key_hint,
    old_key: oldKeyOf(row, nowMs),
    ...(abilities.update ? { posting_token: row.posting_token } : {}),
    ...(key === null ? {} : { key }),
    version: Number(row.version),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities,
  };
}

/** Null once it has expired. */
function oldKeyOf(
  { old_key_hint: hint, old_key_until: until }: SourceRow,
  nowMs: number,
): Source["old_key"] {
  return hint === null || until === null || until.getTime() <= nowMs
    ? null
    : { hint, until: until.toISOString() };
}
