// Texts of importing leads from a file.
import { plural } from "../plural.ts";
import { importColumnTexts } from "./parts/import-columns.ts";
import { importPlanTexts } from "./parts/import-plan.ts";
import { importRowTexts } from "./parts/import-rows.ts";
import type { ImportTexts } from "../en/imports.ts";

export const importTexts: ImportTexts = {
  choose: "Elegir un archivo CSV o una hoja de cálculo",
  dropHere: "o suéltelo aquí",
  limits: (megabytes, rows) =>
    `Hasta ${megabytes} MB y ${rows} filas. XLSX, o texto UTF-8, UTF-16 o de Windows con cualquier separador.`,
  needs:
    "Cada fila necesita un teléfono o correo, un código postal y si la persona compra o vende. También necesita el consentimiento de la persona: texto, hora, página y dirección IP o certificado. Las filas sin esa prueba pueden pasar a borradores, que cada persona confirma con un enlace.",
  notYours: "Solo los propietarios y gerentes de una cuenta afiliada pueden importar archivos.",
  reading: (share) => `Leyendo: ${share}`,
  checking: (done, of) => `Revisadas ${done} de ${of} filas`,
  refused: {
    empty: "El archivo está vacío. Elija uno con una fila por prospecto.",
    packed:
      "Es un archivo comprimido, una hoja de cálculo que no es XLSX (XLS, ODS, ZIP) o un archivo con contraseña. Ábralo, guárdelo como XLSX o CSV sin contraseña y elija ese archivo.",
    damaged:
      "El archivo XLSX está dañado o incompleto. Ábralo en un programa de hojas de cálculo, guárdelo como XLSX o CSV y elija ese archivo.",
    swollen:
      "El contenido del archivo XLSX es demasiado grande para abrirlo. Copie las filas a un archivo nuevo e impórtelo.",
    binary:
      "Esto no es un archivo de texto ni XLSX. Guarde la tabla como XLSX o CSV y elija ese archivo.",
    too_large: "El archivo supera 100 MB. Divídalo e importe las partes una tras otra.",
    too_many_rows:
      "El archivo tiene más de 200,000 filas. Divídalo e importe las partes una tras otra.",
    too_wide:
      "El archivo tiene más de 300 columnas. Deje solo las columnas sobre la persona y la casa.",
    no_rows: "El archivo tiene nombres de columnas pero no filas.",
    gone: "No se puede leer el archivo: se movió o cambió después de elegirlo. Elíjalo otra vez.",
    no_reader:
      "No se pudo cargar el lector de archivos XLSX. Revise la conexión, recargue la página y elija el archivo otra vez.",
  },
  another: "Otro archivo",
  sheet: {
    label: "Hoja",
    hint: "Este archivo tiene varias hojas. Elija la de los prospectos.",
    facts: (rows, sheet) => `${rows} filas · XLSX · hoja «${sheet}»`,
  },
  facts: (rows, delimiter, encoding) => `${rows} filas · separadas por ${delimiter} · ${encoding}`,
  delimiters: { ",": "comas", ";": "puntos y comas", "\t": "tabuladores", "|": "barras" },
  encodings: {
    "utf-8": "UTF-8",
    "utf-16le": "UTF-16",
    "utf-16be": "UTF-16",
    "windows-1252": "Windows-1252",
  },
  hasHeader: "La primera línea tiene los nombres de las columnas",
  dates: {
    order: "Orden de las fechas",
    orderHint: "Las fechas de este archivo se pueden leer de dos maneras.",
    orderUnset: "Elija",
    orders: {
      month_first: "Primero el mes: 10/11 es el 11 de octubre",
      day_first: "Primero el día: 10/11 es el 10 de noviembre",
    },
    orderMissing: "Elija primero el orden de las fechas.",
    zone: "Zona horaria del archivo",
    zoneHint: "Para horas que no la indican.",
  },
  recalled: (name) => `Las columnas se asignan como en ${name}, el último archivo de esta fuente.`,
  ownAddress:
    "La única dirección de este archivo es la de la persona. Cuenta como la de la propiedad.",
  source: "Fuente",
  side: "Tipo de prospecto predeterminado",
  sideHint: "Para filas que no lo indican.",
  sideUnset: "El de cada fila",
  newSource: "Archivos CSV",
  sourcePaused: "Esta fuente está en pausa. Reanúdela en Configuración, Fuentes.",
  ...importColumnTexts,
  ...importPlanTexts,
  ...importRowTexts,
  startNone: "Importar",
  start: (count, written) => plural(count, "Importar 1 fila", `Importar ${written} filas`),
  notYet: "Aún no hay nada que importar. Vea los problemas en Filas.",
  waitForCheck: "Las filas aún se están revisando.",
  waitForSource: "La fuente de sus archivos aún no está lista.",
  sending: (sent, of) => `Enviadas ${sent} de ${of} filas`,
  started: "Importación iniciada. Puede salir de esta página: continúa automáticamente.",
  list: {
    title: "Sus importaciones",
    more: "Cargar más",
    progress: (name) => `Avance de ${name}`,
    decided: (decided, of) => `${decided} de ${of} filas decididas`,
    received: (received, of) =>
      `${received} de ${of} filas recibidas. Elija el archivo otra vez o cancele.`,
    sold: (count, written) => plural(count, "1 vendido", `${written} vendidos`),
    earned: (amount) => `usted gana ${amount}`,
    listed: (written) => `${written} aceptados, sin vender hasta entonces`,
    refused: (written) => `${written} rechazados`,
  },
  statuses: {
    draft: "Sin empezar",
    running: "En curso",
    cancelling: "Deteniéndose",
    cancelled: "Cancelada",
    done: "Terminada",
  },
  waits: {
    source_paused: "En espera: su fuente está en pausa. Reanúdela en Configuración, Fuentes.",
    paused_by_network: "En espera: la red pausó su fuente. Continúa después de la pausa.",
    account_suspended: "En espera: la cuenta no puede enviar ahora.",
    daily_cap: "En espera: su fuente alcanzó su límite diario. Continúa automáticamente.",
  },
  saveFailures: "Guardar filas rechazadas",
  failuresUntil: (date) => `Se guardan hasta el ${date}.`,
  cancel: "Cancelar importación",
  keep: "Seguir importando",
  cancelAsk: "¿Cancelar esta importación?",
  cancelText: "Los resultados hasta ahora se conservan. Las demás filas se borran.",
  cancelled: "Importación cancelada.",
};
