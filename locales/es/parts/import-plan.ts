// Holds the texts of what happens to an import's rows over time: pacing, drafts, a stated consent,
// and the same file chosen again.
import { plural } from "../../plural.ts";
import { MAX_CONSENT_AGE_DAYS } from "../../../domain/lead/consent-age.ts";
import type { ImportPlanTexts } from "../../en/parts/import-plan.ts";

export const importPlanTexts: ImportPlanTexts = {
  pace: {
    plan: (cap, rows, days, daysWritten, last) =>
      `Esta fuente admite ${cap} prospectos al día. Las ${rows} filas se reparten en ${plural(days, "1 día", `${daysWritten} días`)}, hasta el ${last}. La importación espera automáticamente y ninguna fila se rechaza por el límite. Puede cancelarla cuando quiera.`,
    late: (count, written) =>
      plural(
        count,
        `El consentimiento de 1 fila termina antes de que haya sitio (${MAX_CONSENT_AGE_DAYS} días después de darlo). No se envía.`,
        `El consentimiento de ${written} filas termina antes de que haya sitio (${MAX_CONSENT_AGE_DAYS} días después de darlo). No se envían.`,
      ),
    saveLate: (count, written) =>
      plural(count, "Guardar la fila que no cabe", `Guardar las ${written} filas que no caben`),
    why: "El consentimiento termina antes de que esta fuente tenga sitio para la fila.",
    file: "sin-sitio.csv",
    raise: "La red puede subir el límite.",
  },
  drafts: {
    choice: "Crear borradores de las filas sin prueba de consentimiento",
    choiceHint:
      "Un borrador pasa a ser un prospecto cuando la persona abre su enlace, lee el texto del consentimiento y confirma.",
    count: (count, written) =>
      plural(count, "1 fila pasa a borrador", `${written} filas pasan a borrador`),
    made: (count, written) => plural(count, "1 borrador", `${written} borradores`),
    confirmed: (written) => `${written} confirmados`,
    links: "Crear enlaces para los borradores",
    linksAbout: (days) =>
      `Un archivo con un enlace por persona, para que usted los envíe. Funcionan ${days} días, o hasta que cree otros.`,
    linksFile: "enlaces.csv",
  },
  consent: {
    title: "Texto del consentimiento del archivo",
    about:
      "Solo si todas las personas de este archivo aceptaron en un formulario suyo. Se registra como declaración suya, con su nombre y la hora. Cuándo y desde qué dirección IP aceptó cada una sigue en las filas.",
    text: "Texto del consentimiento",
    textHint: "Palabra por palabra, como lo mostró el formulario.",
    page: "Página del formulario",
    state: "Declaro que cada persona de este archivo aceptó este texto en esta página.",
  },
  again: {
    unfinished: (received, of) =>
      `La importación de este archivo se detuvo cuando habían llegado ${received} de ${of} filas. Continúa cuando la inicie otra vez.`,
    running: (decided, of) =>
      `Este archivo se está importando: ${decided} de ${of} filas decididas.`,
    show: "Ver la importación",
    done: (date) =>
      `Este archivo se importó el ${date}. Las personas que ya son prospectos se rechazan como duplicados.`,
  },
  noted: {
    count: (count, written) => plural(count, "1 fila con nota", `${written} filas con notas`),
    save: "Guardar notas",
    about: (field) => `Nota sobre ${field}`,
  },
};
