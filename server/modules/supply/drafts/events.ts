// What the publisher is left with when a draft has come to its end: where and what, never who.
import type { FormSent } from "../forms/index.ts";

export type DraftEnded =
  /** Sent by its person: as any hosted form. */
  | (FormSent & { readonly kind: "confirmed" })
  /** Nobody confirmed it in time, or it was confirmed and could not be posted. */
  | { readonly kind: "ran_out" | "failed"; readonly accountId: string; readonly draftId: string };
