// Computes the calling hours of leads by the network's table, from one fetch of the settings for
// all leads of a screen.
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

/** The members of a lead that its calling hours depend on. */
export interface Called {
  readonly state: string | null;
  readonly time_zone: string | null;
}

export interface Calling {
  readonly rule: CallingRule;
  readonly momentAt: (atMs: number) => CallingMoment;
  /** Milliseconds within calling hours between two times. */
  readonly callableMs: (fromMs: number, untilMs: number) => number;
}

/** Null until the table is loaded. */
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
