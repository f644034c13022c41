// Shows the days on which pending earnings become payable: a calendar on wide screens, else a list.
import type { ReactNode } from "react";
import type { AffiliateBalances } from "../../../../contract/insight/current-reports.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { type Formats, formatsFor, useFormats } from "../../../lib/format/format.ts";
import { dayOf } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { classes } from "../../../ui/classes.ts";
import { type CalendarDay, weeksOf } from "./calendar-weeks.ts";

const noonOf = (date: string): string => `${date}T12:00:00Z`;

interface CalendarProps {
  readonly balances: AffiliateBalances;
  readonly today: string;
  /** Formats in the account's time zone, whatever the reader's. */
  readonly days: Formats;
}

export function PayableCalendar({ balances }: { readonly balances: AffiliateBalances }): ReactNode {
  const { language } = useDisplay();
  const props = {
    balances,
    today: dayOf(Date.parse(balances.at), balances.time_zone),
    days: formatsFor({ language, timeZone: "UTC" }),
  };
  return (
    <>
      <Weeks {...props} />
      <DayList {...props} />
    </>
  );
}

function Weeks({ balances: { calendar }, today, days }: CalendarProps): ReactNode {
  const texts = useTexts(EARNING_TEXTS).calendar;
  const weeks = weeksOf(calendar, today);
  const heads = weeksOf([], "2026-11-22")[0] ?? [];
  return (
    <table
      aria-label={texts.title}
      className={classes(
        "hidden w-full table-fixed border-separate border-spacing-0",
        "border-t border-l border-line bg-surface sm:table",
      )}
    >
      <thead className="bg-sunken text-label text-text-2">
        <tr>
          {heads.map((day) => (
            <th
              key={day?.date}
              scope="col"
              className="h-8 border-r border-b border-line px-3 text-right font-medium"
            >
              {days.weekday(noonOf(day?.date ?? today))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.at(-1)?.date}>
            {week.map((day, index) => (
              <DayCell
                key={day?.date ?? index}
                day={day}
                isToday={day?.date === today}
                days={days}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({
  day,
  isToday,
  days,
}: {
  readonly day: CalendarDay | null;
  readonly isToday: boolean;
  readonly days: Formats;
}): ReactNode {
  const texts = useTexts(EARNING_TEXTS).calendar;
  const formats = useFormats();
  if (day === null) return <td className="border-r border-b border-line bg-sunken" />;
  return (
    <td
      className={classes(
        "h-14 border-r border-b border-line px-3 py-1.5 text-right align-top",
        day.cents !== null && "bg-accent-soft",
      )}
    >
      <time
        dateTime={day.date}
        className={classes("block text-label", isToday ? "font-semibold text-text" : "text-text-2")}
      >
        {isToday ? `${texts.today} · ` : ""}
        {days.monthDay(noonOf(day.date))}
      </time>
      {day.cents === null ? null : <span className="font-medium">{formats.money(day.cents)}</span>}
    </td>
  );
}

function DayList({ balances: { calendar }, today, days }: CalendarProps): ReactNode {
  const texts = useTexts(EARNING_TEXTS).calendar;
  const formats = useFormats();
  return (
    <ul
      aria-label={texts.title}
      className="divide-y divide-line rounded-panel border border-line bg-surface sm:hidden"
    >
      {calendar.map(({ date, amount_cents: cents }) => (
        <li key={date} className="flex min-h-10 items-center justify-between gap-3 px-4 py-1.5">
          <time dateTime={date} className={date === today ? "font-semibold" : "text-text-2"}>
            {date === today ? texts.today : days.day(noonOf(date))}
          </time>
          <span className="font-medium">{formats.money(cents)}</span>
        </li>
      ))}
    </ul>
  );
}
