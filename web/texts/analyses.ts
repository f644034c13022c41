// Texts of the analyses on a lead's page.
import { defineTexts } from "../lib/text/text.ts";

export const ANALYSES_TEXTS = defineTexts({
  title: "Analyses", make: "Make", again: "Make again", making: "The analysis is being made. It may take a minute.", made: (name: string) => `${name} is made.`, makeNamed: (name: string) => `Make: ${name}`, againNamed: (name: string) => `Make again: ${name}`,
  kinds: {
    qualification: { name: "Qualification", about: "How serious they are and how able to pay, and what to do next." }, engagement: { name: "Engagement", about: "When and how to reach them, and about what." },
    market: { name: "Market", about: "What this network's own leads and sales tell about leads like it." },
  },
  intent: "Intent", financial: "Financial readiness", scoreStays: (intent: string, financial: string) => `From 0 to 1. The lead's score itself is unchanged: intent ${intent}, financial ${financial} of 100.`,
  lists: {
    next_actions: "Next actions", insights: "What it rests on", talking_points: "Talking points", follow_up: "Follow-up", trends: "Trends", comparables: "Comparable groups", pricing: "Prices", investment_potential: "Figures for investors",
  },
  bestTime: "Best time", theirTime: "on their clock", now: (time: string) => `now ${time} there`, noTime: "There are no hours in which they may be called.", channel: "Channel", noChannel: "The consent names none.",
  days: { weekdays: "Monday to Friday", saturday: "Saturday", sunday: "Sunday" },
  byRules: "By rules", byModel: (model: string) => `By ${model}`, repaired: "at the second attempt", madeAt: (ago: string) => `made ${ago}`, madeFrom: "Made from",
  fallback: {
    used_up: "Today's share of the model is used up, so the rules answered.", no_good: "The model's answers could not be used, so the rules answered.", no_answer: "The model did not answer, so the rules did.",
    refused: "The model's server refused the question, so the rules answered. The operator can look at the assistant's settings.",
  },
  inputs: {
    side: "side", property_type: "property type", state: "state", timing: "timing", price: "price", size: "size", finance_status: "financing", agent_status: "agent", score: "score", consent_channels: "channels of the consent", certificate: "certificate of consent",
    calling_hours: "calling hours", received_at: "time of day it came", progress: "what came of it", remark: "their remark, without names and numbers", market: "counts of the network",
  },
  figures: "Counted", group: "Leads", leads: "Leads", before: "Before", sold: "Sold", price: "Middle price", payout: "Middle payout", property: "Property price", few: "too few", days28: "28 days", days90: "90 days",
  groups: { alike: "Same side, type and state", any_type: "Same side and state", any_state: "Same side and type", counterpart: "Other side, same type and state" },
  noForecast: "Counts of this network alone, each beside as many days before. Fewer than five are not told. No forecast and no advice.",
}, {
  title: "Análisis", make: "Hacer", again: "Hacer de nuevo", making: "Se está haciendo el análisis. Puede tardar un minuto.", made: (name) => `${name}: hecho.`, makeNamed: (name) => `Hacer: ${name}`, againNamed: (name) => `Hacer de nuevo: ${name}`,
  kinds: {
    qualification: { name: "Calificación", about: "Cuánta intención tiene, si puede pagar y qué hacer a continuación." }, engagement: { name: "Contacto", about: "Cuándo y cómo contactar, y de qué hablar." },
    market: { name: "Mercado", about: "Lo que los contactos y las ventas de esta red dicen de contactos como este." },
  },
  intent: "Intención", financial: "Capacidad de pago", scoreStays: (intent, financial) => `De 0 a 1. La puntuación del contacto no cambia: intención ${intent}, finanzas ${financial} de 100.`,
  lists: {
    next_actions: "Próximos pasos", insights: "En qué se basa", talking_points: "De qué hablar", follow_up: "Seguimiento", trends: "Tendencias", comparables: "Grupos comparables", pricing: "Precios", investment_potential: "Cifras para inversores",
  },
  bestTime: "Mejor hora", theirTime: "en su reloj", now: (time) => `ahora allí ${time}`, noTime: "No hay horas en las que se pueda llamar.", channel: "Medio", noChannel: "El consentimiento no nombra ninguno.",
  days: { weekdays: "Lunes a viernes", saturday: "Sábado", sunday: "Domingo" },
  byRules: "Por reglas", byModel: (model) => `Por ${model}`, repaired: "al segundo intento", madeAt: (ago) => `hecho ${ago}`, madeFrom: "Hecho a partir de",
  fallback: {
    used_up: "La parte de hoy del modelo se agotó; contestaron las reglas.", no_good: "Las respuestas del modelo no servían; contestaron las reglas.", no_answer: "El modelo no contestó; lo hicieron las reglas.",
    refused: "El servidor del modelo rechazó la pregunta; contestaron las reglas. El operador puede revisar los ajustes del asistente.",
  },
  inputs: {
    side: "lado", property_type: "tipo de propiedad", state: "estado", timing: "plazo", price: "precio", size: "tamaño", finance_status: "financiación", agent_status: "agente", score: "puntuación", consent_channels: "medios del consentimiento", certificate: "certificado de consentimiento",
    calling_hours: "horario de llamada", received_at: "hora a la que llegó", progress: "qué fue de él", remark: "su comentario, sin nombres ni números", market: "cuentas de la red",
  },
  figures: "Contado", group: "Contactos", leads: "Contactos", before: "Antes", sold: "Vendidos", price: "Mediana del precio", payout: "Mediana del pago", property: "Precio de propiedad", few: "muy pocos", days28: "28 días", days90: "90 días",
  groups: { alike: "Mismo lado, tipo y estado", any_type: "Mismo lado y estado", any_state: "Mismo lado y tipo", counterpart: "Otro lado, mismo tipo y estado" },
  noForecast: "Solo cuentas de esta red, cada una junto a los mismos días anteriores. Menos de cinco no se dicen. Ni pronóstico ni consejo.",
});
export type AnalysesTexts = (typeof ANALYSES_TEXTS)["en" | "es"];
