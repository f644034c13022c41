// Which errors of the database pass by themselves.

import { errorCode } from "../config/start-problem.ts";

/** SQLSTATE codes of a collision with another transaction: serialisation failure, deadlock. */
const COLLISIONS = new Set(["40001", "40P01"]);
/**
 * SQLSTATE codes of a server that is ending, restarting or full, or of a connection that failed.
 */
const SERVER_AWAY = new Set(["57P01", "57P02", "57P03", "08006", "08003", "08001", "53300"]);
/** System codes of a connection that could not be made or was cut. */
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** SQLSTATE codes of a database that takes no writes: its disk is full, or it is read-only. */
const UNWRITABLE = new Set(["53100", "25006"]);
/** SQLSTATE codes of a database that is not there, or does not let the server in any more. */
const CLOSED = new Set(["3D000", "28P01", "28000"]);
/** What the driver says, without a code, of a connection that was cut or could not be made. */
const CUT = /^(?:Connection terminated|timeout exceeded when trying to connect|Client was closed)/;
/** A file of a package besides the driver: ECONNREFUSED from there is of another server. */
const OTHER_PACKAGE = /node_modules[\\/](?!pg(?:-pool|-protocol)?[\\/])/;
const FETCH_FAILED = "fetch failed";

const UNIQUE_VIOLATION = "23505";

/** Whether another row has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === UNIQUE_VIOLATION;
}

/** Whether the same transaction may succeed when it is run again. */
export function isRepeatable(error: unknown): boolean {
  const code = errorCode(error);
  return code !== null && (COLLISIONS.has(code) || isDatabaseAway(error));
}

/** Whether the database refused to write: its disk is full, or it is read-only. */
export function isDatabaseUnwritable(error: unknown): boolean {
  const code = errorCode(error);
  return code !== null && UNWRITABLE.has(code);
}

/**
 * Whether an error, or what caused it, says that the database is away, closed to this server, full
 * or read-only. An error of another connection, such as one to a mail server, does not.
 */
export function isDatabaseOutage(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; depth += 1) {
    const code = errorCode(at) ?? "";
    if (UNWRITABLE.has(code) || CLOSED.has(code) || SERVER_AWAY.has(code) || CUT.test(at.message))
      return true;
    if (at.message === FETCH_FAILED) return false;
    if (UNREACHABLE.has(code)) return !OTHER_PACKAGE.test(firstFrame(at));
    at = at.cause;
  }
  return false;
}

/** Where an error was made, by the innermost line of its stack that is not Node's own. */
function firstFrame({ stack = "" }: Error): string {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.find((line) => !line.includes("node:")) ?? "";
}

/** Whether the database could not be reached, or is just starting or stopping. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error);
  return code !== null && (SERVER_AWAY.has(code) || UNREACHABLE.has(code));
}
