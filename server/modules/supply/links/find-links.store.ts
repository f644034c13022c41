// Finds tracking links by their name, code or id.
import type { FindTable } from "../../../platform/db/find-rows.ts";
import { byId, byWords, finderOf, namedRecords } from "../../../platform/db/named-records.ts";

const LINKS_FOUND: FindTable = {
  ...namedRecords("link"),
  matches: (binds) => [...byWords("link", binds, "name || ' ' || code"), ...byId("link", binds)],
};

export const LINK_FINDER = finderOf("link", LINKS_FOUND, "link");
