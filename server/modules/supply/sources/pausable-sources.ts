// Lets the network pause sources. Keys that processes have read are forgotten by their callers.
import type { ThingKeeper } from "../../network/network-pauses/index.ts";
import { lockSource } from "./source.store.ts";

/** A source is nothing that could be recognized in another one: its key is its own. */
export const PAUSABLE_SOURCES: ThingKeeper = {
  async lock(db, id) {
    const row = await lockSource(db, id);
    return row === null ? null : { accountId: row.account_id, name: row.name, likeness: [] };
  },
  async announce() {},
};
