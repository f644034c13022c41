// Lists an affiliate's sources with their record in a period; each figure opens the rows that make
// it.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { rowsOfFigure } from "../../../lib/figure-rows.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Name } from "../../../ui/name.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import {
  type Group,
  type GroupColumn,
  type GroupFigures,
  GroupTable,
  useGroups,
} from "../../insight/reports/index.ts";
import { addressOfSource } from "./source-address.ts";

const COLUMNS: readonly GroupColumn[] = [
  "leads",
  "acceptedLeads",
  "sold",
  "sellThrough",
  "returned",
  "earned",
  "perLead",
];

/** Of a source without leads in either period. */
const NOTHING: GroupFigures = {
  leads: 0,
  accepted: 0,
  sold: 0,
  sales: 0,
  returned: 0,
  returned_basis_points: null,
  spend_cents: null,
  earned_cents: 0,
  revenue_cents: null,
  contacted: null,
  appointments: null,
  won: null,
};

export function SourceRecords({ sources }: { readonly sources: readonly Source[] }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const period = usePeriod();
  const report = useGroups(period.range, "source");
  const lastLead = useLastLead(period.range);
  return (
    <Section title={texts.list} actions={<PeriodPicker shown={period} canCompare={false} />}>
      <Loaded shown={report}>
        {({ groups }) => (
          <GroupTable
            label={texts.list}
            nameHeader={texts.name}
            columns={COLUMNS}
            groups={sources.map((source) => recordOf(source, groups))}
            nameOf={({ id }) => <SourceName source={sources.find((one) => one.id === id)} />}
            words={lastLead}
            total={texts.total}
            rows={{ by: "source", range: period.range }}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** When a source's last lead of the period came; it opens the leads of which it is the first. */
function useLastLead(range: PeriodRange) {
  const texts = useTexts(SOURCE_TEXTS);
  const formats = useFormats();
  return {
    header: texts.lastLead,
    numeric: true,
    of: ({ id, last_lead_at: at = null }: Group): ReactNode => {
      const to = rowsOfFigure("affiliate", "leads", range, { by: "source", id });
      return at === null || to === undefined ? (
        "–"
      ) : (
        <Link to={to} className="inline-flex min-h-6 items-center hover:underline">
          <time dateTime={at} title={formats.dateTime(at)} className="whitespace-nowrap">
            {formats.ago(at, Date.now())}
          </time>
        </Link>
      );
    },
  };
}

function recordOf({ id, name }: Source, groups: readonly Group[]): Group {
  return (
    groups.find((group) => group.id === id) ?? { id, name, current: NOTHING, previous: NOTHING }
  );
}

/** The name with its kind, and its status where it takes no leads. */
function SourceName({ source }: { readonly source: Source | undefined }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const held = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const [search] = useSearchParams();
  if (source === undefined) return null;
  const { id, name, kind, status } = source;
  return (
    <span className="grid">
      <Link className="font-medium text-accent underline" to={addressOfSource(search, id)}>
        <Name>{name}</Name>
      </Link>
      <span className="flex flex-wrap items-center gap-x-2 text-label text-text-2">
        {words.kind[kind]}
        {source.network_pause !== null ? (
          <Status tone="negative">{held.status}</Status>
        ) : status === "active" ? null : (
          <Status tone="neutral">{texts.statuses[status]}</Status>
        )}
      </span>
    </span>
  );
}
