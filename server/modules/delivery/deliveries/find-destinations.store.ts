// Finds destinations by their name or id.
import { finderOf, namedRecords } from "../../../platform/db/named-records.ts";

export const DESTINATION_FINDER = finderOf(
  "destination",
  namedRecords("destination"),
  "destination",
);
