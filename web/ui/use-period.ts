// Reads the period of a screen's figures from the address, with its days in the account's time
// zone.
import { useMemo } from "react";
import {
  type ChangeState,
  dayParameter,
  flagParameter,
  useAddress,
  wordParameter,
} from "../lib/address.ts";
import { useAccountFormats } from "../lib/format/use-account-formats.ts";
import { PERIODS, type Period, type PeriodRange, dayOf, rangeOf } from "../lib/period.ts";

interface PeriodState {
  readonly period: Period;
  readonly from: string | null;
  readonly to: string | null;
  readonly compare: boolean;
}

const PARAMETERS = {
  period: wordParameter(PERIODS, "28d"),
  from: dayParameter(),
  to: dayParameter(),
  compare: flagParameter(),
};

export interface ShownPeriod {
  readonly state: PeriodState;
  readonly range: PeriodRange;
  /** Whether the previous period is shown too. */
  readonly isCompared: boolean;
  readonly change: ChangeState<PeriodState>;
  /** The zone in which its days begin. */
  readonly timeZone: string;
}

export function usePeriod(): ShownPeriod {
  const { timeZone } = useAccountFormats();
  const [state, change] = useAddress<PeriodState>(PARAMETERS);
  const today = dayOf(Date.now(), timeZone);
  const range = useMemo(
    () => rangeOf(state.period, state, today, timeZone),
    [state, today, timeZone],
  );
  return { state, range, isCompared: state.compare, change, timeZone };
}
