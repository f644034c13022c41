// Texts of the form that makes a campaign or changes one.
import { defineTexts } from "../lib/text/text.ts";

export const CAMPAIGN_FORM_TEXTS = defineTexts({
  newTitle: "New campaign", newAbout: "It buys as soon as it is created; you can pause it at any time.", edit: (name: string) => `Edit ${name}`, copyOf: (name: string) => `${name} (copy)`, create: "Create campaign", save: "Save changes", cancel: "Cancel", made: (name: string) => `${name} is created and buys from now on.`,
  saved: (name: string) => `${name} is saved. It holds from the next lead on.`, unchanged: "Nothing is changed yet.", sourceGone: "The campaign to copy is gone, or it is not yours. You can start with an empty one.",
  basics: "Name and bids", name: "Name", nameHint: "Only you and the operator see it.", exclusive: "Exclusive bid, $", exclusiveHint: "For a lead that nobody else gets.", shared: "Shared bid, $", sharedHint: "For one shared slot. At least one of the two bids is needed.",
  criteria: "Which leads", criteriaHint: "Whatever you leave empty or unticked means any.", lists: { side: "Side", property_type: "Property", tier: "Tier", timing: "Timing" }, states: "States", statesHint: "Two letters each, with commas: CA, NV.", zips: "ZIP codes", zipsHint: "Five digits each, with commas or lines between. Empty is everywhere.",
  minScore: "Lowest score, of 100", priceMin: "Price from, $", priceMax: "Price to, $", kept: "These rules stay as they are", keptHint: "The form has no controls for them. They hold together with what you choose above.",
  limits: "Caps and budget", limitsHint: "Empty is no limit. Windows begin by the clock below; a week on Monday.", window: "Window", units: { leads: "Leads", cents: "Money, $" }, windows: { hour: "An hour", day: "A day", week: "A week", month: "A month", total: "In all" }, limitOf: (unit: string, window: string) => `${unit}: ${window}`,
  schedule: "When it buys", pacing: "Pacing", pacings: { asap: "As leads come", even: "Evenly over the day" }, pacingHint: "“Evenly” spreads the day's caps over its open hours.", zone: "Clock", always: "At all hours", days: "Days and hours", from: "From", until: "Until", fromOf: (day: string) => `${day}, from`, untilOf: (day: string) => `${day}, until`,
  hoursKept: "It has several spans on a day. They stay as they are:", replaceHours: "Set one span a day instead", midnight: "Until 12:00 AM (00:00) means until midnight.", others: "Other terms", othersHint: "They stay as they are.",
  problems: {
    name: "Give it a name.", bid: "Give at least one bid.", number: "Type an amount above 0.", whole: "Type a whole number above 0.", state: (word: string) => `${word} is not a state: use two letters, such as CA.`, zip: (word: string) => `${word} is not a ZIP: use five digits.`, score: "Type a score from 0 to 100.",
    price: "The upper end is below the lower one.", hours: "The end must be after the beginning.", noDay: "Choose at least one day.", see: "Some fields need another look. They say what to change.",
  },
}, {
  newTitle: "Campaña nueva", newAbout: "Compra en cuanto se crea; puede pausarla en cualquier momento.", edit: (name) => `Editar ${name}`, copyOf: (name) => `${name} (copia)`, create: "Crear campaña", save: "Guardar cambios", cancel: "Cancelar", made: (name) => `${name} está creada y compra desde ahora.`,
  saved: (name) => `${name} está guardada. Vale desde el próximo contacto.`, unchanged: "Aún no hay cambios.", sourceGone: "La campaña que quería copiar ya no existe o no es suya. Puede empezar con una vacía.",
  basics: "Nombre y ofertas", name: "Nombre", nameHint: "Solo lo ven usted y el operador.", exclusive: "Oferta exclusiva, $", exclusiveHint: "Por un contacto que nadie más recibe.", shared: "Oferta compartida, $", sharedHint: "Por un lugar compartido. Hace falta al menos una de las dos ofertas.",
  criteria: "Qué contactos", criteriaHint: "Lo que deje vacío o sin marcar significa cualquiera.", lists: { side: "Lado", property_type: "Propiedad", tier: "Nivel", timing: "Plazo" }, states: "Estados", statesHint: "Dos letras cada uno, con comas: CA, NV.", zips: "Códigos postales", zipsHint: "Cinco dígitos cada uno, separados por comas o líneas. Vacío es en todas partes.",
  minScore: "Puntuación mínima, de 100", priceMin: "Precio desde, $", priceMax: "Precio hasta, $", kept: "Estas reglas quedan como están", keptHint: "El formulario no tiene controles para ellas. Valen junto con lo que elija arriba.",
  limits: "Topes y presupuesto", limitsHint: "Vacío es sin límite. Los plazos empiezan según el reloj de abajo; la semana, el lunes.", window: "Plazo", units: { leads: "Contactos", cents: "Dinero, $" }, windows: { hour: "Por hora", day: "Por día", week: "Por semana", month: "Por mes", total: "En total" }, limitOf: (unit, window) => `${unit}: ${window}`,
  schedule: "Cuándo compra", pacing: "Ritmo", pacings: { asap: "Según llegan los contactos", even: "Repartido durante el día" }, pacingHint: "«Repartido» distribuye los topes del día entre sus horas abiertas.", zone: "Reloj", always: "A todas horas", days: "Días y horas", from: "Desde", until: "Hasta", fromOf: (day) => `${day}, desde`, untilOf: (day) => `${day}, hasta`,
  hoursKept: "Tiene varios tramos en un día. Quedan como están:", replaceHours: "Poner un tramo por día", midnight: "Hasta las 12:00 a. m. (00:00) significa hasta la medianoche.", others: "Otras condiciones", othersHint: "Quedan como están.",
  problems: {
    name: "Póngale un nombre.", bid: "Indique al menos una oferta.", number: "Escriba un importe mayor que 0.", whole: "Escriba un número entero mayor que 0.", state: (word) => `${word} no es un estado: use dos letras, como CA.`, zip: (word) => `${word} no es un código postal: use cinco dígitos.`, score: "Escriba una puntuación de 0 a 100.",
    price: "El extremo superior está por debajo del inferior.", hours: "El fin debe ser posterior al comienzo.", noDay: "Elija al menos un día.", see: "Algunos campos necesitan otra revisión. Dicen qué cambiar.",
  },
});

export type CampaignFormTexts = (typeof CAMPAIGN_FORM_TEXTS)["en"] | (typeof CAMPAIGN_FORM_TEXTS)["es"];
