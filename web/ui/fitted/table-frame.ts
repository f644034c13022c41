// The frame of every table, which has the last line of its rows. Cells are closer in a narrow one.
export const TABLE_FRAME =
  "@container overflow-x-auto rounded-panel border border-line bg-surface " +
  "[&_table>:last-child>tr:last-child>*]:border-b-0";
