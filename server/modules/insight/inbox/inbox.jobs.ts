// Runs the rounds that forget who works an item, and how long it is put aside, once its work is
// done.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { seatsFor } from "../../../../domain/inbox/inbox.ts";
import { INBOX_KINDS } from "../../../../domain/inbox/kind-names.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { deleteGoneMarks, listMarkedKinds, releaseFrom } from "./mark.store.ts";
import { type InboxDeps, readFacts } from "./read-facts.ts";

/** Deletes marks of items that are gone, and releases those whose assignee lost the right. */
export async function tidyMarks(deps: InboxDeps): Promise<void> {
  const marked = await listMarkedKinds(deps.pool);
  const kinds = INBOX_KINDS.filter((kind) => marked.includes(kind));
  if (kinds.length === 0) return;
  const facts = await readFacts(deps, kinds);
  for (const kind of kinds) {
    await deleteGoneMarks(deps.pool, kind, facts);
    await releaseFrom(deps.pool, kind, seatsFor(kind));
  }
}

/** The rounds of a process. Several processes may run them. */
export function createInboxJobs({
  onError,
  ...deps
}: InboxDeps & { readonly onError: (error: unknown, what: string) => void }): Ticker {
  return createTicker(
    MINUTE_MS,
    () => tidyMarks(deps),
    (error) => onError(error, "the inbox could not be tidied and waits for the next round"),
  );
}
