// Holds the texts of an import's rows: their problems, and the preview of the first rows.
import { MAX_CONSENT_AGE_DAYS } from "../../../domain/lead/consent-age.ts";
import { plural } from "../../plural.ts";
import type { ImportRowTexts } from "../../en/parts/import-rows.ts";

export const importRowTexts: ImportRowTexts = {
  problem: {
    missing: (field) => `Falta: ${field}.`,
    invalid: (field) => `No se puede leer: ${field}.`,
    known: {
      "first_name missing_field": "No hay nombre.",
      "phone missing_field": "No hay teléfono ni correo.",
      "phone invalid_field": "El teléfono no es un número de EE. UU. de diez dígitos.",
      "email invalid_field": "El correo no está completo.",
      "zip_code missing_field": "No hay código postal.",
      "zip_code invalid_field": "El código postal no tiene cinco dígitos válidos.",
      "side missing_field": "No dice si la persona compra o vende.",
      "side invalid_field": "No dice ni comprador ni vendedor, ni inquilino ni inversor.",
      "state invalid_field": "El estado no existe.",
      "consent consent_missing": "No hay un sí a ser contactado.",
      "tcpa_text consent_missing": "Falta el texto que la persona aceptó.",
      "tcpa_text consent_invalid": "El texto del consentimiento es demasiado largo.",
      "consent_at consent_missing": "Falta el momento del consentimiento.",
      "consent_at consent_invalid": `El momento del consentimiento no se puede leer, está en el futuro o pasó hace más de ${MAX_CONSENT_AGE_DAYS} días.`,
      "landing_page_url consent_missing": "Falta la página del consentimiento.",
      "landing_page_url invalid_field": "La página del consentimiento no es una dirección web.",
      "ip_address consent_missing": "No hay dirección IP ni certificado del consentimiento.",
      "ip_address invalid_field": "La dirección IP no es válida.",
      "row quotes": "Sus comillas no casan.",
      "row too_long": "Es más larga de lo que puede ser una fila.",
      "row cells": "Tiene más celdas que columnas hay.",
      "row cell": "Una de sus celdas pasa de 10,000 caracteres.",
    },
  },
  check: {
    title: "Filas",
    good: (count, written) =>
      plural(count, "1 fila se puede importar", `${written} filas se pueden importar`),
    bad: (count, written) => plural(count, "1 fila no", `${written} filas no`),
    none: "Aún no se puede importar ninguna fila.",
    why: "Qué falla",
    rows: "Filas",
    noColumn: "Ninguna columna lo trae.",
    saveRefused: (count, written) =>
      plural(
        count,
        "Guardar la fila que no se puede",
        `Guardar las ${written} filas que no se pueden`,
      ),
    file: "no-importables.csv",
    lineHead: "linea_del_archivo",
    whyHead: "por_que_no_se_importa",
    mend: "Corríjalas aquí",
    mendAbout: (count) => `Las primeras ${count}. Lo que cambie se revisa al momento.`,
    line: "Línea",
    cell: (field, line) => `${field}, línea ${line}`,
    fine: "Se puede importar",
    notHere: "Corríjala en el archivo.",
  },
  preview: {
    title: "Qué sería de las primeras filas",
    about: "Preguntado a la red como prueba: nada se guarda y nada se vende.",
    person: "Persona",
    place: "Lugar",
    outcome: "Ahora",
    earns: "Ganaría",
    sold: {
      exclusive: "Vendido en exclusiva",
      shared: "Vendido compartido",
      none: "En el mercado",
    },
    asking: "Se está consultando a la red.",
  },
};
