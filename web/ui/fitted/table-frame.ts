// The frame of every table, which has the last line of its rows. Cells are closer in a narrow one.
export const TABLE_FRAME =
  "@container overflow-x-auto rounded-panel border border-line bg-surface " +
  "[&_table>:last-child>tr:last-child>*]:border-b-0";
/** The name of a column: on one line, or on several where the table is as narrow as on a phone. */
export const COLUMN_NAME = "font-medium whitespace-nowrap @max-[560px]:whitespace-normal";
