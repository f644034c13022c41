// Lets the network pause hosted forms, each with its source.
import type { ThingKeeper } from "../../network/network-pauses/index.ts";
import { PAUSABLE_SOURCES } from "../sources/index.ts";
import { findForm } from "./form.store.ts";

export const PAUSABLE_FORMS: ThingKeeper = {
  async lock(db, id) {
    const source = await PAUSABLE_SOURCES.lock(db, id);
    const form = source === null ? null : await findForm(db, id);
    return source === null || form === null ? null : { ...source, name: form.document.name };
  },
  announce: PAUSABLE_SOURCES.announce,
};
