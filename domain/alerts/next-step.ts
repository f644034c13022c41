// Decides what becomes of an alert after a judgment: opened, kept, closed, and of which of it
// people are told.
import { DAY_MS } from "../time.ts";
import type { Judgment } from "./alert-rule.ts";

/** People are told again of an alert that has been open for so long since the last time. */
export const TOLD_AGAIN_AFTER_MS = 7 * DAY_MS;

/** The last alert of a rule and subject. */
export interface KnownAlert {
  readonly isOpen: boolean;
  /** What people were last told of it, and when. */
  readonly told: "opened" | "closed";
  readonly toldMs: number;
}

/** `told`: whether people are told of it. `again`: of an alert that they know. */
export type AlertStep =
  | { readonly act: "none" }
  | { readonly act: "open" }
  | { readonly act: "reopen" }
  | { readonly act: "keep"; readonly told: "no" | "again" }
  | { readonly act: "close"; readonly isTold: boolean };

/**
 * The next step of a rule's subject. `known` is its last alert; null without one. A judgment that
 * is null closes it: it is not watched.
 */
export function nextStep(
  known: KnownAlert | null,
  judgment: Judgment | null,
  { settleMs }: { readonly settleMs: number },
  atMs: number,
): AlertStep {
  const state = judgment?.state ?? "well";
  if (known?.isOpen === true) {
    if (state === "well") return { act: "close", isTold: known.told === "opened" };
    const isDue =
      known.told === "closed"
        ? state === "alarm" && atMs - known.toldMs >= settleMs
        : atMs - known.toldMs >= TOLD_AGAIN_AFTER_MS;
    return { act: "keep", told: isDue ? "again" : "no" };
  }
  if (state !== "alarm") return { act: "none" };
  return known !== null && atMs - known.toldMs < settleMs ? { act: "reopen" } : { act: "open" };
}
