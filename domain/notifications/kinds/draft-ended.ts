// Defines the kind: a draft ended, because its person confirmed it, its link expired, or it could
// not be posted.
import { type FormSent, detailsOfPosted, factsOfPosted } from "./form-sent.ts";
import { DAILY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { type Told, defineKind, topic } from "../notification-kind.ts";

export type DraftEnded =
  /** Confirmed by its person: posted like any hosted form. */
  | (FormSent & { readonly kind: "confirmed" })
  | { readonly kind: "ran_out" | "failed"; readonly accountId: string; readonly draftId: string };

export type DraftEnd =
  | ({ readonly kind: "confirmed" } & ReturnType<typeof detailsOfPosted>)
  | { readonly kind: "ran_out" | "failed"; readonly draftId: string };

export const draftEndedTopic = topic<DraftEnded>()("draft_ended");

export const draftEnded = defineKind({
  type: "draft_ended",
  topic: draftEndedTopic,
  reach: {
    audience: ["affiliate"],
    group: "leads",
    channels: DAILY,
    push: { ttlMs: 12 * HOUR_MS, urgency: "normal" },
  },
  tell: (ended): readonly Told<DraftEnd>[] =>
    ended.kind === "confirmed"
      ? [
          {
            accountId: ended.accountId,
            url: `/leads/${ended.leadId}`,
            facts: { ...factsOfPosted(ended), outcome: ended.kind },
            details: { kind: ended.kind, ...detailsOfPosted(ended) },
          },
        ]
      : [
          {
            accountId: ended.accountId,
            url: `/leads?draft=${ended.draftId}`,
            facts: { draft_id: ended.draftId, outcome: ended.kind },
            details: { kind: ended.kind, draftId: ended.draftId },
          },
        ],
});
