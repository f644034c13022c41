// The vocabulary of leads in words: every value that the API can answer.
import { reasonWords } from "./parts/reason-words.ts";
import type { LeadWords } from "../en/lead-words.ts";
import { namesOf } from "../fact-words.ts";
import { factWords } from "./parts/fact-words.ts";

export const leadWords: LeadWords = {
  side: {
    buyer: "Comprador",
    seller: "Vendedor",
    buyer_and_seller: "Comprador y vendedor",
    renter: "Inquilino",
    investor_seller: "Inversor que vende",
    unknown: "Tipo de prospecto desconocido",
  },
  motivation: {
    relocation: "Traslado",
    upsizing: "Necesita más espacio",
    downsizing: "Necesita menos espacio",
    investment: "Inversión",
    inherited_probate: "Herencia",
    foreclosure_risk: "Riesgo de ejecución",
    divorce: "Divorcio",
    repairs: "Necesita reparaciones",
    vacant: "Vacía",
    tired_landlord: "Cansado de rentar",
    other: "Otro",
    undisclosed: "No revelado",
    unknown: "No indicado",
  },
  tier: { hot: "Caliente", nurture: "En seguimiento", cold: "Frío" },
  status: {
    draft: "Borrador",
    quarantined: "En revisión",
    rejected: "Rechazado",
    available: "Disponible",
    sold: "Vendido",
    expired: "Vencido",
    withdrawn: "Retirado",
    erased: "Borrado",
  },
  mode: { exclusive: "Exclusivo", shared: "Compartido" },
  saleStatus: { sold: "Vendido", returned: "Devuelto" },
  channel: { call: "Llamada", text: "Mensaje", email: "Correo" },
  verification: { certificate: "Certificado de consentimiento (TrustedForm o Jornaya)" },
  earning: { pending: "Pendiente", payable: "Por pagar", paid: "Pagada", reversed: "Revertida" },
  routing: {
    best_price: "Mejor precio",
    priority: "Prioridad",
    weighted: "Por peso",
    round_robin: "Por turno",
  },
  routingAbout: {
    best_price:
      "La opción que más aporta: la mejor oferta exclusiva, o las mejores compartidas juntas.",
    priority:
      "Gana la campaña que oferta con el número de prioridad más bajo, aunque otras ofrezcan más. Paga su oferta.",
    weighted:
      "Los compradores se turnan según su peso: primero el que va más atrasado en su parte del día. Paga su oferta.",
    round_robin:
      "Los compradores se turnan: primero el que menos prospectos lleva hoy. Paga su oferta.",
  },
  kind: {
    api: "API",
    form: "Formulario",
    chat: "Chat",
    import: "Importación",
    assistant: "Asistente",
  },
  ...reasonWords,
  facts: factWords,
  criteria: {
    ...namesOf(factWords, "name"),
    side: "tipo de prospecto",
    state: "estado",
    county_fips: "condado",
    city: "ciudad",
    zip_code: "código postal",
    tier: "nivel",
    consent_channel: "consentimiento",
    verification: "verificación",
    price_cents: "precio",
    age_minutes: "tiempo desde la solicitud",
    score: "puntuación",
    engagement: "puntuación de interés",
    intent: "puntuación de intención",
    financial: "puntuación financiera",
    radius: "distancia",
  },
  notMet: (field) => `No cumple: ${field}`,
  placeUnknown: "Lugar desconocido",
};
