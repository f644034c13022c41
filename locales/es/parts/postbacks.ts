// Holds the texts of postbacks: their addresses and events, test calls, and the log of calls.
import type { PostbackTexts } from "../../en/parts/postbacks.ts";

export const postbackTexts: PostbackTexts = {
  about:
    "Llamamos a su sistema cuando algo pasa con sus prospectos. Cada llamada queda registrada con su respuesta y se intenta durante más de tres días hasta que llega.",
  none: "Aún no hay postbacks. Escriba abajo la dirección de su sistema y pruébela.",
  list: "Postbacks",
  fresh: "Nuevo postback",
  back: "Todos los postbacks",
  gone: "Este postback ya no existe.",
  address: "Dirección que se llama",
  addressHint: "https. Las macros entre {llaves} se completan en cada llamada.",
  macros: "Agregar una macro",
  change: (macro) => `Usar {${macro}}`,
  silent:
    "La dirección no identifica un clic ni un prospecto. Agregue {click_id}, un Sub ID, {lead_id} o {vendor_lead_id}.",
  events: "Llamar cuando un prospecto es",
  eventNames: { accepted: "Aceptado", sold: "Vendido", returned: "Devuelto", paid: "Pagado" },
  eventHints: {
    accepted:
      "Una vez por prospecto aceptado, vendido o no. Los duplicados y rechazados no envían nada.",
    sold: "Una vez por prospecto con todo lo que ganó al enviarse, y una vez por cada venta posterior.",
    returned: "Una vez por venta. {payout} es el importe revertido.",
    paid: "Una vez por venta, cuando se envía su pago.",
  },
  eventsMissing: "Elija al menos uno.",
  source: "Para",
  allSources: "Todas las fuentes",
  sourceHint: "Un postback de una fuente reemplaza a los de todas, evento por evento.",
  method: "Método",
  methods: { GET: "GET", POST: "POST, con todas las macros como JSON" },
  expects: "Texto de éxito",
  expectsHint:
    "Para sistemas que responden 200 a lo que rechazan. Una llamada cuenta como entregada solo si la respuesta contiene este texto. Déjelo vacío para aceptar cualquier respuesta 2xx.",
  make: "Crear postback",
  save: "Guardar",
  saved: "Postback guardado.",
  try: "Enviar llamada de prueba",
  tried: "Llamada de prueba",
  tryEvent: "Como si un prospecto fuera",
  tryNote: "Valores inventados que empiezan por test-. No se guarda nada.",
  removeAsk: "¿Eliminar este postback?",
  removeText: "No se envía nada más a esta dirección y su registro se elimina.",
  removed: "Postback eliminado.",
  past: "Eventos anteriores",
  pastAsk: (count, days) =>
    `${count} eventos de los últimos ${days} días no se enviaron a esta dirección. ¿Enviarlos?`,
  pastNone: (days) => `No hay eventos sin enviar en los últimos ${days} días.`,
  pastDays: "Días atrás",
  pastSend: "Enviar eventos",
  pastSent: (count) => `Se envían ${count} llamadas.`,
  log: "Llamadas",
  logAbout: (days: string) =>
    `Las más recientes primero, guardadas ${days} días. Las horas son las suyas; {time} en una llamada es UTC.`,
  noCalls: "Aún no hay llamadas.",
  call: { what: "Evento", lead: "Prospecto" },
};
