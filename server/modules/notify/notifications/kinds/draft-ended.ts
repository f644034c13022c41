// A lead by hand came to its end: its person confirmed it, whenever that was, or nobody did.
import type { DraftEnded } from "../../../supply/drafts/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";
import { outcomeOf } from "./form-sent.ts";
import { cityState } from "./city-state.ts";

export function notifyDraftEnded(ended: DraftEnded, atMs: number): NewEvent[] {
  const about = { accountId: ended.accountId, type: "draft_ended", atMs } as const;
  if (ended.kind === "confirmed") {
    const { leadId, side, city, state, sale, earningCents, reason } = ended;
    return [
      inBothLanguages(
        {
          ...about,
          url: `/leads/${leadId}`,
          facts: {
            lead_id: leadId,
            outcome: "confirmed",
            sale,
            earning_cents: earningCents,
            reason_code: reason,
          },
        },
        (words) => ({
          title: words.draft.confirmed(side, cityState(city, state)),
          body: outcomeOf(ended, words),
        }),
      ),
    ];
  }
  return [
    inBothLanguages(
      {
        ...about,
        url: `/leads?draft=${ended.draftId}`,
        facts: { draft_id: ended.draftId, outcome: ended.kind },
      },
      ({ draft }) =>
        ended.kind === "ran_out"
          ? { title: draft.ranOut, body: draft.ranOutMore }
          : { title: draft.failed, body: draft.failedMore },
    ),
  ];
}
