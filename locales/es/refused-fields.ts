// Textos de los campos rechazados: qué llegó, qué acepta el campo y cómo escribirlo.
import type { RefusedFieldTexts } from "../en/refused-fields.ts";

export const refusedFieldTexts: RefusedFieldTexts = {
  sentAs: "enviado como",
  came: "Llegó",
  expected: "Se espera",
  example: "Ejemplo",
  copy: (field) => `Copiar el ejemplo de ${field}`,
  nothing: "Nada",
  unreadable: "Un objeto, o un texto con caracteres perdidos",
  deleted: "Eliminado",
  notShown: "No se muestra",
};
