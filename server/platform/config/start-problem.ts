// What keeps Plat from starting, in one sentence for the person at the terminal.

/**
 * A broken or missing thing outside the program: a busy port, a database that is down, a folder
 * without permission. Its message is one sentence that says what to do; `main.ts` prints it without
 * a stack and exits with 1.
 */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}

/**
 * The `code` of a system or database error (`EACCES`, `28P01`), or null when the error carries
 * none.
 */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** Error text as one line, so that it fits into a sentence. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError && error.message === "")
    return error.errors.map(errorLine).join(", ");
  return (error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "");
}
