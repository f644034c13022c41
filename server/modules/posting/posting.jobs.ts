// Writes down what calls to sources came to.
import { type Ticker, createTicker } from "../../platform/clock/ticker.ts";
import type { CallLog } from "./call-log.ts";

const EVERY_MS = 1_000;

/** The writing of a process: each writes what it answered itself. */
export function createPostingJobs({ calls, onError }: { readonly calls: CallLog; readonly onError: (error: unknown, what: string) => void }): Ticker {
  return createTicker(EVERY_MS, () => calls.flush(), (error) => onError(error, "what calls to sources came to could not be written down"));
}
