// Tells whether the server refused a call for the new password in it.
import type { ApiError } from "../../../lib/api/problem.ts";

/** The code of what is wrong with the new password; null where the problem is another. */
export function passwordProblem(problem: ApiError | null): string | null {
  const field = problem?.fields.find(({ code }) => code.startsWith("password_"));
  return field?.code ?? null;
}
