// How far a buyer came with a lead it bought: the closed list that screens, reports and CRMs share.

/** In the order in which a deal comes about; `lost` may follow any of them. */
export const OUTCOMES = ["attempted", "contacted", "appointment", "won", "lost"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `new`: nobody has done anything about it yet. */
export const PROGRESS = ["new", ...OUTCOMES] as const;
export type Progress = (typeof PROGRESS)[number];

/** Somebody still has to be reached: these wait in the worklist, and their clock runs. */
export const TO_CALL: readonly Progress[] = ["new", "attempted"];
