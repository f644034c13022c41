// Holds how a file is read: the fields of its columns, its side, the order of its dates, its zone.
import { useState } from "react";
import type { Import, ImportDocument } from "../../../../contract/supply/import-document.ts";
import type { DateColumn } from "../../../../domain/csv/date-order.ts";
import type {
  ImportColumn,
  ImportDefaults,
  StatedConsent,
} from "../../../../domain/csv/import-row.ts";
import { recallMapping } from "../../../../domain/csv/recall-mapping.ts";
import { readPageUrl } from "../../../../domain/lead/read-provenance.ts";
import type { LeadField } from "../../../../domain/lead/field-names.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import type { FoundTable } from "./worker-messages.ts";

const MOST_REMEMBERED = 50;
const LONGEST_COLUMN_NAME = 200;

export interface FileReading {
  readonly fields: readonly (LeadField | null)[];
  /** The columns that have a field, in the order of the file. */
  readonly columns: readonly ImportColumn[];
  readonly reading: ImportDefaults;
  /** What the dates of the consent column show; null without such a column. */
  readonly dates: DateColumn | null;
  /** Name of the earlier file whose columns are used; null if they were matched anew. */
  readonly recalledFrom: string | null;
  /** The order of its dates must be chosen before the import starts. */
  readonly lacksOrder: boolean;
  /** What the affiliate states about the consent of the whole file. */
  readonly statement: Statement;
  /** Whether rows without proof of consent become drafts. */
  readonly makesDrafts: boolean;
  /** The only address in the file is the person's own, which counts as the property's. */
  readonly usesOwnAddress: boolean;
  readonly setFields: (fields: readonly (LeadField | null)[]) => void;
  readonly change: (changed: Partial<ImportDefaults>) => void;
  readonly state: (changed: Partial<Statement>) => void;
  readonly setMakesDrafts: (makesDrafts: boolean) => void;
}

/** Consent text and page as typed; they count once the person states that they are true. */
export interface Statement {
  readonly text: string;
  readonly pageUrl: string;
  readonly isStated: boolean;
}

/** `unfinished` is an import of the same file that stopped, whose reading continues. */
export function useFileReading(
  table: FoundTable,
  sourceId: string | undefined,
  unfinished: Import | null,
): FileReading {
  const [typedFields, setFields] = useState<readonly (LeadField | null)[] | null>(null);
  const [changed, setChanged] = useState<Partial<ImportDefaults>>({});
  const [typed, setTyped] = useState<Partial<Statement>>({});
  const [makesDrafts, setMakesDrafts] = useState(true);
  const latest = useLastImport(sourceId);
  const last = unfinished ?? latest;
  const matched = table.matches.map((match) => match?.field ?? null);
  const recalled = last === undefined ? null : recallMapping(table.columns, last.columns, matched);
  const fields = typedFields ?? recalled ?? matched;
  const dates = table.dates[fields.indexOf("consent_at")] ?? null;
  const earlier = recalled === null ? undefined : last;
  const known = earlier?.consent_statement ?? null;
  const statement: Statement = {
    text: known?.text ?? "",
    pageUrl: known?.page_url ?? "",
    // Another file needs a statement of its own.
    isStated: unfinished !== null && known !== null,
    ...typed,
  };
  const reading: ImportDefaults = {
    side: earlier?.side ?? null,
    timeZone:
      dates?.lacksZone === true
        ? (earlier?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
        : null,
    consent: statedConsent(statement),
    ...changed,
    // A column that shows its order is not asked for.
    dateOrder: dates?.order ?? changed.dateOrder ?? null,
  };
  return {
    fields,
    columns: table.columns.flatMap(({ name }, index) => {
      const field = fields[index] ?? null;
      return field === null ? [] : [{ name: name.slice(0, LONGEST_COLUMN_NAME), field }];
    }),
    reading,
    dates,
    recalledFrom: typedFields === null && recalled !== null ? (last?.name ?? null) : null,
    lacksOrder: dates?.isAmbiguous === true && reading.dateOrder === null,
    usesOwnAddress: table.matches.some(
      (match, index) => match?.isOwnAddress === true && fields[index] === match.field,
    ),
    statement,
    makesDrafts,
    setFields,
    setMakesDrafts,
    state: (more) => setTyped((before) => ({ ...before, ...more })),
    change: (more) => setChanged((before) => ({ ...before, ...more })),
  };
}

/** Null until text and page are complete and stated. */
function statedConsent({ text, pageUrl, isStated }: Statement): StatedConsent | null {
  return isStated && text.trim() !== "" && readPageUrl(pageUrl.trim()) !== null
    ? { text: text.trim(), pageUrl: pageUrl.trim() }
    : null;
}

/** How the API takes the reading: without what is not said. */
export function documentOfReading({
  columns,
  reading: { side, dateOrder, timeZone, consent = null },
}: Pick<FileReading, "columns" | "reading">): Omit<ImportDocument, "source_id" | "name" | "rows"> {
  return {
    columns: [...columns],
    ...(side === null ? {} : { side }),
    ...(dateOrder === null ? {} : { date_order: dateOrder }),
    ...(timeZone === null ? {} : { time_zone: timeZone }),
    ...(consent === null
      ? {}
      : { consent_statement: { text: consent.text, page_url: consent.pageUrl } }),
  };
}

/** The source's latest import; undefined until it is loaded, or without one among the latest. */
function useLastImport(sourceId: string | undefined) {
  const { value } = useDocuments("imports", { order: "-created_at", limit: MOST_REMEMBERED });
  return value?.find(({ source_id: id, status }) => id === sourceId && status !== "cancelled");
}
