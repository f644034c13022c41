// Holds the texts of a lead's plain facts: their names in each kind of sentence, and their values.
import type { PlainField } from "../../../domain/lead/plain-facts.ts";
import type { FactWordsText } from "../../en/parts/fact-words.ts";

export const factWords: FactWordsText = {
  property_type: {
    label: "Propiedad",
    name: "tipo de propiedad",
    subject: "El tipo de propiedad",
    column: "Tipo de propiedad",
    words: {
      single_family: "Casa unifamiliar",
      condo: "Condominio",
      townhouse: "Casa adosada",
      multi_2_4: "2–4 unidades",
      multi_5_plus: "5 unidades o más",
      manufactured: "Prefabricada",
      co_op: "Cooperativa",
      land: "Terreno",
      farm_ranch: "Granja o rancho",
      commercial: "Comercial",
      other: "Otra propiedad",
      unknown: "Tipo de propiedad no indicado",
    },
  },
  beds: {
    label: "Recámaras",
    name: "recámaras",
    subject: "El número de recámaras",
    column: "Recámaras",
    amount: (count) => `${count} rec.`,
    bound: (count) => count,
  },
  baths_quarters: {
    label: "Baños",
    name: "baños",
    subject: "El número de baños",
    column: "Baños",
    amount: (count) => `${count} baños`,
    bound: (count) => count,
  },
  living_area_sqft: {
    label: "Superficie, pies²",
    name: "superficie",
    subject: "La superficie habitable",
    column: "Pies cuadrados",
    amount: (count) => `${count} pies²`,
    bound: (count) => `${count} pies²`,
  },
  timing: {
    label: "Plazo",
    name: "plazo",
    subject: "El plazo",
    column: "Plazo",
    words: {
      asap_0_30d: "En 30 días",
      m1_3: "1–3 meses",
      m3_6: "3–6 meses",
      m6_12: "6–12 meses",
      m12_plus: "Más de un año",
      browsing: "Solo mira",
      unknown: "Plazo no indicado",
    },
  },
  finance_status: {
    label: "Financiamiento",
    name: "financiamiento",
    subject: "El financiamiento",
    column: "Financiamiento",
    words: {
      cash: "Al contado",
      pre_approved: "Preaprobado",
      pre_qualified: "Precalificado",
      talking_to_lender: "Habla con un prestamista",
      not_started: "Sin empezar",
      not_applicable: "No hace falta",
      unknown: "No indicado",
    },
  },
  agent_status: {
    label: "Agente",
    name: "agente",
    subject: "La situación con agentes",
    column: "Agente",
    words: {
      none: "Sin agente",
      working_informally: "Habla con un agente",
      signed_agreement: "Firmó con un agente",
      unknown: "No indicado",
    },
  },
};

/** What affiliates are told to send, by the field in a post. English: `PLAIN_FACTS`. */
export const factNotes: Readonly<Record<PlainField, string>> = {
  property_type: "El tipo de la propiedad, o de la propiedad que la persona busca.",
  beds: "Recámaras, hasta 20; un estudio es 0.",
  baths: "Baños, en pasos de un cuarto: 2.5.",
  sqft: "Superficie habitable en pies cuadrados.",
  timing: "Cuándo quiere la persona comprar, vender o rentar.",
  finance_status: "Cómo se paga la compra.",
  agent_status: "Si la persona tiene un agente.",
};
