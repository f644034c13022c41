// The vocabulary of leads in words: every value that the API can answer.
import { defineTexts } from "../lib/text/define-texts.ts";

export const LEAD_WORDS = defineTexts({
  side: { buyer: "Buyer", seller: "Seller", buyer_and_seller: "Buyer and seller", renter: "Renter", investor_seller: "Investor selling", unknown: "Side not known" },
  property: {
    single_family: "Single family", condo: "Condo", townhouse: "Townhouse", multi_2_4: "2–4 units", multi_5_plus: "5 units and more", manufactured: "Manufactured", co_op: "Co-op", land: "Land",
    farm_ranch: "Farm or ranch", commercial: "Commercial", other: "Other property", unknown: "Type not given",
  },
  timing: { asap_0_30d: "Within 30 days", m1_3: "1–3 months", m3_6: "3–6 months", m6_12: "6–12 months", m12_plus: "Later than a year", browsing: "Just looking", unknown: "Timing not given" },
  finance: { cash: "Cash", pre_approved: "Pre-approved", pre_qualified: "Pre-qualified", talking_to_lender: "Talking to a lender", not_started: "Not started", not_applicable: "Not needed", unknown: "Not given" },
  agent: { none: "No agent", working_informally: "Talks to an agent", signed_agreement: "Has signed with an agent", unknown: "Not given" },
  motivation: {
    relocation: "Relocation", upsizing: "Needs more room", downsizing: "Needs less room", investment: "Investment", inherited_probate: "Inherited", foreclosure_risk: "Foreclosure risk", divorce: "Divorce", repairs: "Repairs needed",
    vacant: "Vacant", tired_landlord: "Tired of renting out", other: "Other", undisclosed: "Not disclosed", unknown: "Not given",
  },
  tier: { hot: "Hot", nurture: "Nurture", cold: "Cold" },
  status: { draft: "Draft", quarantined: "Being looked at", rejected: "Rejected", available: "Available", sold: "Sold", expired: "Expired", withdrawn: "Withdrawn", erased: "Erased" },
  mode: { exclusive: "Exclusive", shared: "Shared" },
  saleStatus: { sold: "Sold", returned: "Returned" },
  channel: { call: "Call", text: "Text", email: "E-mail" },
  verification: { certificate: "Certificate of consent (TrustedForm or Jornaya)" },
  earning: { pending: "Pending", payable: "Payable", paid: "Paid", reversed: "Reversed" },
  routing: { best_price: "Best price", priority: "Priority", weighted: "Weighted", round_robin: "In turn" },
  routingAbout: {
    best_price: "The choice that brings most: the best exclusive bid, or the best shared bids together.", priority: "The campaign with the lowest priority number that bids, whatever others offer. It pays its bid.",
    weighted: "Buyers take turns by their weight: the one furthest behind its part of the day comes first. It pays its bid.", round_robin: "Buyers take turns: the one with the fewest leads today comes first. It pays its bid.",
  },
  kind: { api: "API", form: "Form", chat: "Chat", import: "Import", assistant: "Assistant" },
  post: {
    missing_field: "A required field was missing", invalid_field: "A field was not valid", auth_failed: "The key was not known", source_paused: "The source is paused", duplicate: "This person was already known",
    suppressed: "This person asked not to be contacted", consent_missing: "No consent came along", consent_invalid: "The consent was not valid", fraud_suspected: "It looked like fraud", no_buyer: "No campaign wanted it",
    below_reserve: "Bids were below the reserve", cap_reached: "The source's daily cap was reached", ping_expired: "The offer had expired", ping_mismatch: "It differed from what was offered", rate_limited: "Too many posts at once", internal_error: "Something broke on our side",
  },
  buy: {
    criteria_not_met: "Criteria not met", outside_hours: "Outside its hours", cap_reached: "Cap reached", budget_exhausted: "Budget used up", insufficient_funds: "Wallet too low", not_licensed: "Not licensed there", source_blocked: "Blocks the source",
    already_owned: "Had this person already", consent_scope: "Consent does not cover it", outbid: "Outbid", buyer_rejected: "Buyer refused", buyer_timeout: "Buyer did not answer", below_reserve: "Below the reserve", won: "Won",
  },
  criteria: {
    side: "side", property_type: "property type", state: "state", county_fips: "county", city: "city", zip_code: "ZIP", timing: "timing", finance_status: "financing", agent_status: "agent", tier: "tier", consent_channel: "consent", verification: "verification", price_cents: "price", beds: "bedrooms", baths_quarters: "bathrooms",
    living_area_sqft: "living area", age_minutes: "how long ago the person asked", score: "score", engagement: "engagement score", intent: "intent score", financial: "financial score", radius: "distance",
  },
  notMet: (field: string) => `Not met: ${field}`,
  beds: (count: number) => `${count} bd`, baths: (count: string) => `${count} ba`, sqft: (count: string) => `${count} sq ft`, placeUnknown: "Place not known",
}, {
  side: { buyer: "Comprador", seller: "Vendedor", buyer_and_seller: "Comprador y vendedor", renter: "Inquilino", investor_seller: "Inversor que vende", unknown: "Lado desconocido" },
  property: {
    single_family: "Casa unifamiliar", condo: "Condominio", townhouse: "Casa adosada", multi_2_4: "2–4 unidades", multi_5_plus: "5 unidades o más", manufactured: "Prefabricada", co_op: "Cooperativa", land: "Terreno",
    farm_ranch: "Granja o rancho", commercial: "Comercial", other: "Otra propiedad", unknown: "Tipo no indicado",
  },
  timing: { asap_0_30d: "En 30 días", m1_3: "1–3 meses", m3_6: "3–6 meses", m6_12: "6–12 meses", m12_plus: "Más de un año", browsing: "Solo mira", unknown: "Plazo no indicado" },
  finance: { cash: "Al contado", pre_approved: "Preaprobado", pre_qualified: "Precalificado", talking_to_lender: "Habla con un prestamista", not_started: "Sin empezar", not_applicable: "No hace falta", unknown: "No indicado" },
  agent: { none: "Sin agente", working_informally: "Habla con un agente", signed_agreement: "Firmó con un agente", unknown: "No indicado" },
  motivation: {
    relocation: "Traslado", upsizing: "Necesita más espacio", downsizing: "Necesita menos espacio", investment: "Inversión", inherited_probate: "Herencia", foreclosure_risk: "Riesgo de ejecución", divorce: "Divorcio", repairs: "Necesita reparaciones",
    vacant: "Vacía", tired_landlord: "Cansado de alquilar", other: "Otro", undisclosed: "No revelado", unknown: "No indicado",
  },
  tier: { hot: "Caliente", nurture: "Por cultivar", cold: "Frío" },
  status: { draft: "Borrador", quarantined: "En revisión", rejected: "Rechazado", available: "Disponible", sold: "Vendido", expired: "Vencido", withdrawn: "Retirado", erased: "Borrado" },
  mode: { exclusive: "Exclusivo", shared: "Compartido" },
  saleStatus: { sold: "Vendido", returned: "Devuelto" },
  channel: { call: "Llamada", text: "Mensaje", email: "Correo" },
  verification: { certificate: "Certificado de consentimiento (TrustedForm o Jornaya)" },
  earning: { pending: "Pendiente", payable: "Por pagar", paid: "Pagada", reversed: "Revertida" },
  routing: { best_price: "Mejor precio", priority: "Prioridad", weighted: "Por peso", round_robin: "Por turno" },
  routingAbout: {
    best_price: "La opción que más aporta: la mejor oferta exclusiva, o las mejores compartidas juntas.", priority: "La campaña con el número de prioridad más bajo que oferte, ofrezcan lo que ofrezcan las demás. Paga su oferta.",
    weighted: "Los compradores se turnan según su peso: primero el que va más atrasado en su parte del día. Paga su oferta.", round_robin: "Los compradores se turnan: primero el que menos contactos lleva hoy. Paga su oferta.",
  },
  kind: { api: "API", form: "Formulario", chat: "Chat", import: "Importación", assistant: "Asistente" },
  post: {
    missing_field: "Faltaba un campo obligatorio", invalid_field: "Un campo no era válido", auth_failed: "La clave no se conoce", source_paused: "La fuente está en pausa", duplicate: "Esta persona ya se conocía",
    suppressed: "Esta persona pidió no ser contactada", consent_missing: "No vino el consentimiento", consent_invalid: "El consentimiento no era válido", fraud_suspected: "Parecía un fraude", no_buyer: "Ninguna campaña lo quiso",
    below_reserve: "Las ofertas no llegaron a la reserva", cap_reached: "Se alcanzó el tope diario de la fuente", ping_expired: "La oferta había vencido", ping_mismatch: "Difería de lo ofrecido", rate_limited: "Demasiados envíos a la vez", internal_error: "Algo falló de nuestro lado",
  },
  buy: {
    criteria_not_met: "No cumple los criterios", outside_hours: "Fuera de horario", cap_reached: "Tope alcanzado", budget_exhausted: "Presupuesto agotado", insufficient_funds: "Billetera insuficiente", not_licensed: "Sin licencia allí", source_blocked: "Bloquea la fuente",
    already_owned: "Ya tenía a esta persona", consent_scope: "El consentimiento no lo cubre", outbid: "Superada por otra oferta", buyer_rejected: "El comprador lo rechazó", buyer_timeout: "El comprador no respondió", below_reserve: "Bajo la reserva", won: "Ganó",
  },
  criteria: {
    side: "lado", property_type: "tipo de propiedad", state: "estado", county_fips: "condado", city: "ciudad", zip_code: "código postal", timing: "plazo", finance_status: "financiación", agent_status: "agente", tier: "nivel", consent_channel: "consentimiento", verification: "verificación", price_cents: "precio", beds: "habitaciones", baths_quarters: "baños",
    living_area_sqft: "superficie", age_minutes: "cuánto hace que la persona lo pidió", score: "puntuación", engagement: "puntuación de interés", intent: "puntuación de intención", financial: "puntuación financiera", radius: "distancia",
  },
  notMet: (field) => `No cumple: ${field}`,
  beds: (count) => `${count} hab.`, baths: (count) => `${count} baños`, sqft: (count) => `${count} pies²`, placeUnknown: "Lugar desconocido",
});

export type LeadWords = (typeof LEAD_WORDS)["en"] | (typeof LEAD_WORDS)["es"];
