// Shows the kit's figures and period.
import type { ReactNode } from "react";
import { useFormats } from "../../lib/format/format.ts";
import { Spark } from "../../ui/charts/spark.tsx";
import { Figures } from "../../ui/figures.tsx";
import { PeriodPicker } from "../../ui/period.tsx";
import { Section } from "../../ui/screen.tsx";
import { usePeriod } from "../../ui/use-period.ts";

export function KitFigures(): ReactNode {
  const formats = useFormats();
  const shown = usePeriod();
  return (
    <Section title="Figures">
      <PeriodPicker shown={shown} />
      <Figures
        figures={[
          {
            label: "Delivered",
            value: formats.number(148),
            change: [148, 132],
            spark: (
              <Spark
                values={[3, 4, 2, 6, 5, 8, 7, 9, 8, 12]}
                before={[4, 4, 5, 5, 6, 5, 6, 7, 6, 7]}
              />
            ),
            to: "/leads",
          },
          {
            label: "Median first call",
            value: formats.clock(246_000),
            change: [246, 284],
            spark: <Spark values={[12, 10, 11, 8, 9, 6, 7, 4, 3, 2]} />,
          },
          {
            label: "Cost per appointment",
            value: formats.money(21_100, "whole"),
            change: [211, 0],
          },
          { label: "Returned", value: formats.percent(470), note: "of 15% allowed" },
        ]}
      />
      <Figures
        figures={[
          { label: "Three, the last one on its way", value: "1" },
          { label: "Unchanged", value: "7", change: [7, 7] },
          { label: "Waiting", value: null },
        ]}
      />
    </Section>
  );
}
