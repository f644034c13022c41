// Words the refusals of changes to a listing.
import { centsToJson } from "../../../../domain/money/money.ts";
import { NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import type { ListingRefusal } from "../../selling/distribution/index.ts";

const NOT_RELISTED = {
  in_review: "The network holds this lead for review. Only the network can release it.",
  taken_off_by_operator: "The network unlisted this lead. Contact the network.",
  forgotten: "The lead's contact is no longer stored. Post it again.",
  consent_over:
    "The person agreed more than 90 days ago. Ask the person again, and post the lead with " +
    "the new consent.",
} as const;

/** The answer to a change of a listing that was refused. */
export function changeRefusal(refusal: ListingRefusal): Refusal {
  if (refusal.code === "not_found") return NOT_FOUND;
  if (refusal.code === "already_sold")
    return {
      code: "already_sold",
      detail: "The lead is no longer on the marketplace: it was sold, or it expired.",
    };
  if (refusal.code === "not_in_review")
    return { code: "already_decided", detail: "The network doesn't hold this lead for review." };
  if (refusal.code === "suspended")
    return {
      code: "already_sold",
      detail: "The network paused the lead's source, so it is not on the marketplace now.",
    };
  if (
    refusal.code === "taken_off_by_operator" ||
    refusal.code === "in_review" ||
    refusal.code === "forgotten" ||
    refusal.code === "consent_over"
  )
    return { code: "window_closed", detail: NOT_RELISTED[refusal.code] };
  if (refusal.code !== "below_reserve")
    return {
      code: "mode_not_offered",
      detail: "The lead is not offered in this way. Read the listing again.",
    };
  const field = refusal.mode === "exclusiveCents" ? "/exclusive_price_cents" : "/slot_price_cents";
  const leastCents = centsToJson(refusal.leastCents);
  return {
    ...invalid([
      {
        field,
        code: "out_of_range",
        message: `Enter ${leastCents} cents or more to meet your source's reserve.`,
      },
    ]),
    priceCents: leastCents,
  };
}
