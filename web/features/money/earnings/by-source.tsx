// Shows what each source, or each value of a sub id or ad parameter, earned; the address says
// which.
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { searchWith, useAddress, wordParameter } from "../../../lib/address.ts";
import { AD_PARAMS } from "../../../../domain/lead/ad-params.ts";
import { CLICK_GROUPINGS, SUB_GROUPINGS } from "../../../../domain/reports/metrics.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { type GroupColumn, GroupTable, useClicks, useGroups } from "../../insight/reports/index.ts";
import { SelectField } from "../../../ui/field.tsx";
import { usePerClick } from "./use-per-click.tsx";

const TABS = ["source", ...SUB_GROUPINGS] as const;
const GROUPINGS = [...TABS, ...AD_PARAMS] as const;
const ADDRESS = { by: wordParameter(GROUPINGS, "source") };
/** Shared by sources, sub ids and ad parameters. */
const COLUMNS: readonly GroupColumn[] = ["leads", "sold", "returned", "earned", "perLead"];

export function BySource({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).sources;
  const { column, money } = useTexts(REPORT_TEXTS);
  const [search] = useSearchParams();
  const [{ by }, change] = useAddress(ADDRESS);
  const shown = useGroups(range, by);
  // A click keeps no platform's click id, so that none of its earnings can be grouped by one.
  const ofClicks = CLICK_GROUPINGS.find((name) => name === by);
  const clicks = useClicks(range, ofClicks ?? "source");
  const perClick = usePerClick(ofClicks === undefined ? undefined : clicks.value);
  const tabs = TABS.map((name) => ({
    id: name,
    name: column[name],
    to: { search: searchWith(search, { by: name === "source" ? null : name }) },
  }));
  return (
    <Section
      title={texts.title}
      actions={
        <>
          <Tabs label={texts.by} tabs={tabs} current={by} look="segments" />
          <SelectField
            label={texts.ads}
            isLabelHidden
            value={AD_PARAMS.find((name) => name === by) ?? ""}
            options={[["", texts.noAds], ...AD_PARAMS.map((name) => [name, name] as const)]}
            onChange={({ target }) =>
              change({ by: AD_PARAMS.find((name) => name === target.value) ?? "source" })
            }
          />
        </>
      }
    >
      <p className="text-text-2">{money}</p>
      <Loaded shown={shown}>
        {({ groups }) =>
          groups.length === 0 ? (
            <Empty sentence={texts.none}>
              <ButtonLink kind="primary" to="/settings?part=sources">
                {texts.make}
              </ButtonLink>
            </Empty>
          ) : (
            <GroupTable
              label={texts.title}
              nameHeader={column[by]}
              columns={COLUMNS}
              groups={groups}
              nameOf={({ name }) => (
                <Name className="font-medium">{name === "" ? texts.without : name}</Name>
              )}
              total={by === "source" ? texts.total : texts.all}
              rows={{ by, range }}
              {...(perClick === null ? {} : { words: perClick })}
            />
          )
        }
      </Loaded>
      {clicks.problem === null ? null : (
        <ProblemNotice problem={clicks.problem} onRetry={clicks.retry} />
      )}
      {perClick === null ? null : <p className="text-label text-text-2">{texts.clicksCounted}</p>}
    </Section>
  );
}
