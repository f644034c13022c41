// Structured logging: one JSON line per event on stdout. What is logged are ids, codes and counts,
// never bodies and never contact data; what could carry either is cut out here.

import { pino, type DestinationStream, type LogFn, type Logger } from "pino";
import type { LogLevel } from "../config/config.ts";
import type { Outages } from "./outages.ts";

export type { Logger };

/** Headers that carry a credential, wherever a logged object holds them. */
const SECRET_PATHS = [
  "authorization",
  "x-api-key",
  "cookie",
  "set-cookie",
  "proxy-authorization",
].flatMap((name) => [
  `["${name}"]`,
  `headers["${name}"]`,
  `req.headers["${name}"]`,
  `res.headers["${name}"]`,
]);

/**
 * Makes the process's logger. `destination` is stdout unless a test listens. Lines about errors
 * that `outages` does not admit are left out.
 */
export function makeLogger(
  level: LogLevel,
  destination?: DestinationStream,
  outages?: Outages,
): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_PATHS, censor: "[secret]" },
    serializers: { err: describeError, req: describeRequest, res: describeReply },
    ...(outages === undefined ? {} : { hooks: { logMethod: admittedBy(outages) } }),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function admittedBy(outages: Outages) {
  return function (this: Logger, args: Parameters<LogFn>, method: LogFn): void {
    const [first]: readonly unknown[] = args;
    const error = typeof first === "object" && first !== null && "err" in first ? first.err : null;
    if (error === null || outages.admits(error)) method.apply(this, args);
  };
}

/**
 * What may be logged of an error. Messages of the database repeat the values they are about, so
 * only its codes are kept.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const frames =
    error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n") ?? "";
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if ("severity" in error && "code" in error) {
    const { code, constraint, table, routine } = error as Error &
      Partial<Record<"code" | "constraint" | "table" | "routine", string>>;
    return { type: "DatabaseError", code, constraint, table, routine, stack: frames, ...cause };
  }
  const code = "code" in error ? { code: error.code } : {};
  return { type: error.name, message: error.message, ...code, stack: frames, ...cause };
}

/** Method and route only: a path or query may hold a search for a person. */
function describeRequest(request: {
  method?: string;
  routeOptions?: { url?: string | undefined };
}): object {
  return { method: request.method, route: request.routeOptions?.url ?? "unmatched" };
}

function describeReply(reply: { statusCode?: number }): object {
  return { status: reply.statusCode };
}

/** Opens stdout, to which the logger and others who log write whole lines. */
export function openLogOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: true });
}
