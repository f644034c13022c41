// Finds imports by the name of their file or their id.
import { finderOf, namedRecords } from "../../../platform/db/named-records.ts";

export const IMPORT_FINDER = finderOf("import", namedRecords("lead_import"), "import");
