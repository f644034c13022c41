// Ends views that are over: calls know it at once, and the activity logs within a quarter minute.
import { SECOND_MS } from "../../../../domain/time.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { type ViewDeps, endViewsThatAreOver } from "./views.ts";

const EVERY_MS = 15 * SECOND_MS;

/** The rounds of a process. Several processes may run them: each view is ended by one. */
export function createViewJobs(
  deps: ViewDeps & { readonly onError: (error: unknown, what: string) => void },
): Ticker {
  return createTicker(
    EVERY_MS,
    () => endViewsThatAreOver(deps),
    (error) => deps.onError(error, "views that are over were not ended, and are in the next round"),
  );
}
