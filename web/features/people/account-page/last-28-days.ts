// The period of the figures on the page of an account.
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { type PeriodRange, dayOf, rangeOf } from "../../../lib/period.ts";

/** The last 28 days until today, by the clock of the reader's account. */
export function useLast28Days(): PeriodRange {
  const { timeZone } = useAccountFormats();
  return rangeOf("28d", { from: null, to: null }, dayOf(Date.now(), timeZone), timeZone);
}
