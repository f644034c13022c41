// How far leads came, each step a part of the one before.
import type { ReactNode } from "react";
import { useFormats } from "../../lib/format/format.ts";
import type { PeriodRange } from "../../lib/period.ts";
import { useTexts } from "../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../texts/reports.ts";
import { PlainTable } from "../../ui/plain-table.tsx";
import { Section } from "../../ui/screen.tsx";
import { Answer } from "./answer.tsx";
import { useFunnel } from "./reports.ts";

const WHOLE = 10_000;

export function FunnelPart({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const shown = useFunnel(range);
  return (
    <Section title={texts.funnel}>
      <Answer shown={shown}>
        {({ steps }) => {
          const first = steps[0]?.count ?? 0;
          return (
            <PlainTable
              label={texts.funnel} rows={steps} idOf={({ step }) => step}
              columns={[
                { id: "step", header: texts.step.submitted, cell: ({ step }) => texts.step[step] },
                { id: "count", header: texts.count, numeric: true, cell: ({ count }) => formats.number(count) },
                { id: "share", header: texts.ofFirst, numeric: true, cell: ({ count }) => (first === 0 ? "–" : formats.percent(Math.round((count * WHOLE) / first))) },
                { id: "previous", header: texts.previousColumn, numeric: true, cell: ({ previous }) => formats.number(previous) },
              ]}
            />
          );
        }}
      </Answer>
    </Section>
  );
}
