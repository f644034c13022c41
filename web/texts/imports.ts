// Texts of importing leads from a file.
import { defineTexts, plural } from "../lib/text/text.ts";
import { IMPORT_COLUMN_TEXTS } from "./import-columns.ts";
import { IMPORT_ROW_TEXTS } from "./import-rows.ts";

export const IMPORT_TEXTS = defineTexts(
  {
    choose: "Choose a CSV file",
    dropHere: "or drop it here",
    limits: (megabytes: string, rows: string) =>
      `Up to ${megabytes} MB and ${rows} rows. Any separator, UTF-8, UTF-16 or Windows text.`,
    needs:
      "Each person needs a name, a phone or e-mail, a ZIP, and a consent of their own: its text, time and page, and the IP address or a certificate.",
    notYours: "Owners and managers of an affiliate's account import files.",
    reading: (share: string) => `Reading: ${share}`,
    checking: (done: string, of: string) => `Checked ${done} of ${of} rows`,
    refused: {
      empty: "The file is empty. Choose one with a row for each person.",
      packed:
        "This is a spreadsheet or an archive (XLSX, XLS, ZIP), whatever its name says. Open it, save it as CSV, and choose that file.",
      binary: "This is no text. Save the table as CSV, and choose that file.",
      too_large:
        "The file is larger than 100 MB. Split it, and import the parts one after the other.",
      too_many_rows:
        "The file has more than 200,000 rows. Split it, and import the parts one after the other.",
      too_wide:
        "The file has more than 300 columns. Keep those that say something about the person and the home.",
      no_rows: "The file names its columns and has no rows below.",
    },
    another: "Another file",
    facts: (rows: string, delimiter: string, encoding: string) =>
      `${rows} rows · separated by ${delimiter} · ${encoding}`,
    delimiters: { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" },
    encodings: {
      "utf-8": "UTF-8",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16",
      "windows-1252": "Windows-1252",
    },
    hasHeader: "The first line names the columns",
    source: "Source",
    side: "What these people want",
    sideHint: "Where a row does not say it.",
    sideUnset: "As each row says",
    newSource: "CSV files",
    sourcePaused: "This source is paused: resume it under Settings, Sources.",
    cap: (cap: string) =>
      `This source takes ${cap} leads a day; what comes after is refused. The operator can lift the limit.`,
    ...IMPORT_COLUMN_TEXTS.en,
    ...IMPORT_ROW_TEXTS.en,
    startNone: "Import",
    start: (count: number, written: string) =>
      plural(count, "Import 1 row", `Import ${written} rows`),
    notYet: "No row can be imported yet: see under Rows what is missing.",
    waitForCheck: "The rows are still being checked.",
    waitForSource: "The source for your files is not there yet.",
    sending: (sent: string, of: string) => `Sent ${sent} of ${of} rows`,
    started: "The import has started. You may go elsewhere: it goes on by itself.",
    list: {
      title: "Your imports",
      more: "Load more",
      progress: (name: string) => `Progress of ${name}`,
      decided: (decided: string, of: string) => `${decided} of ${of} rows decided`,
      received: (received: string, of: string) =>
        `${received} of ${of} rows have arrived. Choose the file again, or cancel.`,
      sold: (count: number, written: string) => plural(count, "1 sold", `${written} sold`),
      listed: (written: string) => `${written} listed unsold`,
      refused: (written: string) => `${written} not taken`,
    },
    statuses: {
      draft: "Not started",
      running: "Running",
      cancelling: "Stopping",
      cancelled: "Cancelled",
      done: "Done",
    },
    waits: {
      source_paused: "It waits: its source is paused. Resume it under Settings, Sources.",
      account_suspended: "It waits: the account may not post now.",
    },
    saveFailures: "Save the rows not taken",
    failuresUntil: (date: string) => `Kept until ${date}.`,
    cancel: "Cancel import",
    cancelAsk: "Cancel this import?",
    cancelText: "What is decided stays. The rows that are not are erased.",
    cancelled: "The import is cancelled.",
  },
  {
    choose: "Elegir un archivo CSV",
    dropHere: "o suéltelo aquí",
    limits: (megabytes, rows) =>
      `Hasta ${megabytes} MB y ${rows} filas. Cualquier separador, texto UTF-8, UTF-16 o de Windows.`,
    needs:
      "Cada persona necesita un nombre, un teléfono o correo, un código postal y un consentimiento propio: su texto, hora y página, y la dirección IP o un certificado.",
    notYours: "Propietarios y gerentes de una cuenta afiliada importan archivos.",
    reading: (share) => `Leyendo: ${share}`,
    checking: (done, of) => `Revisadas ${done} de ${of} filas`,
    refused: {
      empty: "El archivo está vacío. Elija uno con una fila por persona.",
      packed:
        "Es una hoja de cálculo o un archivo comprimido (XLSX, XLS, ZIP), diga lo que diga su nombre. Ábralo, guárdelo como CSV y elija ese archivo.",
      binary: "Esto no es texto. Guarde la tabla como CSV y elija ese archivo.",
      too_large: "El archivo supera 100 MB. Divídalo e importe las partes una tras otra.",
      too_many_rows:
        "El archivo tiene más de 200,000 filas. Divídalo e importe las partes una tras otra.",
      too_wide:
        "El archivo tiene más de 300 columnas. Deje las que dicen algo de la persona y de la casa.",
      no_rows: "El archivo nombra sus columnas y no tiene filas debajo.",
    },
    another: "Otro archivo",
    facts: (rows, delimiter, encoding) =>
      `${rows} filas · separadas por ${delimiter} · ${encoding}`,
    delimiters: { ",": "comas", ";": "puntos y comas", "\t": "tabuladores", "|": "barras" },
    encodings: {
      "utf-8": "UTF-8",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16",
      "windows-1252": "Windows-1252",
    },
    hasHeader: "La primera línea nombra las columnas",
    source: "Fuente",
    side: "Qué quieren estas personas",
    sideHint: "Donde una fila no lo dice.",
    sideUnset: "Lo que diga cada fila",
    newSource: "Archivos CSV",
    sourcePaused: "Esta fuente está en pausa: reanúdela en Configuración, Fuentes.",
    cap: (cap) =>
      `Esta fuente admite ${cap} contactos al día; lo que venga después se rechaza. El operador puede quitar el límite.`,
    ...IMPORT_COLUMN_TEXTS.es,
    ...IMPORT_ROW_TEXTS.es,
    startNone: "Importar",
    start: (count, written) => plural(count, "Importar 1 fila", `Importar ${written} filas`),
    notYet: "Aún no se puede importar ninguna fila: vea en Filas qué falta.",
    waitForCheck: "Las filas aún se están revisando.",
    waitForSource: "La fuente de sus archivos aún no está lista.",
    sending: (sent, of) => `Enviadas ${sent} de ${of} filas`,
    started: "La importación ha empezado. Puede ir a otra parte: sigue sola.",
    list: {
      title: "Sus importaciones",
      more: "Cargar más",
      progress: (name) => `Avance de ${name}`,
      decided: (decided, of) => `${decided} de ${of} filas decididas`,
      received: (received, of) =>
        `Han llegado ${received} de ${of} filas. Elija el archivo otra vez o cancele.`,
      sold: (count, written) => plural(count, "1 vendido", `${written} vendidos`),
      listed: (written) => `${written} en el mercado sin vender`,
      refused: (written) => `${written} no aceptados`,
    },
    statuses: {
      draft: "Sin empezar",
      running: "En curso",
      cancelling: "Deteniéndose",
      cancelled: "Cancelada",
      done: "Terminada",
    },
    waits: {
      source_paused: "Espera: su fuente está en pausa. Reanúdela en Configuración, Fuentes.",
      account_suspended: "Espera: la cuenta no puede enviar ahora.",
    },
    saveFailures: "Guardar las filas no aceptadas",
    failuresUntil: (date) => `Se guardan hasta el ${date}.`,
    cancel: "Cancelar la importación",
    cancelAsk: "¿Cancelar esta importación?",
    cancelText: "Lo decidido queda. Las demás filas se borran.",
    cancelled: "La importación se canceló.",
  },
);

export type ImportTexts = (typeof IMPORT_TEXTS)["en" | "es"];
