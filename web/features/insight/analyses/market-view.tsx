// Shows what the network's own leads and sales say: sentences, and the counts behind them.
import type { ReactNode } from "react";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ANALYSES_TEXTS } from "../../../../locales/catalogues/analyses.ts";
import type { AnalysesTexts } from "../../../../locales/en/analyses.ts";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Sentences } from "./analysis-parts.tsx";
import type { AnalysisOf } from "./use-analyses.ts";

type Row = AnalysisOf<"market">["figures"][number];
type Money = Row["price"];

const LISTS = ["trends", "comparables", "pricing", "investment_potential"] as const;
const SHORT_DAYS = 28;

export function MarketView({
  analysis: { result, language, figures },
}: {
  readonly analysis: AnalysisOf<"market">;
}): ReactNode {
  const texts = useTexts(ANALYSES_TEXTS);
  const formats = useFormats();
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {LISTS.map((name) => (
          <Sentences key={name} name={name} items={result[name]} language={language} />
        ))}
      </div>
      {figures.length === 0 ? null : (
        <PlainTable
          label={texts.figures}
          columns={columnsOf(figures, texts, formats)}
          rows={figures}
          idOf={({ group, days }) => `${group} ${days}`}
        />
      )}
      <p className="text-label text-text-2">{texts.noForecast}</p>
    </>
  );
}

function columnsOf(
  figures: readonly Row[],
  texts: AnalysesTexts,
  formats: Formats,
): readonly PlainColumn<Row>[] {
  const few = <span className="text-text-3">{texts.few}</span>;
  const count = (value: number | null): ReactNode => (value === null ? few : formats.number(value));
  const share = (value: number | null): ReactNode =>
    value === null ? few : formats.percent(value * 100);
  const money = (value: Money): ReactNode => {
    if (value === null) return few;
    const [from, to] = [value.from_cents ?? 0, value.to_cents ?? 0];
    return value.from_cents === value.to_cents
      ? formats.money(from)
      : `${formats.money(from, "whole")}–${formats.money(to, "whole")}`;
  };
  const column = (
    id: "price" | "payout" | "property_price",
    header: string,
  ): readonly PlainColumn<Row>[] =>
    figures.some((row) => row[id] !== null)
      ? [{ id, header, numeric: true, cell: (row) => money(row[id]) }]
      : [];
  return [
    {
      id: "group",
      header: texts.group,
      cell: ({ group, days }) => (
        <TwoLines
          main={texts.groups[group]}
          sub={days === SHORT_DAYS ? texts.days28 : texts.days90}
        />
      ),
    },
    { id: "leads", header: texts.leads, numeric: true, cell: ({ leads }) => count(leads) },
    {
      id: "before",
      header: texts.before,
      numeric: true,
      priority: 3,
      cell: ({ leads_before: before }) => count(before),
    },
    {
      id: "sold",
      header: texts.sold,
      numeric: true,
      cell: ({ sold_percent: sold }) => share(sold),
    },
    ...column("price", texts.price),
    ...column("payout", texts.payout),
    ...column("property_price", texts.property),
  ];
}
