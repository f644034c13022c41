// Texts of the assignees of leads, and of bulk actions.
import { plural } from "../plural.ts";
import type { HandsTexts } from "../en/hands.ts";

export const handsTexts: HandsTexts = {
  works: "Lo trabaja",
  who: "De quién",
  views: { all: "Todos", mine: "Míos", nobody: "De nadie" },
  nobody: "Nadie",
  mine: "Usted",
  claim: "Tomarlo",
  claimNamed: (name) => `Tomar a ${name}`,
  giveBack: "Devolver al equipo",
  giveBackNamed: (name) => `Devolver a ${name} al equipo`,
  worksNamed: (name) => `Quién trabaja a ${name}`,
  claimed: "Es suyo.",
  freed: "Queda libre.",
  given: (name) => `Ahora lo trabaja ${name}.`,
  taken: "Un compañero fue más rápido: el contacto es suyo.",
  noneHere: "Aquí no espera nada. Mire otra vista.",
  bulkOutcome: "Anotar resultado",
  bulkAssign: "Dar a",
  bulkExport: "Exportar",
  tooMany: "Como máximo 100 a la vez. Filtre la lista y expórtela entera.",
  done: (count) => plural(count, "1 contacto cambiado.", `${count} contactos cambiados.`),
  failed: (count) =>
    plural(
      count,
      "1 contacto no se pudo cambiar y sigue seleccionado.",
      `${count} contactos no se pudieron cambiar y siguen seleccionados.`,
    ),
};
