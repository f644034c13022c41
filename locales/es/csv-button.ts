// Texts of the button that saves a list as a CSV file.
import type { CsvButtonTexts } from "../en/csv-button.ts";

export const csvButtonTexts: CsvButtonTexts = {
  button: "Descargar CSV",
  progress: (count) => `${count} filas leídas`,
};
