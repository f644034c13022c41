// Writes the request log in the background.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { RequestLog, type RequestLogDeps } from "./request-log.ts";

const POSTING_INTERVAL_MS = 1_000;

/**
 * Creates a process's request log and the loop that writes it: each process writes the calls that
 * it answered itself.
 */
export function createPosting({
  onError,
  ...deps
}: RequestLogDeps & { readonly onError: (error: unknown, what: string) => void }): {
  readonly calls: RequestLog;
  readonly jobs: Ticker;
} {
  const calls = new RequestLog(deps);
  return {
    calls,
    jobs: createTicker(
      POSTING_INTERVAL_MS,
      () => calls.flush(),
      (error) => onError(error, "what calls to sources came to could not be written down"),
    ),
  };
}
