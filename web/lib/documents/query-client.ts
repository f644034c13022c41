// Configures the in-memory cache of what is on the screens.
import { QueryClient } from "@tanstack/react-query";
import { toProblem } from "../api/problem.ts";
import { onLogout, onSessionEnd } from "../auth/auth.ts";
import { withoutContact } from "./without-contact.ts";

const FRESH_MS = 15_000;
const MOST_RETRIES = 2;

/** Whether the server did not decide: the same request may succeed later. */
export function isUnreachable(error: unknown): boolean {
  return ["offline", "unavailable"].includes(toProblem(error).code);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Also queries while offline: the result is then a problem that the screen shows above its
      // data.
      networkMode: "always",
      // A refusal is final; only an unreachable server is retried.
      retry: (failures, error) => failures < MOST_RETRIES && isUnreachable(error),
    },
  },
});
onLogout(() => queryClient.clear());
// The screens stay for what is typed in them; contact data leaves them, and no answer on its way
// brings it back.
onSessionEnd(() => {
  void queryClient.cancelQueries();
  queryClient.setQueriesData({}, withoutContact);
  // It is as old as it was: a form waits for a newer response.
  void queryClient.invalidateQueries({ refetchType: "none" });
});
