// Shows an affiliate's company, its sources with their results, where its leads sell, and why some
// were returned.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import type { ReactNode } from "react";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { GroupTable, StatesSection, useGroups } from "../../insight/reports/index.ts";
import { MyCompany } from "./my-company.tsx";

const RETURNS_COUNTED = 200;

export function AffiliateCompany(): ReactNode {
  const texts = useTexts(USER_TEXTS).buyers;
  const period = usePeriod();
  return (
    <>
      <MyCompany />
      <PeriodPicker shown={period} canCompare={false} />
      <MySources range={period.range} />
      <BuyersReturns range={period.range} />
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

/** Shows the reasons of returns without the buyers' names. */
function BuyersReturns({ range: { from, until } }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(USER_TEXTS).buyers;
  const { reason: reasons } = useTexts(RETURN_TEXTS);
  const formats = useFormats();
  const shown = useDocuments("returns", {
    where: [
      ["filed_at", "gte", from],
      ["filed_at", "lt", until],
    ],
    limit: RETURNS_COUNTED,
  });
  return (
    <Section title={texts.returns}>
      <p className="max-w-3xl text-text-2">
        {texts.returnsAbout}
        {shown.hasMore ? ` ${texts.part(formats.number(RETURNS_COUNTED))}` : ""}
      </p>
      <Loaded shown={shown}>
        {(returns) =>
          returns.length === 0 ? (
            <Empty sentence={texts.noReturns}>
              <EmptyAction action="leads" />
            </Empty>
          ) : (
            <PlainTable
              label={texts.returns}
              rows={byReason(returns)}
              idOf={({ reason }) => reason}
              columns={[
                {
                  id: "reason",
                  header: texts.reason,
                  cell: ({ reason }) => <span className="font-medium">{reasons[reason]}</span>,
                },
                {
                  id: "count",
                  header: texts.count,
                  numeric: true,
                  cell: ({ all }) => formats.number(all),
                },
                {
                  id: "approved",
                  header: texts.approved,
                  numeric: true,
                  cell: ({ approved }) => formats.number(approved),
                },
                {
                  id: "waiting",
                  header: texts.waiting,
                  numeric: true,
                  cell: ({ filed }) => formats.number(filed),
                },
                {
                  id: "declined",
                  header: texts.declined,
                  numeric: true,
                  cell: ({ declined }) => formats.number(declined),
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

interface ReasonRow {
  readonly reason: Return["reason"];
  readonly all: number;
  readonly approved: number;
  readonly filed: number;
  readonly declined: number;
}

function byReason(returns: readonly Return[]): ReasonRow[] {
  const countOf = (some: readonly Return[], status: Return["status"]): number =>
    some.filter((item) => item.status === status).length;
  return [...Map.groupBy(returns, ({ reason }) => reason)]
    .map(([reason, some]) => ({
      reason,
      all: some.length,
      approved: countOf(some, "approved"),
      filed: countOf(some, "filed"),
      declined: countOf(some, "declined"),
    }))
    .toSorted((a, b) => b.all - a.all);
}
