// Shows why a lead was rejected and what to do about it: its refused fields with what came, or the
// source's own minimum where bids were below it.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { sourceAddress } from "../../../lib/source-address.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_REFUSAL_TEXTS } from "../../../../locales/catalogues/lead-refusal.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Notice } from "../../../ui/notice.tsx";
import { RefusedFields } from "../../../ui/refused-fields.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { Lead } from "./lead-columns.tsx";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

type RejectedLead = Extract<Lead, { readonly view: "own" | "admin" }>;
type Reason = NonNullable<RejectedLead["reason_code"]>;

/** Reasons that the source's own terms decide. */
const BY_TERMS: ReadonlySet<Reason> = new Set([
  "source_paused",
  "paused_by_network",
  "no_buyer",
  "below_reserve",
  "cap_reached",
]);

export function LeadRefusal({ lead }: { readonly lead: RejectedLead }): ReactNode {
  const texts = useTexts(LEAD_REFUSAL_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const { reason_code: reason, field_errors: errors } = lead;
  if (reason === null) return null;
  const isOwn = lead.view === "own";
  return (
    <Section title={texts.title}>
      <Notice tone="warning" className="grid gap-1">
        <p className="font-medium">{words.post[reason]}</p>
        {isOwn ? <p>{texts.advice[reason]}</p> : null}
        {isOwn && reason === "below_reserve" ? <Least leadId={lead.id} /> : null}
        {isOwn && BY_TERMS.has(reason) ? (
          <p>
            <Link className="text-accent underline" to={sourceAddress(lead.source_id)}>
              {reason === "below_reserve" ? texts.changeReserve : texts.source}
            </Link>
          </p>
        ) : null}
      </Notice>
      {errors.length === 0 ? null : <Fields lead={lead} />}
    </Section>
  );
}

function Fields({
  lead: { view, field_errors: errors },
}: {
  readonly lead: RejectedLead;
}): ReactNode {
  const texts = useTexts(LEAD_REFUSAL_TEXTS);
  const hours = useNetworkNumbers()("unsold_contact_hours");
  const isGone = errors.some(({ sent, came }) => sent === "value" && came === null);
  return (
    <>
      <RefusedFields errors={errors} gone={view === "own" ? "deleted" : "notShown"} />
      <p className="max-w-3xl text-label text-text-2">
        {view === "admin" ? texts.notShown : isGone ? texts.deleted(hours) : texts.kept(hours)}
      </p>
    </>
  );
}

/** What the lead had to earn at least; nothing for a reader who sees no money. */
function Least({ leadId }: { readonly leadId: string }): ReactNode {
  const texts = useTexts(LEAD_REFUSAL_TEXTS);
  const formats = useFormats();
  const { value } = useAnswer("GET /v1/leads/{id}/decision", { params: { id: leadId } });
  if (value?.view !== "affiliate") return null;
  const parts = [
    value.exclusive_reserve_cents === null
      ? null
      : texts.least.exclusive(formats.money(value.exclusive_reserve_cents)),
    value.shared_reserve_cents === null
      ? null
      : texts.least.shared(formats.money(value.shared_reserve_cents)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : (
    <p>
      {texts.leastTitle}: {parts.join(" · ")}
    </p>
  );
}
