// Reports the results of a link's clicks in a period, in total, by sub id and by ad parameter.
import type { ReactNode } from "react";
import { UTM_PARAMS } from "../../../../domain/lead/ad-params.ts";
import { SUB_GROUPINGS } from "../../../../domain/reports/metrics.ts";
import type { ClickFigures, ClickGroup } from "../../../../contract/insight/report-figures.ts";
import type { Link } from "../../../../contract/supply/links.ts";
import { useAddress, wordParameter } from "../../../lib/address.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import type { TrackingTexts } from "../../../../locales/en/tracking.ts";
import { SelectField } from "../../../ui/field.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { useClicks } from "../../insight/reports/index.ts";

const SUBS = [...SUB_GROUPINGS, ...UTM_PARAMS] as const;
const PARAMETERS = { by: wordParameter(SUBS, "sub1") };

/** The same for all links of a source; nothing without clicks. */
export function SourceClicks({
  sourceId,
  range,
}: {
  readonly sourceId: string;
  readonly range: PeriodRange;
}): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const shown = useClicks(range, "sub1", { source_id: sourceId });
  if (shown.value === undefined || shown.value.groups.length === 0) return null;
  return (
    <Section title={texts.ofSource}>
      <Totals total={shown.value.total} />
      <Groups label={texts.ofSource} groups={shown.value.groups} />
      <p className="text-label text-text-2">{texts.notCounted}</p>
    </Section>
  );
}

export function LinkReport({ link }: { readonly link: Link }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const period = usePeriod();
  const [{ by }, change] = useAddress(PARAMETERS);
  const shown = useClicks(period.range, by, { link_id: link.id });
  return (
    <>
      <PeriodPicker shown={period} canCompare={false} />
      <Totals total={shown.value?.total ?? null} />
      <Section
        title={texts.groups}
        actions={
          <div className="w-40">
            <SelectField
              label={texts.groupBy}
              value={by}
              options={SUBS.map((sub) => [sub, sub])}
              onChange={({ target }) =>
                change({ by: SUBS.find((sub) => sub === target.value) ?? "sub1" })
              }
            />
          </div>
        }
      >
        <Loaded shown={shown}>
          {({ groups }) =>
            groups.length === 0 ? (
              <Empty sentence={texts.noGroups} />
            ) : (
              <Groups label={texts.groups} groups={groups} />
            )
          }
        </Loaded>
        <p className="text-label text-text-2">{texts.notCounted}</p>
      </Section>
    </>
  );
}

function Totals({ total }: { readonly total: ClickFigures | null }): ReactNode {
  const { figures } = useTexts(TRACKING_TEXTS);
  const formats = useFormats();
  const money = (cents: number | null): string => (cents === null ? "—" : formats.money(cents));
  const share = total?.conversion_basis_points ?? null;
  return (
    <Figures
      figures={[
        {
          label: figures.clicks,
          value: total === null ? null : formats.number(total.clicks),
          note: total === null ? undefined : figures.unique(formats.number(total.unique_clicks)),
        },
        {
          label: figures.leads,
          value: total === null ? null : formats.number(total.leads),
          note: share === null ? undefined : figures.conversion(formats.percent(share)),
        },
        {
          label: figures.earned,
          value: total === null ? null : money(total.earned_cents),
          note:
            total === null || total.per_lead_cents === null
              ? undefined
              : figures.perLead(formats.money(total.per_lead_cents)),
        },
        { label: figures.perClick, value: total === null ? null : money(total.per_click_cents) },
      ]}
    />
  );
}

function Groups({
  label,
  groups,
}: {
  readonly label: string;
  readonly groups: readonly ClickGroup[];
}): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const formats = useFormats();
  return (
    <PlainTable
      label={label}
      rows={groups}
      idOf={({ key }) => key ?? ""}
      columns={columnsOf(texts, formats)}
    />
  );
}

function columnsOf(texts: TrackingTexts, formats: Formats): readonly PlainColumn<ClickGroup>[] {
  const { columns } = texts;
  const money = (cents: number | null): string => (cents === null ? "—" : formats.money(cents));
  return [
    {
      id: "sub",
      header: texts.groupBy,
      cell: ({ key }) =>
        key === null ? (
          <span className="text-text-2">{texts.noSub}</span>
        ) : (
          <Name className="font-medium break-all">{key}</Name>
        ),
    },
    {
      id: "clicks",
      header: columns.clicks,
      numeric: true,
      cell: ({ current }) => formats.number(current.clicks),
    },
    {
      id: "unique",
      header: columns.unique,
      numeric: true,
      priority: 3,
      cell: ({ current }) => formats.number(current.unique_clicks),
    },
    {
      id: "leads",
      header: columns.leads,
      numeric: true,
      cell: ({ current }) => formats.number(current.leads),
    },
    {
      id: "conversion",
      header: columns.conversion,
      numeric: true,
      priority: 3,
      cell: ({ current: { conversion_basis_points: points } }) =>
        points === null ? "—" : formats.percent(points),
    },
    {
      id: "sold",
      header: columns.sold,
      numeric: true,
      priority: 3,
      cell: ({ current }) => formats.number(current.sold),
    },
    {
      id: "earned",
      header: columns.earned,
      numeric: true,
      priority: 3,
      cell: ({ current }) => money(current.earned_cents),
    },
    {
      id: "perClick",
      header: columns.perClick,
      numeric: true,
      cell: ({ current }) => <span className="font-medium">{money(current.per_click_cents)}</span>,
    },
  ];
}
