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

/** Whether the database could not be reached, or is just starting or stopping. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error);
  return code !== null && (SERVER_AWAY.has(code) || UNREACHABLE.has(code));
}
