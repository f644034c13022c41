// Reports an affiliate's pings: how many got an offer, were posted and sold, by source and first
// sub id.
import type { ReactNode } from "react";
import type { PingGroup } from "../../../../contract/insight/report-figures.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { usePings } from "../../insight/reports/index.ts";

type Group = PingGroup;

export function PingReport({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).pings;
  const columns = usePingColumns();
  const shown = usePings(range);
  return (
    <Section title={texts.title}>
      <p className="text-text-2">{texts.about}</p>
      <Loaded shown={shown}>
        {({ groups }) =>
          groups.length === 0 ? (
            <Empty sentence={texts.none}>
              <ButtonLink reloadDocument to="/docs/guide/api/ping-and-post">
                {texts.docs}
              </ButtonLink>
            </Empty>
          ) : (
            <PlainTable
              label={texts.title}
              columns={columns}
              rows={groups}
              idOf={({ source_id: id, sub1 }) => `${id} ${sub1 ?? ""}`}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

function usePingColumns(): readonly PlainColumn<Group>[] {
  const texts = useTexts(EARNING_TEXTS).pings;
  const formats = useFormats();
  const rate = (points: number | null): string => (points === null ? "—" : formats.percent(points));
  const money = (cents: number | null): string => (cents === null ? "—" : formats.money(cents));
  return [
    {
      id: "source",
      header: texts.source,
      cell: ({ name, sub1 }) => (
        <TwoLines
          main={<Name>{name}</Name>}
          sub={sub1 === null ? texts.noSub : <Name>{sub1}</Name>}
        />
      ),
    },
    {
      id: "pings",
      header: texts.pings,
      numeric: true,
      cell: ({ current }) => formats.number(current.pings),
    },
    {
      id: "bid",
      header: texts.bidRate,
      numeric: true,
      cell: ({ current }) => rate(current.bid_basis_points),
    },
    {
      id: "average",
      header: texts.averageBid,
      numeric: true,
      cell: ({ current }) => money(current.average_bid_cents),
    },
    {
      id: "win",
      header: texts.winRate,
      numeric: true,
      cell: ({ current }) => rate(current.win_basis_points),
    },
    {
      id: "accept",
      header: texts.acceptRate,
      numeric: true,
      cell: ({ current }) => rate(current.post_accept_basis_points),
    },
  ];
}
