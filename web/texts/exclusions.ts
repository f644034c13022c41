// Texts of the part where a buyer says whom it has already.
import { defineTexts, plural } from "../lib/text/text.ts";

export const OWNED_TEXTS = defineTexts(
  {
    about:
      "Say whom you have already, and you never pay for them: no campaign of yours buys them, and neither can you by hand. Phone numbers and e-mails are turned into hashes in this browser; no number and no address leaves it.",
    count: (count: number, written: string) =>
      plural(
        count,
        "1 phone number or e-mail is kept.",
        `${written} phone numbers and e-mails are kept.`,
      ),
    none: "Nothing is kept yet.",
    file: "A file (CSV or text)",
    list: "Or paste a list",
    listHint: "One person a line; other columns are passed over.",
    missing: "Choose a file, or paste a list.",
    tooLarge: "The file is larger than 20 MB. Split it.",
    unsafe: "This browser makes hashes only over https. Open the page by its secure address.",
    add: "Add them",
    reading: "Reading",
    progress: (done: string, of: string) => `${done} of ${of} sent`,
    done: (added: number, written: string, known: string) =>
      `${plural(added, "1 was added", `${written} were added`)}; ${known} were there already.`,
    nothing: "There is no phone number and no e-mail in it.",
    unreadable: (count: number, written: string) =>
      plural(
        count,
        "1 row could not be read whole; what could be was added.",
        `${written} rows could not be read whole; what could be was added.`,
      ),
    row: (row: string) => `Row ${row}`,
    more: (count: string) => `and ${count} more`,
    why: {
      phone: "the phone number is none",
      email: "the e-mail is none",
      nothing: "neither a phone number nor an e-mail",
    },
    clear: "Forget them all",
    clearAsk: "Forget whom you have?",
    clearText:
      "From then on they are offered and sold to you again. The list itself is with you alone: you can upload it again.",
    cleared: "Nothing is kept any more.",
    notYours: "Owners and managers of a buyer's account say whom it has.",
  },
  {
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
    unsafe:
      "Este navegador solo calcula huellas por https. Abra la página por su dirección segura.",
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
  },
);
