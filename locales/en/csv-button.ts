// Texts of the button that saves a list as a CSV file.
import type { Translated } from "../texts.ts";

export const csvButtonTexts = {
  button: "Download CSV",
  progress: (count: string) => `${count} rows read`,
};

export type CsvButtonTexts = Translated<typeof csvButtonTexts>;
