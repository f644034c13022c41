// What is on the screens, kept while the app is open.
import { QueryClient } from "@tanstack/react-query";
import { toProblem } from "../api/problem.ts";
import { onLogout } from "../auth/auth.ts";

const FRESH_MS = 15_000;
const MOST_RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Asked also without a network: the answer is then a problem that the screen shows, over what
      // it has.
      networkMode: "always",
      // A refusal stays one; only a server that is away is asked again.
      retry: (failures, error) =>
        failures < MOST_RETRIES && ["offline", "unavailable"].includes(toProblem(error).code),
    },
  },
});
onLogout(() => queryClient.clear());
