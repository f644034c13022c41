// Shows the leads or sales behind a figure of a report, page after page; each opens its lead.
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { PivotRow } from "../../../../contract/insight/pivot.ts";
import { MEASURES } from "../../../../domain/reports/pivot/measures.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { filterNames } from "./filter-names.ts";
import type { OpenReport } from "./use-pivot.ts";

export function RowsSheet({ report }: { readonly report: OpenReport }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const { state, change, nameOf } = report;
  const [asked, ...filters] = state.figure;
  const measure = MEASURES.find((one) => one === asked);
  if (measure === undefined) return null;
  return (
    <Sheet title={texts.measure[measure]} onClose={() => change({ figure: [] })}>
      <div className="grid gap-3">
        <p className="text-text-2">{filterNames(filters, texts, nameOf).join(" · ")}</p>
        <Page report={report} filters={filters} measure={measure} cursor={null} />
      </div>
    </Sheet>
  );
}

interface PageProps {
  readonly report: OpenReport;
  readonly measure: (typeof MEASURES)[number];
  readonly filters: readonly string[];
  readonly cursor: string | null;
}

/** One page, and the next ones once they are asked for. */
function Page({ cursor, ...asked }: PageProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).rowsOf;
  const formats = useAccountFormats();
  const [isMore, showMore] = useState(false);
  const { range } = asked.report.period;
  const shown = useAnswer("GET /v1/reports/pivot/rows", {
    query: {
      measure: asked.measure,
      filter: asked.filters,
      first: range.first,
      last: range.last,
      ...(cursor === null ? {} : { cursor }),
    },
  });
  return (
    <Loaded shown={shown}>
      {({ of, count, items, next_cursor: next }) => (
        <>
          {cursor === null ? (
            <p className="font-medium">{texts[of](formats.number(count), count === 1)}</p>
          ) : null}
          <ul className="divide-y divide-line border-t border-line">
            {items.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
          {next === null ? null : isMore ? (
            <Page {...asked} cursor={next} />
          ) : (
            <div>
              <Button onClick={() => showMore(true)}>{texts.more}</Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Row({ row }: { readonly row: PivotRow }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).rowsOf;
  const words = useTexts(LEAD_WORDS);
  const reasons = useTexts(RETURN_TEXTS).reason;
  const formats = useAccountFormats();
  const facts = [words.side[row.side], words.tier[row.tier], row.state];
  const result = [
    row.buyer,
    row.campaign,
    row.reason === null ? null : texts.refused(words.post[row.reason]),
    row.return_reason === null ? null : texts.returned(reasons[row.return_reason]),
  ].filter((one) => one !== null);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5">
      <Link to={`/leads/${row.lead_id}`} className="min-w-0 font-medium hover:underline">
        {facts.filter((one) => one !== null && one !== "").join(" · ")}
      </Link>
      <time dateTime={row.at} className="text-right whitespace-nowrap">
        {formats.dateTime(row.at)}
      </time>
      <span className="min-w-0 text-label text-text-2">
        <Name>{[row.source.name ?? row.source.value, ...result].join(" · ")}</Name>
      </span>
      <span className="text-right text-label whitespace-nowrap">
        <Amounts row={row} />
      </span>
    </li>
  );
}

/** What was paid and earned; struck through where it was returned: no figure counts it. */
function Amounts({ row }: { readonly row: PivotRow }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).rowsOf;
  const formats = useAccountFormats();
  const amounts = [
    ...(row.price_cents === null ? [] : [texts.paid(formats.money(row.price_cents))]),
    ...(row.earned_cents === null ? [] : [texts.earned(formats.money(row.earned_cents))]),
  ].join(" · ");
  return row.return_reason === null ? amounts : <s>{amounts}</s>;
}
