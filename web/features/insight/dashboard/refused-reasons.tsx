// Shows why an affiliate's leads were refused, and how to fix each reason.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import type { ReactNode } from "react";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { GroupTable, useGroups } from "../reports/index.ts";

export function RefusedReasons({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).reasons;
  const { post } = useTexts(LEAD_WORDS);
  const shown = useGroups(range, "reason");
  const isKnown = (id: string): id is keyof typeof post => Object.hasOwn(post, id);
  return (
    <Section title={texts.title}>
      <Loaded shown={shown}>
        {({ groups }) =>
          groups.length === 0 ? (
            <Empty sentence={texts.none}>
              <EmptyAction action="leads" />
            </Empty>
          ) : (
            <GroupTable
              label={texts.title}
              nameHeader={texts.reason}
              columns={["leads"]}
              groups={groups}
              rows={{ by: "reason", range }}
              nameOf={({ id, name }) => (
                <span className="font-medium">{isKnown(id) ? post[id] : name}</span>
              )}
              words={{
                header: texts.fix,
                of: ({ id }) => (
                  <span className="block min-w-48 text-text-2">
                    {isKnown(id) ? texts.fixes[id] : ""}
                  </span>
                ),
              }}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
