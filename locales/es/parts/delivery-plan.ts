// Holds the texts of delivery plans: the account's, and a campaign's own.
import { plural } from "../../plural.ts";
import type { DeliveryPlanTexts } from "../../en/parts/delivery-plan.ts";

export const deliveryPlanTexts: DeliveryPlanTexts = {
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
};
