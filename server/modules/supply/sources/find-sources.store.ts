// Finds sources by their name or id.
import { finderOf, namedRecords } from "../../../platform/db/named-records.ts";

const SOURCES_FOUND = namedRecords("source");

export const SOURCE_MATCHES = SOURCES_FOUND.matches;
export const SOURCE_FINDER = finderOf("source", SOURCES_FOUND, "source");
