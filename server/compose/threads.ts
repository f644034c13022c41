// Starts the threads that work beside the one that answers: history, marketplace, reader.
import { createReader } from "../modules/insight/assistant/index.ts";
import { createHistoryThread } from "../modules/demand/history/index.ts";
import { createListingIndexThread } from "../modules/marketplace/listings/index.ts";
import type { Foundation } from "./foundation.ts";

export type Threads = ReturnType<typeof buildThreads>;

/** Each is started again where it breaks. */
export function buildThreads({ context: { databaseUrl }, onError }: Foundation) {
  return {
    history: createHistoryThread(databaseUrl, (error) =>
      onError(error, "the history's thread broke and is started again"),
    ),
    listings: createListingIndexThread(databaseUrl, (error) =>
      onError(error, "the marketplace's thread broke and is started again"),
    ),
    reader: createReader((error) =>
      onError(error, "the thread that reads what people say broke and is started again"),
    ),
  };
}
