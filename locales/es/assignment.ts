// Texts of the rule by which new leads are assigned, in Spanish.
import type { AssignmentTexts } from "../en/assignment.ts";

export const assignmentTexts: AssignmentTexts = {
  title: "Asignar prospectos nuevos",
  mode: "Asignación",
  help: "Se aplica a los prospectos que compre desde ahora. Puede reasignar cualquier prospecto.",
  modes: {
    manual: { name: "Manual", about: "Los prospectos esperan a que un miembro los tome." },
    round_robin: { name: "Por turnos", about: "Los miembros de abajo se turnan." },
    area: {
      name: "Por zona",
      about: "Cada prospecto va al miembro de su código postal o estado.",
    },
  },
  members: "Miembros",
  turnHelp: "Elija quién recibe prospectos.",
  areaHelp:
    "Primero va el código postal más largo que coincide y luego el estado. Los miembros sin zona reciben el resto.",
  noMember: "Elija al menos un miembro.",
  statesOf: (name) => `Estados de ${name}`,
  statesHint: "Dos letras cada uno: CA, NV",
  stateWrong: (word) => `${word} no es un estado de EE. UU. Escriba dos letras, por ejemplo CA.`,
  zipsOf: (name) => `Códigos postales de ${name}`,
  zipsHint: "Los primeros 3 a 5 dígitos: 958, 95838",
  zipWrong: (word) => `${word} no es el comienzo de un código postal. Escriba de 3 a 5 dígitos.`,
  saved: "Asignación guardada.",
};
