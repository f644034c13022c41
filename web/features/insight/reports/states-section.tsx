// Draws a metric by the lead's state on a map, which loads after the figures around it.
import { type ReactNode, Suspense, lazy } from "react";
import { useUser } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { rowsOfFigure } from "../../../lib/figure-rows.ts";
import { type Metric, useStates } from "./reports.ts";
import { written } from "./written.ts";

const UsMap = lazy(async () => ({
  default: (await import("../../../ui/charts/us-map.tsx")).UsMap,
}));
/** The height of the map. */
const ROOM = "min-h-[560px]";

interface StatesPartProps {
  readonly range: PeriodRange;
  readonly metric: Metric;
  readonly title?: string;
  /** A sentence about the map. */
  readonly about?: string;
}

export function StatesSection({ range, metric, title, about }: StatesPartProps): ReactNode {
  const { role } = useUser();
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const shown = useStates(range, metric);
  return (
    <Section title={title ?? texts.states}>
      {about === undefined ? null : <p className="max-w-3xl text-text-2">{about}</p>}
      <Loaded shown={shown} room={ROOM}>
        {({ states, unit }) => {
          const placed = states.flatMap(({ state, value }) =>
            state === null || value === 0 ? [] : [{ code: state, value }],
          );
          const unplaced = states.find(({ state }) => state === null)?.value ?? 0;
          if (placed.length === 0 && unplaced === 0) return <Empty sentence={texts.noStates} />;
          const most = Math.max(...states.map(({ value }) => value));
          const format = (value: number): string => written(value, unit, formats, most);
          return (
            <Suspense fallback={<div className={ROOM} />}>
              <UsMap
                title={texts.metric[metric]}
                valueName={texts.metric[metric]}
                values={placed}
                format={format}
                {...(unplaced === 0 ? {} : { about: `${texts.noState}: ${format(unplaced)}` })}
                toState={(id) => rowsOfFigure(role, metric, range, { by: "state", id })}
              />
            </Suspense>
          );
        }}
      </Loaded>
    </Section>
  );
}
