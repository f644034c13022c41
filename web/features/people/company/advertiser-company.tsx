// Shows an advertiser's company, and the sources it bought from by return rate.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Section } from "../../../ui/screen.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { GroupTable, sourceName, useGroups } from "../../insight/reports/index.ts";
import { MyCompany } from "./my-company.tsx";

export function AdvertiserCompany(): ReactNode {
  const texts = useTexts(USER_TEXTS).sellers;
  const words = useTexts(REPORT_TEXTS);
  const period = usePeriod();
  const shown = useGroups(period.range, "source");
  return (
    <>
      <MyCompany />
      <Section title={texts.title}>
        <p className="max-w-3xl text-text-2">{texts.about}</p>
        <PeriodPicker shown={period} canCompare={false} />
        <Loaded shown={shown}>
          {({ groups }) =>
            groups.length === 0 ? (
              <Empty sentence={texts.none}>
                <EmptyAction action="campaign" />
              </Empty>
            ) : (
              <GroupTable
                label={texts.title}
                nameHeader={words.column.source}
                columns={["bought", "returned", "average", "spend"]}
                groups={groups}
                nameOf={(group) => <span className="font-medium">{sourceName(group, words)}</span>}
              />
            )
          }
        </Loaded>
      </Section>
    </>
  );
}
