// Texts of the exclusion list: the contacts that a buyer already has.
import { plural } from "../plural.ts";
import type { OwnedTexts } from "../en/exclusions.ts";

export const ownedTexts: OwnedTexts = {
  about:
    "Suba los contactos que ya tiene. No se los venderemos. Este navegador convierte los teléfonos y correos en huellas; los originales nunca salen de él.",
  count: (count, written) =>
    plural(count, "Se guarda 1 teléfono o correo.", `Se guardan ${written} teléfonos y correos.`),
  none: "Aún no hay contactos.",
  file: "Un archivo (CSV o texto)",
  list: "O pegue una lista",
  listHint: "Una persona por línea. Las otras columnas se ignoran.",
  missing: "Elija un archivo o pegue una lista.",
  tooLarge: "El archivo supera 20 MB. Divídalo.",
  unsafe: "Este navegador solo calcula huellas por https. Abra la página en su dirección https.",
  add: "Agregar contactos",
  reading: "Leyendo",
  progress: (done, of) => `${done} de ${of} enviados`,
  done: (added, written, known) =>
    `${plural(added, "Se agregó 1", `Se agregaron ${written}`)}; ${known} ya estaban en la lista.`,
  nothing: "No se encontraron teléfonos ni correos.",
  unreadable: (count, written) =>
    plural(
      count,
      "1 fila no se pudo leer entera; lo legible se agregó.",
      `${written} filas no se pudieron leer enteras; lo legible se agregó.`,
    ),
  row: (row) => `Fila ${row}`,
  more: (count) => `y ${count} más`,
  why: {
    phone: "teléfono no válido",
    email: "correo no válido",
    nothing: "sin teléfono ni correo",
  },
  clear: "Vaciar lista de exclusión",
  clearAsk: "¿Vaciar la lista de exclusión?",
  clearText:
    "Estos contactos se le pueden vender de nuevo. Solo usted tiene la lista; puede subirla otra vez.",
  cleared: "Lista de exclusión vaciada.",
  notYours: "Solo los propietarios y gerentes de una cuenta compradora pueden editar esta lista.",
};
