// Asks which sheet of a workbook is imported.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { SelectField } from "../../../ui/field.tsx";
import type { SheetChoice } from "./worker-messages.ts";

/** Shows nothing for a workbook with one sheet. */
export function SheetField({
  sheets: { names, at },
  onSheet,
}: {
  readonly sheets: SheetChoice;
  readonly onSheet: (sheet: number) => void;
}): ReactNode {
  const texts = useTexts(IMPORT_TEXTS).sheet;
  if (names.length < 2) return null;
  return (
    <SelectField
      label={texts.label}
      hint={texts.hint}
      value={String(at)}
      options={names.map((name, index) => [String(index), name] as const)}
      onChange={({ target }) => onSheet(Number(target.value))}
    />
  );
}
