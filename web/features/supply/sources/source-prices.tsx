// Shows what buyers would pay now for a source's leads, its record, and what would raise the price.
import { type ReactNode, Suspense } from "react";
import type { Source } from "../../../../contract/supply/source-document.ts";
import type { SourcePrices as Prices } from "../../../../contract/supply/sources.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { OwnReserve } from "./own-reserve.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Feedback, GroupTable, useGroups } from "../../insight/reports/index.ts";
import { SourceClicks } from "../tracking/index.ts";

export function SourcePrices({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS).prices;
  const shown = useAnswer("GET /v1/sources/{id}/prices", { params: { id: source.id } });
  return (
    <>
      <Section title={texts.title}>
        <OwnReserve source={source} />
        <Loaded shown={shown}>
          {(prices) =>
            prices.kinds.length === 0 ? (
              <Empty sentence={texts.none}>
                <ButtonLink to="/campaigns">{texts.demand}</ButtonLink>
              </Empty>
            ) : (
              <Kinds prices={prices} />
            )
          }
        </Loaded>
      </Section>
      {shown.value === undefined || shown.value.raises.length === 0 ? null : (
        <Raises raises={shown.value.raises} />
      )}
      <Record source={source} />
    </>
  );
}

function Kinds({ prices }: { readonly prices: Prices }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS).prices;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const money = (cents: number | null): string => (cents === null ? "—" : formats.money(cents));
  return (
    <>
      <p className="max-w-3xl text-text-2">{texts.about(formats.number(prices.leads))}</p>
      <PlainTable
        label={texts.title}
        rows={prices.kinds}
        idOf={({ side, tier }) => `${side} ${tier}`}
        columns={[
          {
            id: "kind",
            header: texts.kind,
            cell: ({ side, tier }) => (
              <span className="font-medium">
                {words.side[side]}
                <span className="font-normal text-text-2"> · {words.tier[tier]}</span>
              </span>
            ),
          },
          {
            id: "median",
            header: texts.median,
            numeric: true,
            cell: ({ median_cents: cents }) => <span className="font-medium">{money(cents)}</span>,
          },
          {
            id: "best",
            header: texts.best,
            numeric: true,
            cell: ({ best_cents: cents }) => money(cents),
          },
          {
            id: "leads",
            header: texts.leads,
            numeric: true,
            cell: ({ leads }) => formats.number(leads),
          },
          {
            id: "minimum",
            header: texts.minimum,
            numeric: true,
            cell: (kind) => (
              <TwoLines
                main={money(kind.exclusive_reserve_cents ?? kind.shared_reserve_cents)}
                sub={
                  kind.below_reserve === 0
                    ? ""
                    : texts.below(kind.below_reserve, formats.number(kind.below_reserve))
                }
              />
            ),
          },
          {
            id: "taken",
            header: texts.taken,
            numeric: true,
            cell: ({ taken, leads }) => formats.percent(Math.round((taken * 10_000) / leads)),
          },
        ]}
      />
    </>
  );
}

function Raises({ raises }: { readonly raises: Prices["raises"] }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS).prices;
  const formats = useFormats();
  return (
    <Section title={texts.raises}>
      <p className="max-w-3xl text-text-2">{texts.raisesAbout}</p>
      <ol className="divide-y divide-line rounded-panel border border-line bg-surface">
        {raises.map(({ fact, lacking, leads, with_cents: withIt, without_cents: without }) => (
          <li
            key={fact}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3"
          >
            <span className="font-medium">{texts.facts[fact]}</span>
            <span className="text-text-2">
              {texts.raise(
                formats.number(lacking),
                formats.number(leads),
                formats.money(withIt),
                formats.money(without),
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The results of its leads, compared with all leads of the affiliate. */
function Record({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS).prices;
  const { column } = useTexts(REPORT_TEXTS);
  const { reason: reasons } = useTexts(RETURN_TEXTS);
  const period = usePeriod();
  const report = useGroups(period.range, "source");
  return (
    <>
      <Section title={texts.record} actions={<PeriodPicker shown={period} canCompare={false} />}>
        <Loaded shown={report}>
          {({ groups }) => {
            const own = groups.filter(({ id }) => id === source.id);
            return own.length === 0 ? (
              <Empty sentence={texts.noRecord} />
            ) : (
              <GroupTable
                label={texts.record}
                nameHeader={column.source}
                columns={[
                  "leads",
                  "acceptedLeads",
                  "sold",
                  "sellThrough",
                  "returned",
                  "earned",
                  "perLead",
                ]}
                groups={own}
                rows={{ by: "source", range: period.range }}
              />
            );
          }}
        </Loaded>
      </Section>
      <Suspense fallback={<ScreenSpinner />}>
        <Feedback range={period.range} sourceId={source.id} reasons={reasons} />
      </Suspense>
      <SourceClicks sourceId={source.id} range={period.range} />
    </>
  );
}
