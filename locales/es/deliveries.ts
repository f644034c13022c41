// Texts of destinations for purchased leads, of delivery plans, and of deliveries.
import { OLD_SECRET_HOURS } from "../../domain/attempts/attempt.ts";
import { plural } from "../plural.ts";
import { deliveryPlanTexts } from "./parts/delivery-plan.ts";
import { destinationFieldTexts } from "./parts/destination-fields.ts";
import { destinationProblemTexts } from "./parts/destination-problems.ts";
import type { DeliveryTexts } from "../en/deliveries.ts";

export const deliveryTexts: DeliveryTexts = {
  about:
    "Envíe los prospectos comprados a su CRM, correo o teléfono. Una entrega que falla se intenta 10 veces en tres días, y entretanto el prospecto puede ir a una alternativa.",
  list: "Destinos",
  none: "Aún no hay destinos. Agregue uno e inclúyalo abajo en el plan.",
  add: "Agregar destino",
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
    webhook: "Una llamada firmada con el prospecto completo",
    http: "Cualquier sistema, en su propio formato",
    email: "Hasta cinco direcciones",
    follow_up_boss: "Con su clave de API",
    sms: "Por su propia pasarela",
  },
  fresh: (kind) => `Destino nuevo: ${kind}`,
  make: "Agregar destino",
  save: "Guardar",
  saved: "Destino guardado.",
  edit: "Editar",
  madeNext:
    "Destino agregado. Envíe un prospecto de prueba. Luego inclúyalo en un plan para recibir prospectos.",
  notUsed: "No está en ningún plan, así que no recibe prospectos.",
  toPlan: "Ir al plan",
  removeAsk: "¿Eliminar este destino?",
  removeText:
    "Se quita de todos los planes, no recibe más prospectos y su registro se elimina. Sus prospectos siguen en la aplicación.",
  removed: "Destino eliminado.",
  ...destinationFieldTexts,
  sample: "Muestra",
  sampleAbout: "Vista previa con datos de ejemplo",
  sampleWaits: "Complete los campos que faltan para ver la muestra.",
  sampleHeaders: "Encabezados",
  sampleBody: "Contenido",
  sampleEmpty: "Nada",
  test: "Enviar prospecto de prueba",
  testAbout:
    "Envía ahora un prospecto inventado. No se guarda aquí; el sistema que lo recibe puede guardarlo.",
  secret: "Secreto de firma",
  secretAbout:
    "Firma cada llamada según Standard Webhooks, para que su sistema sepa que viene de aquí.",
  showSecret: "Crear secreto nuevo",
  secretOnce: "Cópielo ahora; no lo verá de nuevo.",
  secretBefore: `Después de crear un secreto nuevo, el anterior también firma durante ${OLD_SECRET_HOURS} horas.`,
  log: "Entregas",
  logAbout: (days) =>
    `Las más recientes primero. Las entregas terminadas se conservan ${days} días.`,
  noLog: "Aún no se entregaron prospectos.",
  openLead: "Abrir el prospecto",
  place: (place) => (place === 0 ? "Primero" : `Alternativa ${place}`),
  resend: "Enviar prospectos de nuevo",
  resendAbout:
    "Para un sistema que estuvo caído o se borró. Los ID no cambian, así que su sistema puede omitir duplicados.",
  since: "Comprados desde",
  sinceMissing: "Indique el día.",
  what: "Qué",
  whatFailed: "Solo los fallidos",
  whatAll: "Todo",
  resendSend: "Enviar de nuevo",
  resent: (count, written) =>
    plural(count, "Se envía de nuevo 1 prospecto.", `Se envían de nuevo ${written} prospectos.`),
  resentNone: "No hay nada que enviar de nuevo.",
  reasons: {
    lead_flow_archived:
      "Follow Up Boss lo aceptó pero no creó a la persona: el flujo de esta fuente está archivado. Reactívelo allí y envíe el prospecto de nuevo.",
    wrong_key: "El servidor rechazó la clave (401 o 403). Indique una nueva.",
    unwanted_answer: "La respuesta no contenía el texto esperado.",
    gone: "El servidor respondió 410 (ya no existe).",
    failed_answer: "El servidor respondió con un error.",
    no_answer: "El servidor no respondió.",
    returned: "El prospecto se devolvió, así que ya no se entrega.",
    erased: "El contacto se borró, así que no hay nada que entregar.",
    no_mail_server: "Esta red no envía correos. Escriba a la red o elija otro tipo.",
  },
  ...deliveryPlanTexts,
  lead: { title: "Entrega", arrived: (time) => `Entregado ${time}` },
  problems: destinationProblemTexts,
};
