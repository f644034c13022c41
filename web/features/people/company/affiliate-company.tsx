// Shows an affiliate's company, its sources with their results, what buyers say about its leads,
// and where they sell.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, Suspense } from "react";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Feedback, GroupTable, StatesSection, useGroups } from "../../insight/reports/index.ts";
import { MyCompany } from "./my-company.tsx";

export function AffiliateCompany(): ReactNode {
  const texts = useTexts(USER_TEXTS).buyers;
  const { reason: reasons } = useTexts(RETURN_TEXTS);
  const period = usePeriod();
  return (
    <>
      <MyCompany />
      <PeriodPicker shown={period} canCompare={false} />
      <MySources range={period.range} />
      <Suspense fallback={<ScreenSpinner />}>
        <Feedback range={period.range} reasons={reasons} />
      </Suspense>
      <StatesSection range={period.range} metric="earned" title={texts.title} about={texts.about} />
    </>
  );
}

function MySources({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(USER_TEXTS).sources;
  const { column } = useTexts(REPORT_TEXTS);
  const sources = useDocuments("sources", { limit: 1 });
  const report = useGroups(range, "source");
  return (
    <Section
      title={texts.title}
      actions={<ButtonLink to="/settings?part=sources">{texts.manage}</ButtonLink>}
    >
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={sources}>
        {(items) =>
          items.length === 0 ? (
            <Empty sentence={texts.none}>
              <ButtonLink kind="primary" to="/settings?part=sources">
                {texts.make}
              </ButtonLink>
            </Empty>
          ) : (
            <Loaded shown={report}>
              {({ groups }) =>
                groups.length === 0 ? (
                  <Empty sentence={texts.noLeads}>
                    <EmptyAction action="form" />
                  </Empty>
                ) : (
                  <GroupTable
                    label={texts.title}
                    nameHeader={column.source}
                    columns={["leads", "accepted", "sold", "returned", "earned"]}
                    groups={groups}
                    rows={{ by: "source", range }}
                  />
                )
              }
            </Loaded>
          )
        }
      </Loaded>
    </Section>
  );
}
