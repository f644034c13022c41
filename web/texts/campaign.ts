// Texts of one campaign's page: what is done with it, its figures, its terms, and its criteria as sentences.
import { defineTexts, plural } from "../lib/text/text.ts";

export const CAMPAIGN_PAGE_TEXTS = defineTexts({
  campaign: "Campaign", back: "All campaigns", onlyAdvertisers: "Only advertisers create campaigns.",
  edit: "Edit", duplicate: "Duplicate", archive: "Archive", archived: (name: string) => `${name} is archived.`, isArchived: "It is archived: duplicate it to buy on the same terms.",
  askArchive: { title: "Archive this campaign?", text: "It buys nothing any more and cannot be resumed. Its leads and figures stay." },
  askResume: { title: "Resume this campaign?", text: (owner: string) => `${owner} buys with it again from the next lead on.` },
  figures: {
    title: "Figures of the period", bought: "Leads bought", spend: "Spend", average: "Cost per lead", returned: "Returned", before: (value: string) => `before ${value}`,
    latest: "Latest leads", lead: "Lead", price: "Price", when: "When", status: "Status", statuses: { sold: "Bought", returned: "Returned" }, noLeads: "It has bought nothing yet.", noLeadsActive: "It has bought nothing yet. A higher bid or wider criteria bring more leads.",
    unknown: "Lead",
  },
  caps: {
    title: "Against caps and budget", none: "No cap and no budget: it buys as long as the wallet has money.", full: "Used up: it buys again when the window begins anew.", fullForGood: "Used up: raise it to buy again.",
    window: { hour: "this hour", day: "today", week: "this week", month: "this month", total: "in all" }, leads: (used: string, cap: string, window: string) => `${used} of ${cap} leads ${window}`, money: (used: string, cap: string, window: string) => `${used} of ${cap} ${window}`,
    clock: (zone: string) => `A day, a week (from Monday) and a month begin by the clock of ${zone}.`,
  },
  terms: {
    title: "Terms", exclusive: "Exclusive bid", shared: "Shared bid", noBid: "No bid", perSlot: (amount: string) => `${amount} a slot`, adjustments: "Adjusted", adjust: (what: string, by: string) => `${what}: ${by}`, caps: "Caps", budget: "Budget", none: "None", perSource: "For each source",
    leads: (count: number, written: string, window: string) => `${plural(count, "1 lead", `${written} leads`)} ${window}`, money: (amount: string, window: string) => `${amount} ${window}`, every: { hour: "an hour", day: "a day", week: "a week", month: "a month", total: "in all" },
    pacing: "Pacing", pacings: { asap: "As leads come", even: "Evenly over the day" }, schedule: "Buys", always: "At all hours", midnight: "midnight", zone: "By the clock of", span: (days: string, from: string, until: string) => `${days}, ${from} to ${until}`, daysTo: (first: string, last: string) => `${first} to ${last}`,
    delivery: "Delivery", inApp: "In the app, the moment it is bought", channels: "Contact by", blocked: "Blocked sources", since: "Created", changed: "Last change",
  },
  weekday: { 0: "Monday", 1: "Tuesday", 2: "Wednesday", 3: "Thursday", 4: "Friday", 5: "Saturday", 6: "Sunday" },
  rules: {
    title: "Which leads it buys", everything: "Every lead.", nothing: "No lead: it asks for one of several rules and names none.", all: "All of these hold:", any: "At least one of these holds:", none: "None of these holds:", notAll: "These do not all hold:",
    is: (subject: string, values: string) => `${subject} is ${values}.`, isNot: (subject: string, values: string) => `${subject} is not ${values}.`, notOneOf: (subject: string, values: string) => `${subject} is none of these: ${values}.`, oneOf: (subject: string, count: string) => `${subject} is one of ${count}.`, noneOf: (subject: string, count: string) => `${subject} is none of ${count}.`,
    least: (subject: string, bound: string) => `${subject} is at least ${bound}.`, most: (subject: string, bound: string) => `${subject} is at most ${bound}.`, between: (subject: string, low: string, high: string) => `${subject} is between ${low} and ${high}.`,
    less: (subject: string, bound: string) => `${subject} is less than ${bound}.`, more: (subject: string, bound: string) => `${subject} is more than ${bound}.`, outside: (subject: string, low: string, high: string) => `${subject} is not between ${low} and ${high}.`,
    covers: (channels: string) => `The consent covers ${channels}.`, coversNot: (channels: string) => `The consent does not cover ${channels}.`, verified: (by: string) => `It is verified by ${by}.`, verifiedNot: (by: string) => `It is not verified by ${by}.`, within: (miles: string, zip: string) => `It is within ${miles} miles of ZIP ${zip}.`, beyond: (miles: string, zip: string) => `It is more than ${miles} miles from ZIP ${zip}.`,
    other: (text: string) => `A rule that this page has no words for: ${text}`, showAll: "Show all of them", ofHundred: (points: string) => `${points} of 100`,
    asked: {
      minutes: (count: number, written: string) => plural(count, "1 minute", `${written} minutes`),
      least: (age: string) => `The person asked at least ${age} ago.`, most: (age: string) => `The person asked at most ${age} ago.`, between: (from: string, to: string) => `The person asked between ${from} and ${to} ago.`,
      less: (age: string) => `The person asked less than ${age} ago.`, more: (age: string) => `The person asked more than ${age} ago.`, outside: (from: string, to: string) => `The person did not ask between ${from} and ${to} ago.`,
    },
    subjects: {
      side: "The side", property_type: "The property type", state: "The state", county_fips: "The county", city: "The city", zip_code: "The ZIP", timing: "The timing", finance_status: "The financing", agent_status: "The agent status", tier: "The tier", consent_channel: "The consent",
      price_cents: "The price", beds: "The number of bedrooms", baths_quarters: "The number of bathrooms", living_area_sqft: "The living area", score: "The score", engagement: "The engagement score", intent: "The intent score", financial: "The financial score",
    },
  },
}, {
  campaign: "Campaña", back: "Todas las campañas", onlyAdvertisers: "Solo los anunciantes crean campañas.",
  edit: "Editar", duplicate: "Duplicar", archive: "Archivar", archived: (name) => `${name} está archivada.`, isArchived: "Está archivada: duplíquela para comprar en las mismas condiciones.",
  askArchive: { title: "¿Archivar esta campaña?", text: "Ya no compra nada y no se puede reanudar. Sus contactos y cifras permanecen." },
  askResume: { title: "¿Reanudar esta campaña?", text: (owner) => `${owner} vuelve a comprar con ella desde el próximo contacto.` },
  figures: {
    title: "Cifras del período", bought: "Contactos comprados", spend: "Gasto", average: "Costo por contacto", returned: "Devueltos", before: (value) => `antes ${value}`,
    latest: "Últimos contactos", lead: "Contacto", price: "Precio", when: "Cuándo", status: "Estado", statuses: { sold: "Comprado", returned: "Devuelto" }, noLeads: "Aún no ha comprado nada.", noLeadsActive: "Aún no ha comprado nada. Una oferta mayor o criterios más amplios traen más contactos.",
    unknown: "Contacto",
  },
  caps: {
    title: "Frente a topes y presupuesto", none: "Sin tope ni presupuesto: compra mientras haya saldo en la billetera.", full: "Agotado: vuelve a comprar cuando empiece el nuevo plazo.", fullForGood: "Agotado: auméntelo para volver a comprar.",
    window: { hour: "esta hora", day: "hoy", week: "esta semana", month: "este mes", total: "en total" }, leads: (used, cap, window) => `${used} de ${cap} contactos ${window}`, money: (used, cap, window) => `${used} de ${cap} ${window}`,
    clock: (zone) => `El día, la semana (desde el lunes) y el mes empiezan según el reloj de ${zone}.`,
  },
  terms: {
    title: "Condiciones", exclusive: "Oferta exclusiva", shared: "Oferta compartida", noBid: "Sin oferta", perSlot: (amount) => `${amount} por lugar`, adjustments: "Ajustes", adjust: (what, by) => `${what}: ${by}`, caps: "Topes", budget: "Presupuesto", none: "Ninguno", perSource: "Por cada fuente",
    leads: (count, written, window) => `${plural(count, "1 contacto", `${written} contactos`)} ${window}`, money: (amount, window) => `${amount} ${window}`, every: { hour: "por hora", day: "por día", week: "por semana", month: "por mes", total: "en total" },
    pacing: "Ritmo", pacings: { asap: "Según llegan los contactos", even: "Repartido durante el día" }, schedule: "Compra", always: "A todas horas", midnight: "medianoche", zone: "Según el reloj de", span: (days, from, until) => `${days}, de ${from} a ${until}`, daysTo: (first, last) => `${first} a ${last}`,
    delivery: "Entrega", inApp: "En la aplicación, en el momento de la compra", channels: "Contacto por", blocked: "Fuentes bloqueadas", since: "Creada", changed: "Último cambio",
  },
  weekday: { 0: "lunes", 1: "martes", 2: "miércoles", 3: "jueves", 4: "viernes", 5: "sábado", 6: "domingo" },
  rules: {
    title: "Qué contactos compra", everything: "Todos los contactos.", nothing: "Ningún contacto: pide una entre varias reglas y no nombra ninguna.", all: "Se cumplen todas estas:", any: "Se cumple al menos una de estas:", none: "No se cumple ninguna de estas:", notAll: "No se cumplen todas estas:",
    is: (subject, values) => `${subject} es ${values}.`, isNot: (subject, values) => `${subject} no es ${values}.`, notOneOf: (subject, values) => `${subject} no es ninguno de estos: ${values}.`, oneOf: (subject, count) => `${subject} es uno de ${count}.`, noneOf: (subject, count) => `${subject} no es ninguno de ${count}.`,
    least: (subject, bound) => `${subject} es al menos ${bound}.`, most: (subject, bound) => `${subject} es como máximo ${bound}.`, between: (subject, low, high) => `${subject} está entre ${low} y ${high}.`,
    less: (subject, bound) => `${subject} es menos de ${bound}.`, more: (subject, bound) => `${subject} es más de ${bound}.`, outside: (subject, low, high) => `${subject} no está entre ${low} y ${high}.`,
    covers: (channels) => `El consentimiento cubre ${channels}.`, coversNot: (channels) => `El consentimiento no cubre ${channels}.`, verified: (by) => `Está verificado por ${by}.`, verifiedNot: (by) => `No está verificado por ${by}.`, within: (miles, zip) => `Está a ${miles} millas o menos del código postal ${zip}.`, beyond: (miles, zip) => `Está a más de ${miles} millas del código postal ${zip}.`,
    other: (text) => `Una regla para la que esta página no tiene palabras: ${text}`, showAll: "Ver todos", ofHundred: (points) => `${points} de 100`,
    asked: {
      minutes: (count, written) => plural(count, "1 minuto", `${written} minutos`),
      least: (age) => `La persona lo pidió hace al menos ${age}.`, most: (age) => `La persona lo pidió hace como máximo ${age}.`, between: (from, to) => `La persona lo pidió hace entre ${from} y ${to}.`,
      less: (age) => `La persona lo pidió hace menos de ${age}.`, more: (age) => `La persona lo pidió hace más de ${age}.`, outside: (from, to) => `La persona no lo pidió hace entre ${from} y ${to}.`,
    },
    subjects: {
      side: "El lado", property_type: "El tipo de propiedad", state: "El estado", county_fips: "El condado", city: "La ciudad", zip_code: "El código postal", timing: "El plazo", finance_status: "La financiación", agent_status: "La situación con agentes", tier: "El nivel", consent_channel: "El consentimiento",
      price_cents: "El precio", beds: "El número de habitaciones", baths_quarters: "El número de baños", living_area_sqft: "La superficie habitable", score: "La puntuación", engagement: "La puntuación de interés", intent: "La puntuación de intención", financial: "La puntuación financiera",
    },
  },
});

export type CampaignPageTexts = (typeof CAMPAIGN_PAGE_TEXTS)["en"] | (typeof CAMPAIGN_PAGE_TEXTS)["es"];
