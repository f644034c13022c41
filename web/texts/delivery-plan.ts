// Holds the texts of the plans that say which leads go where: the account's, and a campaign's own.
import { defineTexts, plural } from "../lib/text/text.ts";

export const DELIVERY_PLAN_TEXTS = defineTexts(
  {
    plan: "Where leads go",
    planAbout:
      "Each route gets every lead. Within a route the first destination gets it; the next gets it, too, where the one before fails for too long.",
    planOthers: "For all campaigns without a plan of their own, and for leads bought by hand.",
    planEmpty: "No route: leads stay in the app.",
    planNoDestinations: "Add a destination first.",
    planAllTaken: "Every destination stands in the plan already, each once.",
    route: (row: number) => `Route ${row}`,
    first: "First",
    afterThat: (minutes: number) =>
      minutes === 0
        ? "then, as soon as it fails"
        : `then, after ${minutes} ${plural(minutes, "minute", "minutes")} of failing`,
    destinationAt: (place: number, route: number) =>
      place === 0 ? `First of route ${route}` : `Fallback ${place} of route ${route}`,
    addRoute: "Add a route",
    addFallback: (route: number) => `Add a fallback to route ${route}`,
    addFallbackShort: "Add a fallback",
    savePlan: "Save the plan",
    planSaved: "The plan holds for leads bought from now on.",
    unsaved: "Not saved yet.",
    unknownDestination: "A destination that is gone",
    pausedMark: (name: string, status: string) => `${name} (${status.toLowerCase()})`,
    campaign: {
      title: "Where its leads go",
      asOthers: "As all others",
      own: "A plan of its own",
      choice: "Plan",
      goesTo: "The account’s plan says",
      change: "Change the account’s plan",
    },
  },
  {
    plan: "A dónde van los contactos",
    planAbout:
      "Cada ruta recibe todos los contactos. En una ruta lo recibe el primer destino; el siguiente también, si el anterior falla demasiado tiempo.",
    planOthers: "Para las campañas sin plan propio y los contactos comprados a mano.",
    planEmpty: "Sin rutas: los contactos se quedan en la aplicación.",
    planNoDestinations: "Añada antes un destino.",
    planAllTaken: "Todos los destinos están ya en el plan, cada uno una vez.",
    route: (row) => `Ruta ${row}`,
    first: "Primero",
    afterThat: (minutes) =>
      minutes === 0
        ? "luego, en cuanto falle"
        : `luego, tras ${minutes} ${plural(minutes, "minuto", "minutos")} de fallos`,
    destinationAt: (place, route) =>
      place === 0 ? `Primero de la ruta ${route}` : `Alternativa ${place} de la ruta ${route}`,
    addRoute: "Añadir una ruta",
    addFallback: (route) => `Añadir una alternativa a la ruta ${route}`,
    addFallbackShort: "Añadir una alternativa",
    savePlan: "Guardar el plan",
    planSaved: "El plan vale para los contactos comprados desde ahora.",
    unsaved: "Aún sin guardar.",
    unknownDestination: "Un destino que ya no existe",
    pausedMark: (name, status) => `${name} (${status.toLowerCase()})`,
    campaign: {
      title: "A dónde van sus contactos",
      asOthers: "Como las demás",
      own: "Un plan propio",
      choice: "Plan",
      goesTo: "El plan de la cuenta dice",
      change: "Cambiar el plan de la cuenta",
    },
  },
);
