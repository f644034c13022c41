// Shows the facts of a lead: property, price, timing, and its origin as far as the reader may see
// it.
import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  COUNT_FACT_NAMES,
  type PlainColumns,
  WORD_FACT_NAMES,
  type WordFact,
} from "../../../../domain/lead/plain-facts.ts";
import { writeCount } from "../../../lib/leads/write-count.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import type { LeadsTexts } from "../../../../locales/en/leads.ts";
import type { Lead } from "./lead-columns.tsx";
import { type Fact, Facts } from "./facts.tsx";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import { priceRange } from "../../../lib/leads/price-range.ts";
import { Code } from "../../../ui/name.tsx";

type Texts = LeadsTexts;

export function LeadFacts({ lead }: { readonly lead: Lead }): ReactNode {
  const texts = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const facts: readonly Fact[] = [
    ...wishFacts(lead, texts, words, formats),
    ...saleFacts(lead, texts, words, formats),
    ...originFacts(lead, texts),
    [texts.page.id, <Code key="id">{lead.id}</Code>],
  ];
  return <Facts facts={facts} />;
}

/** What is wanted or offered, where, for how much and when. */
function wishFacts(lead: Lead, texts: Texts, words: LeadWords, formats: Formats): readonly Fact[] {
  const { page } = texts;
  const size = sizeOf(lead, words, formats);
  return [
    ...wordRows(["property_type"], lead, words),
    [
      texts.columns.place,
      `${placeLabel(lead, words)}${lead.zip_code === null ? "" : ` ${lead.zip_code}`}`,
    ],
    ...(size === "" ? [] : [[page.size, size] as const]),
    ...("price_min_cents" in lead
      ? [
          [
            page.price,
            priceRange(lead.price_min_cents, lead.price_max_cents, formats, texts),
          ] as const,
        ]
      : []),
    ...wordRows(
      WORD_FACT_NAMES.filter((fact) => fact !== "property_type"),
      lead,
      words,
    ),
    [page.received, formats.dateTime(lead.received_at)],
  ];
}

/** The facts with fixed values that this view of the lead has. */
function wordRows(facts: readonly WordFact[], lead: Lead, words: LeadWords): readonly Fact[] {
  const columns: Partial<PlainColumns> = lead;
  return facts.flatMap((fact): readonly Fact[] => {
    const word = columns[fact];
    if (word === undefined) return [];
    const names: Readonly<Record<string, string>> = words.facts[fact].words;
    return [[words.facts[fact].label, names[word] ?? word]];
  });
}

/** The counts that this view of the lead has: "3 bd · 2 ba · 1,400 sq ft". */
function sizeOf(lead: Lead, words: LeadWords, formats: Formats): string {
  const columns: Partial<PlainColumns> = lead;
  return COUNT_FACT_NAMES.map((fact) => writeCount(fact, columns[fact] ?? null, words, formats))
    .filter((part) => part !== "")
    .join(" · ");
}

/** What the lead earned, and the answer to its post. */
function saleFacts(lead: Lead, texts: Texts, words: LeadWords, formats: Formats): readonly Fact[] {
  const { page } = texts;
  return [
    ...("earned_cents" in lead && lead.earned_cents !== null
      ? [[texts.columns.earned, formats.money(lead.earned_cents)] as const]
      : []),
    ...("answer" in lead
      ? [
          [
            page.answer,
            [
              words.mode[lead.answer.sale === "none" ? "shared" : lead.answer.sale],
              ...(lead.answer.price_cents === null
                ? []
                : [page.steps.youEarn(formats.money(lead.answer.price_cents))]),
            ].join(" · "),
          ] as const,
        ].filter(() => lead.answer.sale !== "none")
      : []),
  ];
}

/** The sub ids, the ad parameters and the click that it came from. */
function originFacts(lead: Lead, { page }: Texts): readonly Fact[] {
  const ads =
    "ad_params" in lead
      ? Object.entries(lead.ad_params)
          .map(([name, value]) => `${name}: ${value}`)
          .join(", ")
      : "";
  const subs = "sub_ids" in lead ? lead.sub_ids.filter((sub) => sub !== null).join(", ") : "";
  return [
    ...(subs === "" ? [] : [[page.sub, subs] as const]),
    ...(ads === "" ? [] : [[page.ads, <span className="break-all">{ads}</span>] as const]),
    ...("click_id" in lead && lead.click_id !== null
      ? [
          [
            page.click,
            <Code key="click" className="break-all">
              {lead.click_id}
            </Code>,
          ] as const,
        ]
      : []),
    ...("vendor_lead_id" in lead && lead.vendor_lead_id !== null
      ? [[page.reference, lead.vendor_lead_id] as const]
      : []),
    ...("duplicate_of" in lead && lead.duplicate_of !== null
      ? [
          [
            page.duplicateOf,
            <Link key="of" className="text-accent underline" to={`/leads/${lead.duplicate_of}`}>
              {lead.duplicate_of}
            </Link>,
          ] as const,
        ]
      : []),
  ];
}
