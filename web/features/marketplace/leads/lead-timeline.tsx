// Shows the way of a lead as far as the reader may see it.
import type { ReactNode } from "react";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import type { LeadsTexts } from "../../../../locales/en/leads.ts";
import { type Lot, Lots } from "../../../ui/lots.tsx";
import { Section } from "../../../ui/screen.tsx";
import { arrivalOf, type Delivery, useLeadDeliveries } from "../../delivery/deliveries/index.ts";
import { isReturned } from "./is-returned.ts";
import type { Lead } from "./lead-columns.tsx";

const PARTS_OF_POINT = 100;

interface LeadTimelineProps {
  readonly lead: Lead;
}

export function LeadTimeline({ lead }: LeadTimelineProps): ReactNode {
  return lead.view === "purchased" ? (
    <PurchaseTimeline lead={lead} />
  ) : (
    <Way lead={lead} deliveries={[]} />
  );
}

/** With the times at which the lead reached its buyer's destinations. */
function PurchaseTimeline({ lead }: LeadTimelineProps): ReactNode {
  const { value = [] } = useLeadDeliveries(lead.id);
  return <Way lead={lead} deliveries={value} />;
}

function Way({
  lead,
  deliveries,
}: LeadTimelineProps & { readonly deliveries: readonly Delivery[] }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <Section title={page.way}>
      <Lots
        label={page.way}
        lots={[
          ...stepsOf(lead, page.steps, words, formats),
          ...arrivals(deliveries, page.steps),
          ...firstCall(lead, page.steps),
          ...consumerAsked(lead, page.steps),
        ].map((step, index) => ({ ...step, id: String(index) }))}
      />
    </Section>
  );
}

type Step = Omit<Lot, "id">;
type StepTexts = LeadsTexts["page"]["steps"];

function arrivals(deliveries: readonly Delivery[], texts: StepTexts): readonly Step[] {
  const arrived = deliveries.flatMap((delivery) => {
    const at = arrivalOf(delivery);
    return at === null ? [] : [{ title: texts.arrived(delivery.destination_name), at }];
  });
  return arrived.toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Of a purchase: when the buyer first called, or that it is still to come. */
function firstCall(lead: Lead, texts: StepTexts): readonly Step[] {
  if (lead.view !== "purchased" || isReturned(lead)) return [];
  const at = lead.sale.progress.first_touched_at;
  if (at === null && lead.no_contact_since !== null) return [];
  return [{ title: texts.firstCall, at, isAhead: at === null }];
}

/** What the consumer asked for, once the network has carried it out. */
function consumerAsked(lead: Lead, texts: StepTexts): readonly Step[] {
  if (lead.view === "preview" || lead.no_contact_since === null) return [];
  const title = lead.status === "erased" ? texts.erased : texts.noContact;
  return [{ title, isNegative: true, at: lead.no_contact_since }];
}

function refusalOf(lead: Lead) {
  return "reason_code" in lead ? lead.reason_code : null;
}

function stepsOf(
  lead: Lead,
  texts: StepTexts,
  words: LeadWords,
  formats: Formats,
): readonly Step[] {
  const steps: Step[] = [{ title: texts.received, at: lead.received_at }];
  const refusal = refusalOf(lead);
  const isRefused =
    "status" in lead &&
    lead.status === "rejected" &&
    refusal !== null &&
    refusal !== "no_buyer" &&
    refusal !== "below_reserve";
  if (isRefused)
    return [
      ...steps,
      { title: texts.refused, isNegative: true, at: lead.received_at, about: words.post[refusal] },
    ];
  steps.push(
    { title: texts.accepted, at: lead.received_at },
    {
      title: texts.scored(
        formats.number(Math.round(lead.score.total / PARTS_OF_POINT)),
        words.tier[lead.score.tier],
      ),
      at: lead.received_at,
    },
  );
  return [...steps, ...salesOf(lead, texts, words, formats), ...endOf(lead, texts, words)];
}

/** The price in words; nothing for a reader who does not see money. */
function priceOf(cents: number | null, formats: Formats): readonly string[] {
  return cents === null ? [] : [formats.money(cents)];
}

/** Each sale as far as the reader may see it. */
function salesOf(
  lead: Lead,
  texts: StepTexts,
  words: LeadWords,
  formats: Formats,
): readonly Step[] {
  const steps: Step[] = [];
  if (lead.view === "purchased")
    steps.push(
      {
        title: texts.sold([words.mode[lead.sale.mode], ...priceOf(lead.sale.price_cents, formats)]),
        at: lead.sale.sold_at,
      },
      { title: texts.delivered, at: lead.sale.delivered_at },
      ...(lead.sale.status === "returned"
        ? [{ title: texts.returned, isNegative: true, at: null }]
        : []),
    );
  if (lead.view === "own")
    steps.push(
      ...(lead.answer.sale === "none"
        ? []
        : [
            {
              title: texts.sold([
                words.mode[lead.answer.sale],
                ...priceOf(lead.answer.price_cents, formats).map(texts.youEarn),
              ]),
              at: lead.received_at,
            },
          ]),
    );
  if (lead.view === "admin") {
    for (const sale of lead.sales) {
      steps.push({
        title: texts.sold([words.mode[sale.mode], ...priceOf(sale.price_cents, formats)]),
        at: sale.sold_at,
      });
      if (sale.status === "returned")
        steps.push({ title: texts.returned, isNegative: true, at: null });
    }
  }
  return steps;
}

/** The end of a lead that was not sold. */
function endOf(lead: Lead, texts: StepTexts, words: LeadWords): readonly Step[] {
  const steps: Step[] = [];
  const refusal = refusalOf(lead);
  if ("status" in lead) {
    if (lead.status === "available")
      steps.push(
        "is_listed" in lead && !lead.is_listed
          ? { title: texts.notForSale, at: null }
          : { title: texts.listed, at: lead.received_at },
      );
    if (lead.status === "expired") steps.push({ title: texts.expired, at: null });
    if (lead.status === "rejected" && refusal !== null)
      steps.push({
        title: texts.refused,
        isNegative: true,
        at: lead.received_at,
        about: words.post[refusal],
      });
  }
  return steps;
}
