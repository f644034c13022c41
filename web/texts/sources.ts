// Texts of an affiliate's sources.
import { defineTexts } from "../lib/text/text.ts";

export const SOURCE_TEXTS = defineTexts({
  about: "Where your leads come from. Each source has a key that its posts carry, and terms of its own.", none: "No source yet. Make one, and post leads with its key.", list: "Sources", all: "All sources", newSource: "New source", make: "Make a source", name: "Name", kind: "Kind", status: "Status",
  key: "Key ends with", cap: "Leads a day", noCap: "No limit", routing: "Buyer found by", part: "Your part of a price", pause: "Pause", resume: "Resume", statuses: { active: "Active", paused: "Paused" }, open: "Open", gone: "This source is gone, or it is not yours to see.",
  made: "Copy the key now: it is not shown again.", next: "All about posting with it", unsold: "When nobody buys", unsoldRules: { list: "List it on the marketplace", reject: "Reject it" }, unsoldHint: "A rejected lead is yours to sell elsewhere; its contact is deleted after 72 hours.",
  views: { terms: "Terms", prices: "Prices", key: "Key", posting: "How to post", calls: "Last calls" },
  terms: {
    title: "How its leads are sold", exclusive: "To one buyer alone", exclusiveHint: "You warrant that you sell such a lead nowhere else.", slots: "Shared, up to", slotsHint: "Buyers of a shared lead; 0 never shares.", reserveExclusive: "Least you earn, exclusive", reserveShared: "Least you earn, a shared slot",
    reserveHint: "Dollars. Empty: the network's price table.", capHint: (most: string) => `At most ${most}: the operator raises it.`, capFree: "Empty: no limit.", offerTime: "Seconds an offer to a ping stands", offerHint: "15 to 120.", ips: "Addresses that may use the key", ipsHint: "One a line: an address such as 203.0.113.7, or a range such as 203.0.113.0/24. Empty: from anywhere.",
    operator: "Set by the operator", operatorHint: "How buyers are found, and your part.", save: "Save", saved: "Saved. It holds for every later lead.", nameMissing: "Give the source a name.", dollars: "Write an amount such as 12.50.", whole: "Write a whole number.", neither: "Sell to one buyer, or in at least one shared slot.",
    seconds: "Write a number from 15 to 120.", ipWrong: (line: string) => `${line} is neither an address nor a range.`,
  },
  keys: {
    title: "Its key", about: "Whoever has the key can post as this source. Only its end is kept here.", ends: "Ends with", replace: "Replace the key", ask: "Replace this source's key?", askText: "The new key is shown once. Until when the old one works on is yours to choose:", keep: "The old key", keeps: { "0": "stops at once", "1": "works for an hour", "24": "works for a day", "168": "works for a week" },
    old: "Old key", until: (time: string) => `works until ${time}`, end: "End it now", endAsk: "End the old key now?", endText: "Programs that still use it are refused within a second.", ended: "The old key works no longer.",
  },
  posting: {
    link: "A link to share", about: "This page needs no sign-in: send it to whoever builds your form or program. It shows how to post, tries leads and lists what was wrong with the last calls, without prices or people.", copy: "Copy the link", open: "Open the page", renew: "Give it another address", renewAsk: "Give the page another address?", renewText: "The link that you have shared stops working at once.", renewed: "The page has a new address.",
  },
  prices: {
    title: "What buyers would pay now", about: (leads: string) => `This source's leads of the last four weeks (${leads}), each put before the buyers as they bid at this moment, on the source's terms. Nothing is sold by looking.`,
    none: "No lead of the last four weeks to go by. Open demand shows what buyers want and pay.", demand: "Open demand", kind: "Kind of lead", leads: "Leads", taken: "Would be bought", median: "You would earn, middle", best: "The best one",
    raises: "What would raise it", raisesAbout: "Your own leads with a fact beside those without it, of the same side, at today's bids. It is what was seen, not a promise.",
    raise: (lacking: string, leads: string, withIt: string, without: string) => `missing in ${lacking} of ${leads}: ${withIt} a lead with it, ${without} without`,
    facts: { phone: "A phone that may be called or texted", timing: "When the person wants to act", property_type: "The type of property", price: "A price", beds: "Bedrooms", finance_status: "How the purchase is paid for", agent_status: "Whether an agent works for the person", certificate: "A TrustedForm or Jornaya certificate" },
    record: "Its record", noRecord: "No lead of this source in this period.",
  },
  calls: { about: "The newest hundred, within seconds: what each came to, and what was wrong. Of more than fifty within a second the first are shown." },
  paused: (name: string) => `${name} is paused. Its posts are answered source_paused.`, resumed: (name: string) => `${name} takes leads again.`,
}, {
  about: "De dónde vienen sus contactos. Cada fuente tiene una clave que llevan sus envíos y condiciones propias.", none: "Aún no hay fuentes. Cree una y envíe contactos con su clave.", list: "Fuentes", all: "Todas las fuentes", newSource: "Fuente nueva", make: "Crear una fuente", name: "Nombre", kind: "Tipo", status: "Estado",
  key: "La clave termina en", cap: "Contactos al día", noCap: "Sin límite", routing: "Comprador por", part: "Su parte del precio", pause: "Pausar", resume: "Reanudar", statuses: { active: "Activa", paused: "En pausa" }, open: "Abrir", gone: "Esta fuente ya no existe, o no es suya.",
  made: "Copie la clave ahora: no se muestra otra vez.", next: "Todo sobre enviar con ella", unsold: "Cuando nadie compra", unsoldRules: { list: "Ponerlo en el mercado", reject: "Rechazarlo" }, unsoldHint: "Un contacto rechazado puede venderse en otro lugar; sus datos se borran a las 72 horas.",
  views: { terms: "Condiciones", prices: "Precios", key: "Clave", posting: "Cómo enviar", calls: "Últimas llamadas" },
  terms: {
    title: "Cómo se venden sus contactos", exclusive: "A un solo comprador", exclusiveHint: "Usted garantiza que no vende ese contacto en otro lugar.", slots: "Compartido, hasta", slotsHint: "Compradores de un contacto compartido; 0 nunca comparte.", reserveExclusive: "Lo mínimo que gana, exclusivo", reserveShared: "Lo mínimo que gana, lugar compartido",
    reserveHint: "Dólares. Vacío: la tabla de precios de la red.", capHint: (most) => `Como máximo ${most}: el operador lo sube.`, capFree: "Vacío: sin límite.", offerTime: "Segundos que dura la oferta a una consulta", offerHint: "De 15 a 120.", ips: "Direcciones que pueden usar la clave", ipsHint: "Una por línea: una dirección como 203.0.113.7, o un rango como 203.0.113.0/24. Vacío: desde cualquier lugar.",
    operator: "Fijado por el operador", operatorHint: "Cómo se busca comprador, y su parte.", save: "Guardar", saved: "Guardado. Vale para todo contacto posterior.", nameMissing: "Dé un nombre a la fuente.", dollars: "Escriba un importe como 12.50.", whole: "Escriba un número entero.", neither: "Venda a un solo comprador, o en al menos un lugar compartido.",
    seconds: "Escriba un número de 15 a 120.", ipWrong: (line) => `${line} no es ni una dirección ni un rango.`,
  },
  keys: {
    title: "Su clave", about: "Quien tiene la clave puede enviar como esta fuente. Aquí solo se guarda su final.", ends: "Termina en", replace: "Cambiar la clave", ask: "¿Cambiar la clave de esta fuente?", askText: "La clave nueva se muestra una vez. Usted elige hasta cuándo sigue valiendo la vieja:", keep: "La clave vieja", keeps: { "0": "deja de valer enseguida", "1": "vale una hora más", "24": "vale un día más", "168": "vale una semana más" },
    old: "Clave vieja", until: (time) => `vale hasta el ${time}`, end: "Terminarla ya", endAsk: "¿Terminar la clave vieja ya?", endText: "Los programas que aún la usan se rechazan en un segundo.", ended: "La clave vieja ya no vale.",
  },
  posting: {
    link: "Un enlace para compartir", about: "Esta página no pide iniciar sesión: envíela a quien hace su formulario o programa. Muestra cómo enviar, prueba contactos y enumera qué estaba mal en las últimas llamadas, sin precios ni personas.", copy: "Copiar el enlace", open: "Abrir la página", renew: "Darle otra dirección", renewAsk: "¿Dar otra dirección a la página?", renewText: "El enlace que ha compartido deja de funcionar enseguida.", renewed: "La página tiene una dirección nueva.",
  },
  prices: {
    title: "Lo que los compradores pagarían ahora", about: (leads) => `Los contactos de esta fuente de las últimas cuatro semanas (${leads}), puestos cada uno ante los compradores con sus ofertas de este momento y las condiciones de la fuente. Mirar no vende nada.`,
    none: "Ningún contacto de las últimas cuatro semanas en que basarse. La demanda abierta muestra qué quieren y pagan los compradores.", demand: "Demanda abierta", kind: "Tipo de contacto", leads: "Contactos", taken: "Se comprarían", median: "Usted ganaría, el del medio", best: "El mejor",
    raises: "Qué lo subiría", raisesAbout: "Sus propios contactos con un dato junto a los que no lo tienen, del mismo lado, con las ofertas de hoy. Es lo observado, no una promesa.",
    raise: (lacking, leads, withIt, without) => `falta en ${lacking} de ${leads}: ${withIt} por contacto con él, ${without} sin él`,
    facts: { phone: "Un teléfono al que se pueda llamar o escribir", timing: "Cuándo quiere actuar la persona", property_type: "El tipo de propiedad", price: "Un precio", beds: "Dormitorios", finance_status: "Cómo se paga la compra", agent_status: "Si un agente trabaja para la persona", certificate: "Un certificado de TrustedForm o Jornaya" },
    record: "Su historial", noRecord: "Ningún contacto de esta fuente en este período.",
  },
  calls: { about: "Las cien más recientes, en segundos: en qué quedó cada una y qué estaba mal. De más de cincuenta en un segundo se muestran las primeras." },
  paused: (name) => `${name} está en pausa. Sus envíos reciben source_paused.`, resumed: (name) => `${name} acepta contactos otra vez.`,
});
