// Texts of the bar that saves a form, in Spanish.
import { plural } from "../plural.ts";
import type { FormCardTexts } from "../en/form-card.ts";

export const formCardTexts: FormCardTexts = {
  noChange: "Todos los cambios están guardados",
  changes: (count, written) =>
    plural(count, "1 cambio sin guardar", `${written} cambios sin guardar`),
  discard: "Descartar",
  save: "Guardar",
};
