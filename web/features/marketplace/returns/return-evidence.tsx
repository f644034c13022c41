// Shows the evidence of a return as far as the reader may see it: from the buyer, and from the
// product's own records.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { EVIDENCE_TEXTS } from "../../../../locales/catalogues/return-evidence.ts";
import type { EvidenceTexts } from "../../../../locales/en/return-evidence.ts";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import { CriteriaInWords } from "../../demand/campaigns/index.ts";

type Evidence = NonNullable<Return["evidence"]>;
type Texts = EvidenceTexts;

const TONES: Readonly<Record<Evidence["finding"], StatusTone>> = {
  proved: "good",
  disproved: "negative",
  open: "neutral",
};

export function ReturnEvidence({ evidence }: { readonly evidence: Evidence }): ReactNode {
  const texts = useTexts(EVIDENCE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{texts.holds}</h3>
      <p>
        <Status tone={TONES[evidence.finding]}>{texts.why[evidence.why]}</Status>
      </p>
      <Description
        rows={[
          ...givenRows(evidence, texts, formats),
          ...recordRows(evidence, texts, words, formats),
          ...purchaseRows(evidence, texts, formats),
        ]}
      />
    </section>
  );
}

/** A calendar day, independent of the reader's time zone. */
function dayOf(day: string): string {
  return `${day}T12:00:00`;
}

function givenRows(
  { proof, on, touches }: Evidence,
  texts: Texts,
  formats: Formats,
): readonly DescriptionRow[] {
  const logged =
    touches.count === 0
      ? texts.noTouches
      : texts.touchesOf(touches.count, touches.attempts, touches.days);
  return [
    ...(proof === null ? [] : [[texts.proof, texts.proofs[proof]] as const]),
    ...(on === null ? [] : [[texts.on, formats.date(dayOf(on))] as const]),
    [texts.touches, touches.was_reached ? `${logged} · ${texts.reached}` : logged],
    ...(touches.at.length === 0
      ? []
      : [[texts.times, touches.at.map((at) => formats.dateTime(at)).join(" · ")] as const]),
  ];
}

function recordRows(
  { lead, consent }: Evidence,
  texts: Texts,
  words: LeadWords,
  formats: Formats,
): readonly DescriptionRow[] {
  const place = [lead.city, lead.state, lead.zip_code].filter((part) => part !== null).join(", ");
  const channels = consent.channels.map((channel) => words.channel[channel]).join(", ");
  const given =
    consent.given_at === null
      ? texts.consentGone
      : texts.consentOf(formats.dateTime(consent.given_at), channels);
  return [
    [
      texts.lead,
      [words.side[lead.side], words.facts.property_type.words[lead.property_type], place]
        .filter((part) => part !== "")
        .join(" · "),
    ],
    [texts.sold, formats.dateTime(lead.sold_at)],
    [texts.consent, consent.certificate ? `${given} · ${texts.certificate}` : given],
  ];
}

function purchaseRows(
  { bought, earlier }: Evidence,
  texts: Texts,
  formats: Formats,
): readonly DescriptionRow[] {
  return [
    ...(bought === null
      ? []
      : [
          [
            texts.bought,
            bought.by_hand ? texts.byHand : texts.byCampaign(bought.campaign_name ?? "—"),
          ] as const,
        ]),
    ...(bought === null || bought.criteria === null
      ? []
      : [[texts.criteria, <CriteriaInWords key="criteria" criteria={bought.criteria} />] as const]),
    ...(earlier === null
      ? []
      : [
          [
            texts.earlier,
            <span key="earlier">
              {texts.earlierOf(formats.dateTime(earlier.sold_at))}
              {earlier.lead_id === null ? null : (
                <>
                  {" · "}
                  <Link to={`/leads/${earlier.lead_id}`} className="text-accent underline">
                    {texts.openLead}
                  </Link>
                </>
              )}
            </span>,
          ] as const,
        ]),
  ];
}
