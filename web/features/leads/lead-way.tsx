// The way a lead took, step by step, as far as the reader may know it.
import type { ReactNode } from "react";
import { type Formats, useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { LEAD_WORDS, type LeadWords } from "../../texts/lead-words.ts";
import { LEADS_TEXTS } from "../../texts/leads.ts";
import type { Lead } from "./lead-columns.tsx";

interface Step {
  readonly text: string;
  /** ISO 8601; null for what happened in the same moment as the step before. */
  readonly at: string | null;
  readonly more?: string;
}

const PARTS_OF_POINT = 100;

export function LeadWay({ lead }: { readonly lead: Lead }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <ol className="grid gap-0 rounded-panel border border-line bg-surface p-4">
      {stepsOf(lead, page.steps, words, formats).map((step, index) => (
        <li key={step.text + String(index)} className="relative grid gap-0.5 border-l border-control pb-4 pl-4 last:border-transparent last:pb-0">
          <span aria-hidden="true" className="absolute top-1.5 -left-1 size-2 rounded-full bg-accent" />
          <span className="font-medium">{step.text}</span>
          {step.more === undefined ? null : <span className="text-text-2">{step.more}</span>}
          {step.at === null ? null : <time dateTime={step.at} className="text-label text-text-2">{formats.dateTime(step.at)}</time>}
        </li>
      ))}
    </ol>
  );
}

type StepTexts = (typeof LEADS_TEXTS)["en" | "es"]["page"]["steps"];

function stepsOf(lead: Lead, texts: StepTexts, words: LeadWords, formats: Formats): readonly Step[] {
  const steps: Step[] = [{ text: texts.received, at: lead.received_at }];
  const refusal = "reason_code" in lead ? lead.reason_code : null;
  const isRefused = "status" in lead && lead.status === "rejected" && refusal !== null && refusal !== "no_buyer" && refusal !== "below_reserve";
  if (isRefused) return [...steps, { text: texts.refused, at: null, more: words.post[refusal] }];
  steps.push({ text: texts.accepted, at: null }, { text: texts.scored(formats.number(Math.round(lead.score.total / PARTS_OF_POINT)), words.tier[lead.score.tier]), at: null });
  if (lead.view === "purchased") steps.push({ text: texts.sold(words.mode[lead.sale.mode], formats.money(lead.sale.price_cents)), at: lead.sale.sold_at }, { text: texts.delivered, at: lead.sale.sold_at });
  if (lead.view === "own") steps.push(...(lead.answer.sale === "none" ? [] : [{ text: texts.sold(words.mode[lead.answer.sale], formats.money(lead.answer.price_cents)), at: null }]));
  if (lead.view === "admin") {
    for (const sale of lead.sales) {
      steps.push({ text: texts.sold(words.mode[sale.mode], formats.money(sale.price_cents)), at: sale.sold_at });
      if (sale.status === "returned") steps.push({ text: texts.returned, at: null });
    }
  }
  if ("status" in lead) {
    if (lead.status === "available") steps.push({ text: texts.listed, at: null });
    if (lead.status === "expired") steps.push({ text: texts.expired, at: null });
    if (lead.status === "rejected" && refusal !== null) steps.push({ text: texts.refused, at: null, more: words.post[refusal] });
  }
  return steps;
}
