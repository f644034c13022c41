// The calling hours of a lead, by the network's table: for as many leads as a screen shows, from
// one reading of the settings.
import { useMemo } from "react";
import {
  type CallingMoment,
  callableMs,
  callingMoment,
} from "../../../../domain/calling/calling-hours.ts";
import {
  type CallingRule,
  callingRuleFor,
  toCallingRule,
} from "../../../../domain/calling/calling-rules.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";

/** Where the person is: what of a lead the hours depend on. */
export interface Called {
  readonly state: string | null;
  readonly time_zone: string | null;
}

export interface Calling {
  readonly rule: CallingRule;
  readonly momentAt: (atMs: number) => CallingMoment;
  /** Milliseconds within the hours between two moments. */
  readonly callableMs: (fromMs: number, untilMs: number) => number;
}

/** Null until the table is there. */
export function useCalling(): ((called: Called) => Calling) | null {
  const { value: settings } = useAnswer("GET /v1/settings");
  return useMemo(() => {
    if (settings === undefined) return null;
    const rules = settings.calling_rules.map(toCallingRule);
    return ({ state, time_zone: zone }: Called): Calling => {
      const rule = callingRuleFor(rules, state);
      return {
        rule,
        momentAt: (atMs) => callingMoment(rule, zone, atMs),
        callableMs: (fromMs, untilMs) => callableMs(rule, zone, fromMs, untilMs),
      };
    };
  }, [settings]);
}
