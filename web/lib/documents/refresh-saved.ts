// Shows what a form has saved.
import type { QueryClient } from "@tanstack/react-query";
import { refresh, under } from "./use-documents.ts";

/**
 * Refetches whatever the screen shows from these addresses. Returns, once the screen shows the
 * responses, whether all of them arrived: what was typed may then be forgotten.
 */
export async function refreshSaved(
  client: QueryClient,
  ...prefixes: readonly string[]
): Promise<boolean> {
  await refresh(client, ...prefixes);
  // The screen is told of a response in a later task, which this one follows.
  await new Promise((resolve) => setTimeout(resolve));
  const shown = client.getQueryCache().findAll({ ...under(prefixes), type: "active" });
  return shown.every(({ state }) => state.status !== "error");
}
