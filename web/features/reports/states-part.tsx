// A metric by the lead's state.
import type { ReactNode } from "react";
import { useFormats } from "../../lib/format/format.ts";
import type { PeriodRange } from "../../lib/period.ts";
import { useTexts } from "../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../texts/reports.ts";
import { Empty } from "../../ui/notice.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";
import { Section } from "../../ui/screen.tsx";
import { Answer } from "./answer.tsx";
import { type Metric, useStates } from "./reports.ts";
import { written } from "./written.ts";

interface StatesPartProps {
  readonly range: PeriodRange;
  readonly metric: Metric;
  readonly title?: string;
}

export function StatesPart({ range, metric, title }: StatesPartProps): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const shown = useStates(range, metric);
  const name = title ?? `${texts.metric[metric]} · ${texts.states}`;
  return (
    <Section title={name}>
      <Answer shown={shown}>
        {({ states, unit }) => (states.length === 0 ? <Empty sentence={texts.noStates} /> : (
          <PlainTable
            label={name} rows={states} idOf={({ state }) => state ?? "none"}
            columns={[
              { id: "state", header: texts.state, cell: ({ state }) => state ?? texts.noState },
              { id: "value", header: texts.metric[metric], numeric: true, cell: ({ value }) => written(value, unit, formats) },
              { id: "previous", header: texts.previousColumn, numeric: true, cell: ({ previous }) => written(previous, unit, formats) },
            ]}
          />
        ))}
      </Answer>
    </Section>
  );
}
