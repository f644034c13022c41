// Draws a funnel of leads, each step as a share of the one before.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { Funnel } from "../../../ui/charts/funnel.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { useFunnel } from "./reports.ts";

export function FunnelSection({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const shown = useFunnel(range);
  return (
    <Section title={texts.funnel}>
      <Loaded shown={shown}>
        {({ steps }) => (
          <Funnel
            title={texts.count}
            about={texts.beforeSteps(
              steps.map(({ previous }) => formats.number(previous)).join(" → "),
            )}
            steps={steps.map(({ step, count }) => ({
              id: step,
              name: texts.step[step],
              value: count,
            }))}
          />
        )}
      </Loaded>
    </Section>
  );
}
