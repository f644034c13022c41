// Texts of what is asked with an outcome: the value of a won deal, the reason of a lost one.
import type { OutcomeFormTexts } from "../en/outcome-forms.ts";

export const outcomeFormTexts: OutcomeFormTexts = {
  value: "Valor del negocio, $",
  valueHint: "Su comisión o ganancia. Solo lo ve su equipo.",
  valueProblem: "Escriba una cantidad, por ejemplo 9,500.",
  save: "Guardar",
  skip: "Omitir",
  whyLost: "¿Por qué se perdió?",
  lostReason: {
    not_reached: "No se pudo contactar",
    has_agent: "Ya tiene agente",
    not_moving: "Ya no compra ni vende",
    not_qualified: "No cumple los requisitos",
    wrong_person: "Persona equivocada",
    chose_other: "Eligió otra empresa",
    other: "Otro motivo",
  },
  worth: (value) => `por ${value}`,
};
