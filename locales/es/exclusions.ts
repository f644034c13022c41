// Texts of the exclusion list: the contacts that a buyer already has.
import { plural } from "../plural.ts";
import type { OwnedTexts } from "../en/exclusions.ts";

export const ownedTexts: OwnedTexts = {
  about:
    "Diga a quién ya tiene y nunca pagará por ellos: ninguna campaña suya los compra y usted tampoco a mano. Los teléfonos y correos se convierten en huellas en este navegador; ningún número ni dirección sale de él.",
  count: (count, written) =>
    plural(count, "Se guarda 1 teléfono o correo.", `Se guardan ${written} teléfonos y correos.`),
  none: "Aún no se guarda nada.",
  file: "Un archivo (CSV o texto)",
  list: "O pegue una lista",
  listHint: "Una persona por línea; las otras columnas se pasan por alto.",
  missing: "Elija un archivo o pegue una lista.",
  tooLarge: "El archivo supera 20 MB. Divídalo.",
  unsafe: "Este navegador solo calcula huellas por https. Abra la página por su dirección segura.",
  add: "Añadirlos",
  reading: "Leyendo",
  progress: (done, of) => `${done} de ${of} enviados`,
  done: (added, written, known) =>
    `${plural(added, "Se añadió 1", `Se añadieron ${written}`)}; ${known} ya estaban.`,
  nothing: "No hay en él ningún teléfono ni correo.",
  unreadable: (count, written) =>
    plural(
      count,
      "1 fila no se pudo leer entera; lo legible se añadió.",
      `${written} filas no se pudieron leer enteras; lo legible se añadió.`,
    ),
  row: (row) => `Fila ${row}`,
  more: (count) => `y ${count} más`,
  why: {
    phone: "el teléfono no es válido",
    email: "el correo no es válido",
    nothing: "ni teléfono ni correo",
  },
  clear: "Olvidarlos todos",
  clearAsk: "¿Olvidar a quién tiene?",
  clearText:
    "Desde entonces se le vuelven a ofrecer y vender. La lista la tiene solo usted: puede subirla de nuevo.",
  cleared: "Ya no se guarda nada.",
  notYours: "Propietarios y gerentes de una cuenta compradora dicen a quién tiene.",
};
