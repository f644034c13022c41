// How far a buyer came with a lead it bought: the closed list that screens, reports and CRMs share.

/** In the order in which a deal comes about; `lost` may follow any of them. */
export const OUTCOMES = ["attempted", "contacted", "appointment", "won", "lost"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `new`: nobody has done anything about it yet. */
export const PROGRESS = ["new", ...OUTCOMES] as const;
export type Progress = (typeof PROGRESS)[number];

/**
 * How far a lead ever came: 0 nowhere, then the outcomes up to `won`. What is lost keeps how far it
 * had come.
 */
export const REACHED = { attempted: 1, contacted: 2, appointment: 3, won: 4 } as const;

export function reachedBy(outcome: Outcome | null): number {
  return outcome === null || outcome === "lost" ? 0 : REACHED[outcome];
}

/** Whether somebody tried to reach the person: in vain, or not. */
export function isAttempt(outcome: Outcome | null): boolean {
  return outcome === "attempted" || outcome === "contacted";
}

/** Somebody still has to be reached: these wait in the worklist, and their clock runs. */
export const TO_CALL: readonly Progress[] = ["new", "attempted"];
