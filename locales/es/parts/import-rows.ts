// Holds the texts of an import's rows: their problems, and the preview of the first rows.
import { MAX_CONSENT_AGE_DAYS } from "../../../domain/lead/consent-age.ts";
import { plural } from "../../plural.ts";
import type { ImportRowTexts } from "../../en/parts/import-rows.ts";

export const importRowTexts: ImportRowTexts = {
  problem: {
    missing: (field) => `Falta: ${field}.`,
    invalid: (field) => `No se puede leer: ${field}.`,
    known: {
      "first_name missing_field": "Escriba un nombre.",
      "phone missing_field": "Escriba un teléfono o un correo.",
      "phone invalid_field": "Escriba un número de EE. UU. de 10 dígitos.",
      "email invalid_field": "Escriba un correo completo.",
      "zip_code missing_field": "Escriba un código postal.",
      "zip_code invalid_field": "El código postal debe tener 5 dígitos.",
      "side missing_field": "Indique si la persona compra o vende.",
      "side invalid_field": "Escriba comprador, vendedor, inquilino o inversor.",
      "state invalid_field": "Escriba un estado de EE. UU., por ejemplo CA.",
      "consent consent_missing": "Falta el consentimiento para ser contactado.",
      "tcpa_text consent_missing": "Falta el texto del consentimiento.",
      "tcpa_text consent_invalid": "El texto del consentimiento es demasiado largo.",
      "consent_at consent_missing": "Falta la hora del consentimiento.",
      "consent_at consent_invalid": `La hora del consentimiento no se puede leer, está en el futuro o pasó hace más de ${MAX_CONSENT_AGE_DAYS} días.`,
      "landing_page_url consent_missing": "Falta la página del consentimiento.",
      "landing_page_url invalid_field": "La página del consentimiento no es una dirección web.",
      "ip_address consent_missing": "Escriba una dirección IP o un certificado de consentimiento.",
      "ip_address invalid_field": "Escriba una dirección IP válida.",
      "row quotes": "Las comillas de la fila no coinciden.",
      "row too_long": "La fila es demasiado larga.",
      "row cells": "La fila tiene más celdas que columnas.",
      "row cell": "Una celda tiene más de 10,000 caracteres.",
    },
  },
  check: {
    title: "Filas",
    good: (count, written) =>
      plural(count, "1 fila se puede importar", `${written} filas se pueden importar`),
    bad: (count, written) =>
      plural(count, "1 fila no se puede importar", `${written} filas no se pueden importar`),
    none: "Aún no se puede importar ninguna fila.",
    why: "Problema",
    rows: "Filas",
    noColumn: "Ninguna columna lo tiene.",
    saveRefused: (count, written) =>
      plural(count, "Guardar la fila no válida", `Guardar ${written} filas no válidas`),
    file: "no-importables.csv",
    lineHead: "linea_del_archivo",
    whyHead: "por_que_no_se_importa",
    mend: "Corregir filas aquí",
    mendAbout: (count) => `Las primeras ${count} filas. Los cambios se revisan mientras escribe.`,
    line: "Línea",
    cell: (field, line) => `${field}, línea ${line}`,
    fine: "Se puede importar",
    notHere: "Corrija esta fila en el archivo.",
  },
  preview: {
    title: "Vista previa",
    about: "Una prueba de las primeras filas. Nada se guarda y nada se vende.",
    person: "Persona",
    place: "Lugar",
    outcome: "Resultado",
    earns: "Ganaría",
    sold: {
      exclusive: "Vendido en exclusiva",
      shared: "Vendido compartido",
      none: "En el mercado",
    },
    asking: "Probando las primeras filas…",
  },
};
