// Asks what a file does not say itself: its sheet, the leads' side and source, the order of its
// dates, and the zone of its moments.
import type { ReactNode } from "react";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { DATE_ORDERS, type DateColumn } from "../../../../domain/csv/date-order.ts";
import type { ImportDefaults } from "../../../../domain/csv/import-row.ts";
import { LEAD_SIDES } from "../../../../domain/lead/vocabulary.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { timeZones } from "../../../lib/time-zones.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { CheckField, SelectField } from "../../../ui/field.tsx";
import { SheetField } from "./sheet-field.tsx";
import type { SheetChoice } from "./worker-messages.ts";

interface FileChoicesProps {
  /** Of a workbook; null for text. */
  readonly sheets: SheetChoice | null;
  readonly hasHeader: boolean;
  readonly reading: ImportDefaults;
  /** What the dates of the consent column show; null without such a column. */
  readonly dates: DateColumn | null;
  readonly sources: readonly Source[];
  /** The chosen source. */
  readonly source: Source | undefined;
  readonly onSheet: (sheet: number) => void;
  readonly onHeader: (hasHeader: boolean) => void;
  readonly onReading: (changed: Partial<ImportDefaults>) => void;
  readonly onSource: (id: string) => void;
}

export function FileChoices({
  sheets,
  hasHeader,
  reading,
  dates,
  sources,
  source,
  onSheet,
  onHeader,
  onReading,
  onSource,
}: FileChoicesProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {sheets === null ? null : <SheetField sheets={sheets} onSheet={onSheet} />}
      <CheckField
        label={texts.hasHeader}
        checked={hasHeader}
        onChange={({ target }) => onHeader(target.checked)}
      />
      <SelectField
        label={texts.side}
        hint={texts.sideHint}
        value={reading.side ?? ""}
        options={[
          ["", texts.sideUnset],
          ...LEAD_SIDES.filter((one) => one !== "unknown").map(
            (one) => [one, words.side[one]] as const,
          ),
        ]}
        onChange={({ target }) =>
          onReading({ side: LEAD_SIDES.find((one) => one === target.value) ?? null })
        }
      />
      {sources.length < 2 ? null : (
        <SelectField
          label={texts.source}
          value={source?.id ?? ""}
          options={sources.map(({ id, name }) => [id, name] as const)}
          onChange={({ target }) => onSource(target.value)}
        />
      )}
      {dates?.isAmbiguous === true ? (
        <DateOrderField reading={reading} onReading={onReading} />
      ) : null}
      {dates?.lacksZone === true ? <ZoneField reading={reading} onReading={onReading} /> : null}
    </div>
  );
}

type ReadingFieldProps = Pick<FileChoicesProps, "reading" | "onReading">;

/** Shown with an example, because 10/11 is a different day in each order. */
function DateOrderField({ reading, onReading }: ReadingFieldProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS).dates;
  return (
    <SelectField
      label={texts.order}
      hint={texts.orderHint}
      value={reading.dateOrder ?? ""}
      options={[
        ["", texts.orderUnset],
        ...DATE_ORDERS.map((order) => [order, texts.orders[order]] as const),
      ]}
      onChange={({ target }) =>
        onReading({ dateOrder: DATE_ORDERS.find((one) => one === target.value) ?? null })
      }
    />
  );
}

function ZoneField({ reading, onReading }: ReadingFieldProps): ReactNode {
  const texts = useTexts(IMPORT_TEXTS).dates;
  const zone = reading.timeZone ?? "UTC";
  return (
    <SelectField
      label={texts.zone}
      hint={texts.zoneHint}
      value={zone}
      options={timeZones(zone).map((name) => [name, name.replaceAll("_", " ")] as const)}
      onChange={({ target }) => onReading({ timeZone: target.value })}
    />
  );
}
