// Placeholder rows, shown only if the response takes longer than a blink.
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import type { Column } from "./columns.ts";
import { CELL } from "./table-row.tsx";

const COUNT = 6;
const WIDTHS = ["w-3/4", "w-1/2", "w-2/3"];

export function GhostRows<Row>({
  columns,
  hasBox,
}: {
  readonly columns: readonly Column<Row>[];
  readonly hasBox: boolean;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  return Array.from({ length: COUNT }, (_, row) => (
    <tr key={row} className="late h-(--row)">
      {hasBox ? <td className={CELL} /> : null}
      {columns.map(({ id, numeric }, place) => (
        <td key={id} className={CELL}>
          {row === 0 && place === 0 ? <span className="sr-only">{texts.loading}</span> : null}
          <div
            aria-hidden="true"
            className={
              `h-3 rounded-chip bg-sunken ${WIDTHS[(row + place) % WIDTHS.length] ?? ""} ` +
              `${numeric ? "ml-auto" : ""}`
            }
          />
        </td>
      ))}
    </tr>
  ));
}
