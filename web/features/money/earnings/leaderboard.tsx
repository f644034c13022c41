// Ranks the network's affiliates or buyers by their figures, with their place in the previous
// period.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { searchWith, useAddress, wordParameter } from "../../../lib/address.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { type GroupColumn, GroupTable, useGroups } from "../../insight/reports/index.ts";
import { type Placed, RANKS, placesOf } from "./places.ts";

const SIDES = ["affiliate", "buyer"] as const;
const PARAMETERS = { by: wordParameter(SIDES, "affiliate"), rank: wordParameter(RANKS, "volume") };
const COLUMNS: Readonly<Record<(typeof SIDES)[number], readonly GroupColumn[]>> = {
  affiliate: ["leads", "volume", "revenue", "margin", "returned"],
  buyer: ["bought", "volume", "revenue", "margin", "returned"],
};

export function Leaderboard({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).board;
  const { column } = useTexts(REPORT_TEXTS);
  const [search] = useSearchParams();
  const [{ by, rank }] = useAddress(PARAMETERS);
  const shown = useGroups(range, by);
  const to = (name: keyof typeof PARAMETERS, value: string) => ({
    search: searchWith(search, { [name]: value === PARAMETERS[name].otherwise ? null : value }),
  });
  return (
    <Section
      title={texts.title}
      actions={
        <Tabs
          label={texts.by}
          current={by}
          look="segments"
          tabs={SIDES.map((side) => ({ id: side, name: texts[side], to: to("by", side) }))}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-text-2">{texts.rank}</span>
        <Tabs
          label={texts.rank}
          current={rank}
          look="segments"
          tabs={RANKS.map((name) => ({ id: name, name: texts.ranks[name], to: to("rank", name) }))}
        />
      </div>
      <Loaded shown={shown}>
        {({ groups }) => {
          if (groups.length === 0)
            return (
              <Empty sentence={texts.none}>
                <ButtonLink kind="primary" to="/users">
                  {texts.users}
                </ButtonLink>
              </Empty>
            );
          const placed = new Map(placesOf(groups, rank).map((group) => [group.id, group]));
          return (
            <GroupTable
              label={texts[by]}
              nameHeader={column[by]}
              columns={COLUMNS[by]}
              groups={[...placed.values()]}
              isRanked
              total={texts.total}
              rows={{ by, range }}
              nameOf={({ id, name }) => (
                <Link
                  to={`/users/${id}`}
                  className="inline-flex min-h-6 items-center font-medium hover:underline"
                >
                  <Name>{name}</Name>
                </Link>
              )}
              words={{
                header: texts.place,
                of: ({ id }) => <PlaceBefore placed={placed.get(id)} />,
              }}
            />
          );
        }}
      </Loaded>
      <p className="text-label text-text-2">{texts.about}</p>
    </Section>
  );
}

function PlaceBefore({ placed }: { readonly placed: Placed | undefined }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).board;
  const formats = useFormats();
  if (placed === undefined) return null;
  const { place, before } = placed;
  const words =
    before === null
      ? texts.fresh
      : place === before
        ? texts.same
        : (place < before ? texts.up : texts.down)(
            Math.abs(before - place),
            formats.number(before),
          );
  return <span className="text-label whitespace-nowrap text-text-2">{words}</span>;
}
