// Makes a filter by calendar days in the account's time zone, as those of its figures.
import { useMemo } from "react";
import { useAccountFormats } from "../../lib/format/use-account-formats.ts";
import { dayOf } from "../../lib/period.ts";
import { useTexts } from "../../lib/text/text.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import type { DaysFilter } from "./columns.ts";
import { DAY_PRESETS } from "./days.ts";

/** Returns the filter of a time; memoized until the day changes. */
export function useDaysFilter(id: string, label: string, field: string): DaysFilter {
  const formats = useAccountFormats();
  const { periods } = useTexts(UI_TEXTS);
  const today = dayOf(Date.now(), formats.timeZone);
  return useMemo(
    () => ({
      kind: "days",
      id,
      label,
      field,
      today,
      timeZone: formats.timeZone,
      presets: DAY_PRESETS.map((preset) => [preset, periods[preset]]),
      format: (from, until) => formats.days(from, until),
    }),
    [id, label, field, today, formats, periods],
  );
}
