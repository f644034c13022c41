// Shows on which days pending earnings become payable: as a chart, and as a list with amounts.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import type { ReactNode } from "react";
import { useDisplay } from "../../../lib/display/display.ts";
import { formatsFor } from "../../../lib/format/format.ts";
import { addDays } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { AffiliateBalances } from "./affiliate-billing.tsx";

/** A chart of fewer days would have only a few wide bars. */
const LEAST_DAYS = 7;

export function PayableCalendar({
  balances: { calendar, time_zone: zone },
}: {
  readonly balances: AffiliateBalances;
}): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const { language } = useDisplay();
  // Calendar days do not depend on a time zone.
  const formats = formatsFor({ language, timeZone: "UTC" });
  const nameOf = (day: string): string => formats.day(`${day}T12:00:00Z`);
  const names = texts.calendar;
  let total = 0;
  const rows = calendar.map(({ date, amount_cents: cents }) => ({
    date,
    cents,
    total: (total += cents),
  }));
  const days = daysOf(calendar.map(({ date }) => date));
  const amounts = new Map(rows.map(({ date, cents }) => [date, cents]));
  return (
    <Section title={names.title}>
      {rows.length === 0 ? (
        <Empty sentence={names.none}>
          <EmptyAction action="source" />
        </Empty>
      ) : (
        <div className="grid gap-6 *:min-w-0 *:content-start xl:grid-cols-2">
          <BarChart
            title={names.amount}
            about={names.about(zone.replaceAll("_", " "))}
            points={days.map(nameOf)}
            pointsName={names.day}
            format={(cents) => formats.money(cents, "whole")}
            series={[
              {
                id: "amount",
                name: names.amount,
                values: days.map((day) => amounts.get(day) ?? 0),
              },
            ]}
          />
          <PlainTable
            label={names.title}
            rows={rows}
            idOf={({ date }) => date}
            footer={[names.sum, formats.money(total), ""]}
            columns={[
              { id: "day", header: names.day, cell: ({ date }) => nameOf(date) },
              {
                id: "amount",
                header: names.amount,
                numeric: true,
                cell: ({ cents }) => formats.money(cents),
              },
              {
                id: "total",
                header: names.total,
                numeric: true,
                cell: ({ total: sum }) => formats.money(sum),
              },
            ]}
          />
        </div>
      )}
    </Section>
  );
}

/** Every day from the first to the last, including days without an amount. */
function daysOf(dates: readonly string[]): string[] {
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const days = [first];
  for (let day = addDays(first, 1); day <= last || days.length < LEAST_DAYS; day = addDays(day, 1))
    days.push(day);
  return days;
}
