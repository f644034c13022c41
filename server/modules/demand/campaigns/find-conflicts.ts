// Finds conflicts in a valid document: criteria that no lead meets, unknown ZIPs, limits that
// contradict each other or the bids.
import { findContradiction } from "../../../../domain/criteria/contradiction.ts";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { FindPlaces } from "../../../../domain/lead/find-place.ts";
import { findLimitConflicts } from "../../../../domain/distribution/limit-conflicts.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";
import type { CheckedCampaign } from "./campaign-document.ts";

/** Returns the conflicts, none if empty. Fields are JSON pointers into the document. */
export function findConflicts(
  { document, criteria, adjustments }: CheckedCampaign,
  findPlaces: FindPlaces,
): FieldError[] {
  const never = findContradiction(criteria, findPlaces);
  const bids = {
    exclusiveCents: document.exclusive_bid_cents,
    sharedCents: document.shared_bid_cents,
  };
  return [
    ...unknownZips(criteria, "/criteria", findPlaces),
    ...(never === null
      ? []
      : [
          {
            field: `/criteria${never.pointer}`,
            code: "contradiction",
            message:
              never.field === null
                ? "No lead can match this. Change it."
                : `No lead can match this together with the rule for "${never.field}": change ` +
                  "one of the two.",
          },
        ]),
    ...(["limits", "source_limits"] as const).flatMap((member) => {
      const { leads = {}, cents = {} } = document[member];
      return findLimitConflicts({ leads, cents }, bids, adjustments).map(
        (conflict): FieldError => ({
          field: `/${member}/${conflict.unit}/${conflict.window}`,
          ...(conflict.kind === "below_bid"
            ? {
                code: "budget_below_bid",
                message:
                  `The ${conflict.sale} bid comes to ${conflict.bidCents} cents at least, and ` +
                  "this allows less: raise it, or lower the bid.",
              }
            : {
                code: "cap_above_longer",
                message:
                  "This allows more than the limit " +
                  `${conflict.longer === "total" ? "in total" : `per ${conflict.longer}`}, so ` +
                  "that it is never reached: lower it, or raise the other.",
              }),
        }),
      );
    }),
  ];
}

function unknownZips(criteria: Criteria, pointer: string, findPlaces: FindPlaces): FieldError[] {
  if ("not" in criteria) return unknownZips(criteria.not, `${pointer}/not`, findPlaces);
  if ("all" in criteria)
    return criteria.all.flatMap((child, index) =>
      unknownZips(child, `${pointer}/all/${index}`, findPlaces),
    );
  if ("any" in criteria)
    return criteria.any.flatMap((child, index) =>
      unknownZips(child, `${pointer}/any/${index}`, findPlaces),
    );
  if (criteria.field !== "zip_code") return [];
  return criteria.in.flatMap((zip, index) =>
    findPlaces(zip).length === 0
      ? [
          {
            field: `${pointer}/in/${index}`,
            code: "unknown_zip",
            message: `${zip} isn't a US ZIP code. Remove it.`,
          },
        ]
      : [],
  );
}
