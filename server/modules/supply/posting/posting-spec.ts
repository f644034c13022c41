// Builds the posting instructions of a source from the rules that posts are read by.
import type { PostingSpec } from "../../../../contract/supply/posting.ts";
import type { ProblemCode } from "../../../../contract/problems.ts";
import { aliasesOf } from "../../../../domain/lead/field-names.ts";
import {
  FIELD_NOTES,
  FIELD_WORDS,
  examplePost,
  fieldsByNeed,
  needOf,
} from "../../../../domain/lead/field-notes.ts";
import { ANSWERED_REASONS, POST_REASON_TEXTS } from "../../../../domain/lead/reasons.ts";
import { makeProblem } from "../../../platform/http/problem.ts";
import type { Rate } from "../../../platform/http/rate-limit.ts";
import { isStillInForce } from "../../network/network-pauses/index.ts";
import type { KeyedSourceRow } from "../sources/index.ts";

/** The refusals that a call may get before it is read as a lead. */
const PROBLEMS = [
  "malformed",
  "unauthenticated",
  "forbidden",
  "suspended",
  "in_progress",
  "payload_too_large",
  "unsupported_media_type",
  "idempotency_mismatch",
  "rate_limited",
  "unavailable",
] as const satisfies readonly ProblemCode[];

/** Returns the page of a source; it contains none of the source's secrets. */
export function postingSpecOf(
  row: KeyedSourceRow,
  networkName: string,
  rate: Rate,
  nowMs: number,
): PostingSpec {
  return {
    network_name: networkName,
    source: {
      name: row.name,
      kind: row.kind,
      // Posts are answered the same if the network paused it.
      status: isStillInForce(row.network_pause, nowMs) ? "paused" : row.status,
      unsold_rule: row.unsold_rule,
      allows_exclusive: row.allows_exclusive,
      shared_slots: row.shared_slots,
      daily_cap: row.daily_cap,
      only_listed_ips: row.allowed_ips.length > 0,
      takes_key_in_address: row.takes_key_in_address,
    },
    posts_per_second: rate.perSecond,
    post_burst: rate.burst,
    fields: fieldsByNeed().map((name) => ({
      name,
      need: needOf(name),
      note: FIELD_NOTES[name],
      words: [...(FIELD_WORDS[name] ?? [])],
      aliases: [...aliasesOf(name)],
    })),
    example: { ...examplePost(networkName) },
    reasons: ANSWERED_REASONS.map((code) => ({ code, text: POST_REASON_TEXTS[code] })),
    problems: PROBLEMS.map((code) => {
      const { status, title } = makeProblem(code);
      return { status, code, text: title };
    }),
  };
}
