// Texts of importing leads from a file.
import { defineTexts, plural } from "../lib/text/text.ts";

export const IMPORT_TEXTS = defineTexts({
  choose: "Choose a CSV file", dropHere: "or drop it here", limits: (megabytes: string, rows: string) => `Up to ${megabytes} MB and ${rows} rows. Any separator, UTF-8, UTF-16 or Windows text.`,
  needs: "Each person needs a name, a phone or e-mail, a ZIP, and a consent of their own: its text, time and page, and the IP address or a certificate.",
  notYours: "Owners and managers of an affiliate's account import files.",
  reading: (share: string) => `Reading: ${share}`, checking: (done: string, of: string) => `Checked ${done} of ${of} rows`,
  refused: {
    empty: "The file is empty. Choose one with a row for each person.", packed: "This is a spreadsheet or an archive (XLSX, XLS, ZIP), whatever its name says. Open it, save it as CSV, and choose that file.", binary: "This is no text. Save the table as CSV, and choose that file.",
    too_large: "The file is larger than 100 MB. Split it, and import the parts one after the other.", too_many_rows: "The file has more than 200,000 rows. Split it, and import the parts one after the other.", too_wide: "The file has more than 300 columns. Keep those that say something about the person and the home.", no_rows: "The file names its columns and has no rows below.",
  },
  another: "Another file",
  facts: (rows: string, delimiter: string, encoding: string) => `${rows} rows · separated by ${delimiter} · ${encoding}`,
  delimiters: { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" }, encodings: { "utf-8": "UTF-8", "utf-16le": "UTF-16", "utf-16be": "UTF-16", "windows-1252": "Windows-1252" },
  hasHeader: "The first line names the columns", source: "Source", side: "What these people want", sideHint: "Where a row does not say it.", sideUnset: "As each row says", newSource: "CSV files", sourcePaused: "This source is paused: resume it under Settings, Sources.",
  cap: (cap: string) => `This source takes ${cap} leads a day; what comes after is refused. The operator can lift the limit.`,
  columns: { title: "Columns", column: "Column in the file", samples: "For example", field: "Is", look: "Match", leftOut: "Leave out", unnamed: (no: string) => `Column ${no}`, fieldOf: (column: string) => `Field of ${column}`, noSamples: "Empty" },
  confidence: { sure: "Fits", name: "By its name", content: "By its values", doubt: "Look at it", leftOut: "Left out" },
  fields: {
    first_name: "First name", last_name: "Last name", email: "E-mail", phone: "Phone", side: "Wants to buy or sell", property_type: "Property type", address: "Street", address2: "Unit", city: "City", state: "State", zip_code: "ZIP", price: "Price", price_min: "Price from", price_max: "Price to", beds: "Bedrooms", baths: "Bathrooms", sqft: "Square feet",
    timing: "Timing", finance_status: "Financing", agent_status: "Agent", motivation: "Motivation", comments: "Comments", consent: "Consent (yes)", tcpa_text: "Consent text", consent_at: "Consent given at", consent_channels: "Consent channels", consent_sellers: "Consent sellers", trustedform_cert_url: "TrustedForm certificate", jornaya_leadid: "Jornaya LeadiD",
    ip_address: "IP address", user_agent: "Browser", landing_page_url: "Page of the consent", sub1: "Sub id 1", sub2: "Sub id 2", sub3: "Sub id 3", sub4: "Sub id 4", sub5: "Sub id 5", click_id: "Click id",
  },
  problem: {
    missing: (field: string) => `${field} is missing.`, invalid: (field: string) => `${field} cannot be read.`,
    known: {
      "first_name missing_field": "There is no name.", "phone missing_field": "There is neither a phone number nor an e-mail.", "phone invalid_field": "The phone number is no working US number of ten digits.", "email invalid_field": "The e-mail address is not complete.", "zip_code missing_field": "There is no ZIP.", "zip_code invalid_field": "The ZIP is none of five digits.",
      "side missing_field": "It does not say whether the person buys or sells.", "side invalid_field": "It says neither buyer nor seller, renter nor investor.", "state invalid_field": "The state is none.", "consent consent_missing": "There is no yes to being contacted.", "tcpa_text consent_missing": "The text that the person agreed to is missing.", "tcpa_text consent_invalid": "The consent text is too long.",
      "consent_at consent_missing": "The moment of the consent is missing.", "consent_at consent_invalid": "The moment of the consent cannot be read, lies ahead, or is more than 90 days past.", "landing_page_url consent_missing": "The page of the consent is missing.", "landing_page_url invalid_field": "The page of the consent is no web address.", "ip_address consent_missing": "There is neither an IP address nor a certificate of the consent.",
      "ip_address invalid_field": "The IP address is none.", "row quotes": "Its quotes do not match.", "row too_long": "It is longer than a row can be.", "row cells": "It has more cells than there are columns.", "row cell": "One of its cells is longer than 10,000 characters.",
    },
  },
  check: {
    title: "Rows", good: (count: number, written: string) => plural(count, "1 row can be imported", `${written} rows can be imported`), bad: (count: number, written: string) => plural(count, "1 row cannot", `${written} rows cannot`), none: "No row can be imported yet.", why: "What is wrong", rows: "Rows", noColumn: "No column holds it.",
    saveRefused: (count: number, written: string) => plural(count, "Save the row that cannot", `Save the ${written} rows that cannot`), file: "not-importable.csv", lineHead: "line_in_file", whyHead: "why_not_imported",
    mend: "Mend them here", mendAbout: (count: string) => `The first ${count} of them. What you change is checked as you go.`, line: "Line", cell: (field: string, line: string) => `${field}, line ${line}`, fine: "Can be imported", notHere: "Mend this one in the file.",
  },
  preview: { title: "What would become of the first rows", about: "Asked of the network as a test: nothing is kept and nothing is sold.", person: "Person", place: "Place", outcome: "Now", earns: "Would earn", sold: { exclusive: "Sold exclusively", shared: "Sold shared", none: "On the marketplace" }, asking: "The network is being asked." },
  startNone: "Import", start: (count: number, written: string) => plural(count, "Import 1 row", `Import ${written} rows`), notYet: "No row can be imported yet: see under Rows what is missing.", waitForCheck: "The rows are still being checked.", waitForSource: "The source for your files is not there yet.", sending: (sent: string, of: string) => `Sent ${sent} of ${of} rows`, started: "The import has started. You may go elsewhere: it goes on by itself.",
  list: { title: "Your imports", more: "Load more", progress: (name: string) => `Progress of ${name}`, decided: (decided: string, of: string) => `${decided} of ${of} rows decided`, received: (received: string, of: string) => `${received} of ${of} rows have arrived. Choose the file again, or cancel.`, sold: (count: number, written: string) => plural(count, "1 sold", `${written} sold`), listed: (written: string) => `${written} listed unsold`, refused: (written: string) => `${written} not taken` },
  statuses: { draft: "Not started", running: "Running", cancelling: "Stopping", cancelled: "Cancelled", done: "Done" }, waits: { source_paused: "It waits: its source is paused. Resume it under Settings, Sources.", account_suspended: "It waits: the account may not post now." },
  saveFailures: "Save the rows not taken", failuresUntil: (date: string) => `Kept until ${date}.`, cancel: "Cancel import", cancelAsk: "Cancel this import?", cancelText: "What is decided stays. The rows that are not are erased.", cancelled: "The import is cancelled.",
}, {
  choose: "Elegir un archivo CSV", dropHere: "o suéltelo aquí", limits: (megabytes, rows) => `Hasta ${megabytes} MB y ${rows} filas. Cualquier separador, texto UTF-8, UTF-16 o de Windows.`,
  needs: "Cada persona necesita un nombre, un teléfono o correo, un código postal y un consentimiento propio: su texto, hora y página, y la dirección IP o un certificado.",
  notYours: "Propietarios y gerentes de una cuenta afiliada importan archivos.",
  reading: (share) => `Leyendo: ${share}`, checking: (done, of) => `Revisadas ${done} de ${of} filas`,
  refused: {
    empty: "El archivo está vacío. Elija uno con una fila por persona.", packed: "Es una hoja de cálculo o un archivo comprimido (XLSX, XLS, ZIP), diga lo que diga su nombre. Ábralo, guárdelo como CSV y elija ese archivo.", binary: "Esto no es texto. Guarde la tabla como CSV y elija ese archivo.",
    too_large: "El archivo supera 100 MB. Divídalo e importe las partes una tras otra.", too_many_rows: "El archivo tiene más de 200,000 filas. Divídalo e importe las partes una tras otra.", too_wide: "El archivo tiene más de 300 columnas. Deje las que dicen algo de la persona y de la casa.", no_rows: "El archivo nombra sus columnas y no tiene filas debajo.",
  },
  another: "Otro archivo",
  facts: (rows, delimiter, encoding) => `${rows} filas · separadas por ${delimiter} · ${encoding}`,
  delimiters: { ",": "comas", ";": "puntos y comas", "\t": "tabuladores", "|": "barras" }, encodings: { "utf-8": "UTF-8", "utf-16le": "UTF-16", "utf-16be": "UTF-16", "windows-1252": "Windows-1252" },
  hasHeader: "La primera línea nombra las columnas", source: "Fuente", side: "Qué quieren estas personas", sideHint: "Donde una fila no lo dice.", sideUnset: "Lo que diga cada fila", newSource: "Archivos CSV", sourcePaused: "Esta fuente está en pausa: reanúdela en Configuración, Fuentes.",
  cap: (cap) => `Esta fuente admite ${cap} contactos al día; lo que venga después se rechaza. El operador puede quitar el límite.`,
  columns: { title: "Columnas", column: "Columna del archivo", samples: "Por ejemplo", field: "Es", look: "Coincidencia", leftOut: "Dejar fuera", unnamed: (no) => `Columna ${no}`, fieldOf: (column) => `Campo de ${column}`, noSamples: "Vacía" },
  confidence: { sure: "Encaja", name: "Por su nombre", content: "Por sus valores", doubt: "Revísela", leftOut: "Fuera" },
  fields: {
    first_name: "Nombre", last_name: "Apellido", email: "Correo", phone: "Teléfono", side: "Quiere comprar o vender", property_type: "Tipo de propiedad", address: "Calle", address2: "Unidad", city: "Ciudad", state: "Estado", zip_code: "Código postal", price: "Precio", price_min: "Precio desde", price_max: "Precio hasta", beds: "Dormitorios", baths: "Baños", sqft: "Pies cuadrados",
    timing: "Plazo", finance_status: "Financiación", agent_status: "Agente", motivation: "Motivo", comments: "Comentarios", consent: "Consentimiento (sí)", tcpa_text: "Texto del consentimiento", consent_at: "Consentimiento dado el", consent_channels: "Canales del consentimiento", consent_sellers: "Destinatarios del consentimiento", trustedform_cert_url: "Certificado TrustedForm", jornaya_leadid: "LeadiD de Jornaya",
    ip_address: "Dirección IP", user_agent: "Navegador", landing_page_url: "Página del consentimiento", sub1: "Sub id 1", sub2: "Sub id 2", sub3: "Sub id 3", sub4: "Sub id 4", sub5: "Sub id 5", click_id: "Click id",
  },
  problem: {
    missing: (field) => `Falta: ${field}.`, invalid: (field) => `No se puede leer: ${field}.`,
    known: {
      "first_name missing_field": "No hay nombre.", "phone missing_field": "No hay teléfono ni correo.", "phone invalid_field": "El teléfono no es un número de EE. UU. de diez dígitos.", "email invalid_field": "El correo no está completo.", "zip_code missing_field": "No hay código postal.", "zip_code invalid_field": "El código postal no tiene cinco dígitos válidos.",
      "side missing_field": "No dice si la persona compra o vende.", "side invalid_field": "No dice ni comprador ni vendedor, ni inquilino ni inversor.", "state invalid_field": "El estado no existe.", "consent consent_missing": "No hay un sí a ser contactado.", "tcpa_text consent_missing": "Falta el texto que la persona aceptó.", "tcpa_text consent_invalid": "El texto del consentimiento es demasiado largo.",
      "consent_at consent_missing": "Falta el momento del consentimiento.", "consent_at consent_invalid": "El momento del consentimiento no se puede leer, está en el futuro o pasó hace más de 90 días.", "landing_page_url consent_missing": "Falta la página del consentimiento.", "landing_page_url invalid_field": "La página del consentimiento no es una dirección web.", "ip_address consent_missing": "No hay dirección IP ni certificado del consentimiento.",
      "ip_address invalid_field": "La dirección IP no es válida.", "row quotes": "Sus comillas no casan.", "row too_long": "Es más larga de lo que puede ser una fila.", "row cells": "Tiene más celdas que columnas hay.", "row cell": "Una de sus celdas pasa de 10,000 caracteres.",
    },
  },
  check: {
    title: "Filas", good: (count, written) => plural(count, "1 fila se puede importar", `${written} filas se pueden importar`), bad: (count, written) => plural(count, "1 fila no", `${written} filas no`), none: "Aún no se puede importar ninguna fila.", why: "Qué falla", rows: "Filas", noColumn: "Ninguna columna lo trae.",
    saveRefused: (count, written) => plural(count, "Guardar la fila que no se puede", `Guardar las ${written} filas que no se pueden`), file: "no-importables.csv", lineHead: "linea_del_archivo", whyHead: "por_que_no_se_importa",
    mend: "Corríjalas aquí", mendAbout: (count) => `Las primeras ${count}. Lo que cambie se revisa al momento.`, line: "Línea", cell: (field, line) => `${field}, línea ${line}`, fine: "Se puede importar", notHere: "Corríjala en el archivo.",
  },
  preview: { title: "Qué sería de las primeras filas", about: "Preguntado a la red como prueba: nada se guarda y nada se vende.", person: "Persona", place: "Lugar", outcome: "Ahora", earns: "Ganaría", sold: { exclusive: "Vendido en exclusiva", shared: "Vendido compartido", none: "En el mercado" }, asking: "Se está consultando a la red." },
  startNone: "Importar", start: (count, written) => plural(count, "Importar 1 fila", `Importar ${written} filas`), notYet: "Aún no se puede importar ninguna fila: vea en Filas qué falta.", waitForCheck: "Las filas aún se están revisando.", waitForSource: "La fuente de sus archivos aún no está lista.", sending: (sent, of) => `Enviadas ${sent} de ${of} filas`, started: "La importación ha empezado. Puede ir a otra parte: sigue sola.",
  list: { title: "Sus importaciones", more: "Cargar más", progress: (name) => `Avance de ${name}`, decided: (decided, of) => `${decided} de ${of} filas decididas`, received: (received, of) => `Han llegado ${received} de ${of} filas. Elija el archivo otra vez o cancele.`, sold: (count, written) => plural(count, "1 vendido", `${written} vendidos`), listed: (written) => `${written} en el mercado sin vender`, refused: (written) => `${written} no aceptados` },
  statuses: { draft: "Sin empezar", running: "En curso", cancelling: "Deteniéndose", cancelled: "Cancelada", done: "Terminada" }, waits: { source_paused: "Espera: su fuente está en pausa. Reanúdela en Configuración, Fuentes.", account_suspended: "Espera: la cuenta no puede enviar ahora." },
  saveFailures: "Guardar las filas no aceptadas", failuresUntil: (date) => `Se guardan hasta el ${date}.`, cancel: "Cancelar la importación", cancelAsk: "¿Cancelar esta importación?", cancelText: "Lo decidido queda. Las demás filas se borran.", cancelled: "La importación se canceló.",
});

export type ImportTexts = (typeof IMPORT_TEXTS)["en" | "es"];
