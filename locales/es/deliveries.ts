// Texts of destinations for purchased leads, of delivery plans, and of deliveries.
import { OLD_SECRET_HOURS, CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import { plural } from "../plural.ts";
import { deliveryPlanTexts } from "./parts/delivery-plan.ts";
import { destinationFieldTexts } from "./parts/destination-fields.ts";
import { destinationProblemTexts } from "./parts/destination-problems.ts";
import type { DeliveryTexts } from "../en/deliveries.ts";

export const deliveryTexts: DeliveryTexts = {
  about:
    "A dónde se entregan los contactos que compra, además de esta aplicación: su CRM, sus teléfonos, su correo. Un contacto que no llega se intenta diez veces en tres días y mientras tanto puede ir a otro sitio.",
  list: "Destinos",
  none: "Aún no hay destinos. Añada el primero e inclúyalo abajo en el plan.",
  add: "Añadir un destino",
  back: "Todos los destinos",
  gone: "Ese destino ya no existe.",
  kinds: {
    webhook: "Webhook",
    http: "Su propio formato",
    email: "Correo",
    follow_up_boss: "Follow Up Boss",
    sms: "Mensaje de texto",
  },
  kindHints: {
    webhook: "Una llamada firmada con el contacto entero",
    http: "Cualquier sistema, con sus palabras",
    email: "Hasta cinco direcciones",
    follow_up_boss: "Con su clave de API",
    sms: "Por su propia pasarela",
  },
  fresh: (kind) => `Destino nuevo: ${kind}`,
  make: "Añadirlo",
  save: "Guardar",
  saved: "El destino ha cambiado.",
  edit: "Cambiar",
  madeNext: "Ya está. Envíe una muestra e inclúyalo en un plan: desde entonces recibe contactos.",
  notUsed: "En ningún plan: no recibe contactos.",
  toPlan: "Al plan",
  removeAsk: "¿Eliminar este destino?",
  removeText:
    "Sale de todos los planes, no se envía nada más y su registro desaparece. Los contactos siguen siendo suyos en la aplicación.",
  removed: "El destino se ha eliminado.",
  ...destinationFieldTexts,
  sample: "Muestra",
  sampleAbout: "Lo que se enviaría de un contacto que no es nadie.",
  sampleWaits: "Complete lo que falta: la muestra aparece entonces sola.",
  sampleHeaders: "Cabeceras",
  sampleBody: "Contenido",
  sampleEmpty: "Nada",
  test: "Enviar una muestra",
  testAbout:
    "Un contacto que no es nadie, una vez y enseguida. Aquí no se guarda nada; el otro lado puede guardar su copia.",
  secret: "Secreto de firma",
  secretAbout:
    "Cada llamada se firma con él, según Standard Webhooks, para que su sistema sepa que viene de aquí.",
  showSecret: "Crear un secreto nuevo",
  secretOnce: "Cópielo ahora: solo se muestra esta vez.",
  secretBefore: `El anterior firma junto al nuevo durante ${OLD_SECRET_HOURS} horas.`,
  log: "Entregas",
  logAbout: `Las más recientes primero. Lo terminado se guarda ${CALLS_KEPT_DAYS} días.`,
  noLog: "Aún no se entregó ningún contacto.",
  openLead: "Abrir el contacto",
  place: (place) => (place === 0 ? "Primero" : `Alternativa ${place}`),
  resend: "Enviar contactos de nuevo",
  resendAbout:
    "Para un sistema que estuvo caído o se vació. Los ids no cambian, así que no duplica nada de lo que recuerda.",
  since: "Comprados desde",
  sinceMissing: "Indique el día.",
  what: "Qué",
  whatFailed: "Solo lo abandonado",
  whatAll: "Todo",
  resendSend: "Enviar de nuevo",
  resent: (count, written) =>
    plural(count, "1 contacto está en camino.", `${written} contactos están en camino.`),
  resentNone: "No hay nada que enviar de nuevo.",
  reasons: {
    lead_flow_archived:
      "Follow Up Boss lo recibió sin crear a nadie: allí está archivado el flujo de esta fuente. Reactívelo y envíelo de nuevo.",
    wrong_key: "El otro lado no conoce la clave (401 o 403). Dé una nueva al destino.",
    unwanted_answer: "El otro lado respondió, pero no con las palabras acordadas.",
    gone: "El otro lado dice que ya no quiere llamadas (410).",
    failed_answer: "El otro lado respondió con un error.",
    no_answer: "El otro lado no respondió.",
    returned: "El contacto se devolvió, así que ya no se entrega.",
    erased: "Los datos de la persona se borraron, así que no hay nada que entregar.",
    no_mail_server: "Esta red no envía correos. Pregunte al operador o elija otro tipo.",
  },
  ...deliveryPlanTexts,
  lead: { title: "Entregado a", arrived: (time) => `Llegó ${time}` },
  problems: destinationProblemTexts,
};
