// Holds the texts of delivery plans: the account's, and a campaign's own.
import { plural } from "../../plural.ts";
import type { DeliveryPlanTexts } from "../../en/parts/delivery-plan.ts";

export const deliveryPlanTexts: DeliveryPlanTexts = {
  plan: "Plan de entrega",
  planAbout:
    "Cada ruta recibe todos los prospectos. En una ruta lo recibe el primer destino. Si este falla demasiado tiempo, también lo recibe el siguiente.",
  planOthers: "Para las campañas sin plan propio y los prospectos comprados manualmente.",
  planEmpty: "Sin rutas: los prospectos se quedan en la aplicación.",
  planNoDestinations: "Agregue primero un destino.",
  planAllTaken: "Todos los destinos ya están en el plan.",
  route: (row) => `Ruta ${row}`,
  first: "Primero",
  afterThat: (minutes) =>
    minutes === 0
      ? "luego, en cuanto falle"
      : `luego, tras ${minutes} ${plural(minutes, "minuto", "minutos")} de fallos`,
  destinationAt: (place, route) =>
    place === 0 ? `Primero de la ruta ${route}` : `Alternativa ${place} de la ruta ${route}`,
  addRoute: "Agregar ruta",
  addFallback: (route) => `Agregar alternativa a la ruta ${route}`,
  addFallbackShort: "Agregar alternativa",
  savePlan: "Guardar plan",
  planSaved: "Plan guardado. Se aplica a las compras nuevas.",
  unsaved: "Aún sin guardar.",
  unknownDestination: "Destino eliminado",
  pausedMark: (name, status) => `${name} (${status.toLowerCase()})`,
  campaign: {
    title: "Plan de entrega",
    asOthers: "Plan de la cuenta",
    own: "Plan propio",
    choice: "Plan",
    goesTo: "Plan de la cuenta",
    change: "Abrir plan de la cuenta",
  },
};
