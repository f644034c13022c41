// Texts of the assignees of leads, and of bulk actions.
import { plural } from "../plural.ts";
import type { HandsTexts } from "../en/hands.ts";

export const handsTexts: HandsTexts = {
  works: "Asignado a",
  who: "Asignado a",
  views: { all: "Todos", mine: "Míos", unassigned: "Sin asignar" },
  unassigned: "Sin asignar",
  mine: "Usted",
  claim: "Asignarme",
  claimNamed: (name) => `Asignarme: ${name}`,
  giveBack: "Quitar asignación",
  giveBackNamed: (name) => `Quitar asignación: ${name}`,
  worksNamed: (name) => `Asignación de ${name}`,
  claimed: "Prospecto asignado a usted.",
  freed: "Prospecto sin asignar.",
  given: (name) => `Prospecto asignado a ${name}.`,
  taken: "Un compañero ya se asignó este prospecto.",
  noneHere: "No hay prospectos aquí. Elija otra vista.",
  bulkOutcome: "Registrar resultado",
  bulkAssign: "Asignar a",
  bulkExport: "Exportar",
  tooMany: "Como máximo 100 a la vez. Filtre la lista y exporte todo.",
  done: (count) => plural(count, "1 prospecto cambiado.", `${count} prospectos cambiados.`),
  failed: (count) =>
    plural(
      count,
      "1 prospecto no se pudo cambiar y sigue seleccionado.",
      `${count} prospectos no se pudieron cambiar y siguen seleccionados.`,
    ),
};
