// Somebody sent a hosted form. Nobody but the visitor was there when the lead was answered: its
// affiliate learns here what came of it.
import type { FormSent } from "../../../supply/forms/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";
import type { NotificationWords } from "../words/news-words.ts";
import { cityState } from "./city-state.ts";

export function notifyFormSent(sent: FormSent, atMs: number): NewEvent[] {
  const { accountId, leadId, side, city, state, isConversation = false } = sent;
  const place = cityState(city, state);
  return [
    inBothLanguages(
      {
        accountId,
        type: "form_sent",
        url: `/leads/${leadId}`,
        atMs,
        facts: {
          lead_id: leadId,
          sale: sent.sale,
          earning_cents: sent.earningCents,
          reason_code: sent.reason,
        },
      },
      (words) => ({
        title: isConversation ? words.byConversation(side, place) : words.byForm(side, place),
        body: outcomeOf(sent, words),
      }),
    ),
  ];
}

/** What became of a lead that was posted for its person. */
export function outcomeOf(
  { sale, earningCents, reason }: Pick<FormSent, "sale" | "earningCents" | "reason">,
  { outcome }: NotificationWords,
): string {
  if (reason !== null) return outcome.refused(reason);
  return sale === "none" ? outcome.unsold : outcome.sold(sale, dollars(earningCents));
}
