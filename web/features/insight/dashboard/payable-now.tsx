// Shows what an affiliate can have paid out now, and what becomes payable on the next days.
import type { ReactNode } from "react";
import type { AffiliateBalances } from "../../../../contract/insight/current-reports.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { type Formats, formatsFor, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Section, SectionLink } from "../../../ui/screen.tsx";
import { useBalances } from "../reports/index.ts";

/** How many of the next days that pay are drawn. */
const DAYS = 7;

export function PayableNow(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).payable;
  const shown = useBalances();
  return (
    <Section
      isFilled
      title={texts.title}
      actions={<SectionLink to="/earnings">{texts.all}</SectionLink>}
    >
      <Loaded shown={shown} room="min-h-48 max-sm:min-h-80">
        {(balances) => (balances.view === "affiliate" ? <Payable balances={balances} /> : null)}
      </Loaded>
    </Section>
  );
}

function Payable({ balances }: { readonly balances: AffiliateBalances }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).payable;
  const formats = useFormats();
  const dayFormats = useDayFormats();
  const {
    payable_cents: payable,
    under_way_cents: underWay,
    disputed_cents: disputed,
    paid_cents: paid,
    calendar,
  } = balances;
  const free = payable - underWay;
  const days = calendar.slice(0, DAYS);
  const soon = days.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  return (
    <div
      className={classes(
        "grid h-full content-start gap-x-6 gap-y-4 rounded-panel border border-line bg-surface p-4",
        "@container sm:grid-cols-[auto_minmax(0,1fr)]",
      )}
    >
      <div className="grid content-start justify-items-start gap-2">
        <p className="text-clock">{formats.money(free)}</p>
        <p className="text-label text-text-2">
          {underWay > 0 ? texts.underWay(formats.money(underWay)) : texts.paid(formats.money(paid))}
        </p>
        <ButtonLink kind="primary" to="/earnings">
          {texts.request}
        </ButtonLink>
      </div>
      <div className="grid min-w-0 content-between gap-2">
        <p className="flex flex-wrap justify-between gap-x-4 text-label text-text-2">
          <span className="font-semibold text-text">
            {days.length === 0
              ? texts.noDays
              : texts.soon(
                  formats.money(soon),
                  dayFormats.monthDay(noonOf(days.at(-1)?.date ?? "")),
                )}
          </span>
          {disputed === 0 ? null : <span>{texts.disputed(formats.money(disputed))}</span>}
        </p>
        <Days days={days} />
      </div>
    </div>
  );
}

/** A bar a day, with its amount above and its date beneath. */
function Days({ days }: { readonly days: AffiliateBalances["calendar"] }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).payable;
  const formats = useDayFormats();
  const most = Math.max(1, ...days.map(({ amount_cents: cents }) => cents));
  return (
    <ol aria-label={texts.days} className="flex h-32 items-end gap-2 @max-[420px]:gap-1">
      {days.map(({ date, amount_cents: cents }) => (
        <li key={date} className="flex h-full min-w-0 flex-1 flex-col items-center justify-end">
          <span className="text-label font-medium">{formats.money(cents, "whole")}</span>
          <span
            aria-hidden="true"
            className="w-full max-w-10 rounded-chip bg-series"
            style={{ height: `${Math.max(2, (70 * cents) / most)}%` }}
          />
          <span className="text-label whitespace-nowrap text-text-2">
            <span className="@max-[420px]:hidden">{formats.monthDay(noonOf(date))}</span>
            <span className="hidden @max-[420px]:inline">{formats.weekday(noonOf(date))}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Calendar days do not depend on a time zone. */
function useDayFormats(): Formats {
  const { language } = useDisplay();
  return formatsFor({ language, timeZone: "UTC" });
}

function noonOf(date: string): string {
  return `${date}T12:00:00Z`;
}
