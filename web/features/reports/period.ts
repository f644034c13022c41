// The period of the reports on a screen, from its address: the last days up to the hour that runs.
import { useMemo } from "react";
import { wordParameter, useAddress } from "../../lib/address.ts";

export const PERIODS = ["7", "28", "90", "365"] as const;
export type PeriodDays = (typeof PERIODS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From here on a point is a week: more days than that cannot be told apart in a picture. */
const DAYS_IN_WEEKS = 180;
const PARAMETERS = { period: wordParameter(PERIODS, "28") };

export interface Period {
  readonly days: PeriodDays;
  readonly choose: (days: PeriodDays) => void;
  readonly bucket: "day" | "week";
  /** `from=…&to=…`, as every report of a period takes it. The same for a whole hour, so that what was asked is still fresh. */
  readonly query: string;
}

export function usePeriod(): Period {
  const [{ period: days }, change] = useAddress(PARAMETERS);
  const toMs = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  return useMemo(() => ({
    days, choose: (period) => change({ period }), bucket: Number(days) > DAYS_IN_WEEKS ? "week" : "day",
    query: new URLSearchParams({ from: new Date(toMs - Number(days) * DAY_MS).toISOString(), to: new Date(toMs).toISOString() }).toString(),
  }), [days, change, toMs]);
}
