// Draws a funnel of leads, each step as a share of the one before.
import type { ReactNode } from "react";
import { useUser } from "../../../lib/auth/auth.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { Funnel } from "../../../ui/charts/funnel.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { rowsOfFigure } from "../../../lib/figure-rows.ts";
import { useFunnel } from "./reports.ts";

export function FunnelSection({ range }: { readonly range: PeriodRange }): ReactNode {
  const { role } = useUser();
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
            to: rowsOfFigure(role, step, range),
          }))}
        />
      )}
    </Loaded>
  );
}
