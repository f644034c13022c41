// Draws a funnel of leads, each step as a share of the one before.
import type { ReactNode } from "react";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { Funnel } from "../../../ui/charts/funnel.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { useFunnel } from "./reports.ts";

export function FunnelSection({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const shown = useFunnel(range);
  return (
    <Loaded shown={shown} room="min-h-[322px]">
      {({ steps }) => (
        <Funnel
          isSection
          title={texts.funnel}
          steps={steps.map(({ step, count, previous }) => ({
            id: step,
            name: texts.step[step],
            value: count,
            before: previous,
          }))}
        />
      )}
    </Loaded>
  );
}
