// Texts of the button that saves a list as a CSV file.
import { defineTexts } from "../lib/text/text.ts";

export const CSV_BUTTON_TEXTS = defineTexts(
  {
    button: "Download CSV",
    progress: (count: string) => `${count} rows read`,
  },
  {
    button: "Descargar CSV",
    progress: (count) => `${count} filas leídas`,
  },
);
