// Holds the texts of postbacks: their addresses and events, test calls, and the log of calls.
import { CALLS_KEPT_DAYS } from "../../../domain/attempts/attempt.ts";
import type { PostbackTexts } from "../../en/parts/postbacks.ts";

export const postbackTexts: PostbackTexts = {
  about:
    "Se llama a su propio sistema cuando algo le pasa a un contacto suyo. Cada llamada queda registrada con su respuesta y se repite durante más de tres días hasta que llega.",
  none: "Aún no hay postbacks. Indique abajo la dirección de su sistema, pruébela y se le llamará desde entonces.",
  list: "Postbacks",
  fresh: "Postback nuevo",
  back: "Todos los postbacks",
  gone: "Ese postback ya no existe.",
  address: "Dirección a la que llamar",
  addressHint: "https. Las macros entre {llaves} se rellenan en cada llamada.",
  macros: "Añadir una macro",
  change: (macro) => `Cambiar a {${macro}}`,
  silent:
    "Nada dice de qué clic o contacto trata la llamada: añada {click_id}, un subidentificador, {lead_id} o {vendor_lead_id}.",
  events: "Llamar cuando un contacto es",
  eventNames: { accepted: "Aceptado", sold: "Vendido", returned: "Devuelto", paid: "Pagado" },
  eventHints: {
    accepted:
      "Una vez por contacto tomado, vendido o no. Los duplicados y rechazados no envían nada.",
    sold: "Una vez por contacto con todo lo que ganó al enviarse, y una vez por cada venta posterior.",
    returned: "Una vez por venta. {payout} es lo que se descuenta.",
    paid: "Una vez por venta, cuando se envía su pago.",
  },
  eventsMissing: "Elija al menos uno.",
  source: "Para",
  allSources: "Todas las fuentes",
  sourceHint: "El de una sola fuente reemplaza a los de todas, hecho por hecho.",
  method: "Método",
  methods: { GET: "GET", POST: "POST, con todas las macros como JSON" },
  expects: "Palabras de una buena respuesta",
  expectsHint:
    "Para sistemas que responden 200 a lo que rechazan: la llamada solo cuenta como recibida si la respuesta contiene estas palabras. Si queda vacío, basta cualquier respuesta 2xx.",
  make: "Activarlo",
  save: "Guardar",
  saved: "El postback ha cambiado.",
  try: "Hacer una llamada de prueba",
  tried: "Llamada de prueba",
  tryEvent: "Como si un contacto fuera",
  tryNote: "Valores inventados que empiezan por test-. No se guarda nada.",
  removeAsk: "¿Eliminar este postback?",
  removeText: "No se comunica nada más a esta dirección y su registro desaparece.",
  removed: "El postback se ha eliminado.",
  past: "Lo que pasó antes",
  pastAsk: (count, days) =>
    `${count} hechos de los últimos ${days} días no se comunicaron a esta dirección. ¿Enviarlos?`,
  pastNone: (days) => `Todo lo de los últimos ${days} días ya se comunicó, o no pasó nada.`,
  pastDays: "Días atrás",
  pastSend: "Enviarlos",
  pastSent: (count) => `${count} llamadas en camino.`,
  log: "Llamadas",
  logAbout: `Las más recientes primero, guardadas ${CALLS_KEPT_DAYS} días. Las horas son las suyas; {time} en una llamada es UTC.`,
  noCalls: "Aún no se ha comunicado nada. El próximo contacto lo será.",
  call: { what: "Hecho", lead: "Contacto" },
};
