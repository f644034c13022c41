// Edits a list of rows of terms, each with the same fields: adds, changes and removes them.
import type { ReactNode } from "react";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";

interface DraftRowsProps<Row extends { readonly id: string }> {
  readonly title: string;
  readonly help: string;
  readonly rows: readonly Row[];
  /** The label of the button that adds a row; none beyond `most` rows. */
  readonly addLabel: string;
  readonly most: number;
  readonly newRow: (id: string) => Row;
  readonly onChange: (rows: readonly Row[]) => void;
  /** The fields of a row. */
  readonly children: (row: Row, index: number, change: (change: Partial<Row>) => void) => ReactNode;
}

export function DraftRows<Row extends { readonly id: string }>({
  title,
  help,
  rows,
  addLabel,
  most,
  newRow,
  onChange,
  children,
}: DraftRowsProps<Row>): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const changeRow = (id: string, change: Partial<Row>): void =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{title}</legend>
      <p className="text-text-2">{help}</p>
      {rows.map((row, index) => (
        <div
          key={row.id}
          className="grid gap-3 rounded-panel border border-line p-3 sm:grid-cols-2 xl:grid-cols-3"
        >
          {children(row, index, (change) => changeRow(row.id, change))}
          <div>
            <Button kind="quiet" onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}>
              {texts.form.remove}
            </Button>
          </div>
        </div>
      ))}
      {rows.length >= most ? null : (
        <div>
          <Button onClick={() => onChange([...rows, newRow(crypto.randomUUID())])}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
