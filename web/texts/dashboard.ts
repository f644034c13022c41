// Texts of the dashboards.
import { defineTexts, plural } from "../lib/text/text.ts";

export const DASHBOARD_TEXTS = defineTexts({
  about: { advertiser: (company: string) => `What ${company} bought. Call the newest first: the clock starts at delivery.`, affiliate: (company: string) => `What became of the leads of ${company}.`, admin: "What waits for you, and how the network runs.", other: "Your account has no figures of its own." },
  call: {
    title: "To call now", newest: "Bought in the last 3 days, the newest first", person: "Person", place: "Place", contact: "Contact", score: "Score, paid", waiting: "Since delivery", loading: "Contact is loading", erased: "Contact erased", call: (name: string) => `Call ${name}`, mail: (name: string) => `Write to ${name}`,
    none: "Nobody waits for a call. An active campaign brings leads here the moment they are bought; on the marketplace you can buy by hand.", campaigns: "Look at the campaigns", market: "Open the marketplace", all: "All bought leads", lead: "Lead", outcome: "What came of it", noPhone: "No phone", noEmail: "No e-mail",
  },
  campaigns: {
    title: "Campaigns, the weakest first", hint: "What to try", none: "No campaign yet. Make one and say which leads you want and what they are worth to you.", make: "Create a campaign", all: "All campaigns",
    nothing: "Bought nothing: raise the bid or widen the criteria.", paused: "Paused: resume it to buy again.", returned: (share: string) => `${share} were given back: narrow the criteria.`, fewer: (before: string) => `Bought fewer than before (${before}): others may bid more.`,
    dearer: (before: string) => `A lead costs more than before (${before}): look at the bid.`, steady: "Runs steadily: nothing to change.",
  },
  demand: {
    title: "What buyers want now", none: "No order is open for your sources. New ones stand here as soon as a buyer makes them.", all: "All open demand", order: "Wanted", payout: "You earn", room: "Room today", matching: "You have", exclusive: (amount: string) => `${amount} exclusive`, shared: (amount: string) => `${amount} shared`,
    matches: (count: number, written: string) => plural(count, "1 listed lead", `${written} listed leads`), noMatch: "None listed",
  },
  reasons: {
    title: "Why leads were refused", none: "No lead was refused in this period.", reason: "Reason", fix: "What to mend",
    fixes: {
      missing_field: "Send every required field: the answer to each post names the ones that are missing.", invalid_field: "Check phone, e-mail, ZIP and numbers in the form before posting.", auth_failed: "Post with the source's own key from Settings.", source_paused: "Resume the source under Settings.",
      duplicate: "Post each person once; look whether two forms send the same lead.", suppressed: "These people asked not to be contacted: stop sending them.", consent_missing: "Send the consent text and the tick of the person with each lead.", consent_invalid: "The consent text must name the network or the seller, and be recent.",
      fraud_suspected: "Check where this traffic comes from, and pause what looks made up.", no_buyer: "Look at what buyers want now, and bring more of it.", below_reserve: "Lower the source's reserve, or bring leads that score higher.", cap_reached: "Ask the operator for a higher daily cap.",
      ping_expired: "Post sooner after the offer.", ping_mismatch: "Post the same fields that you offered.", rate_limited: "Spread the posts, or send batches.", internal_error: "Post it again: it failed on our side.",
    },
  },
  accounts: { title: "Accounts waiting for approval", none: "No account waits for approval.", signedUp: "Signed up" },
  first: { sentence: "Sell your first lead: post to a source of your own, put up a form, or bring a file.", make: "Make a source", form: "Make a form", file: "Import a file" },
  top: { sources: "Top affiliates", buyers: "Top buyers", allSources: "All affiliates", allBuyers: "All buyers" },
  ticker: { title: "Newest sales", none: "No sale yet. As soon as a campaign buys a lead, it stands here.", live: "Renews itself", lead: "Lead", buyer: "Buyer", affiliate: "Affiliate", price: "Price", when: "When", unknown: "Account" },
}, {
  about: { advertiser: (company) => `Lo que compró ${company}. Llame primero a los más nuevos: el reloj empieza con la entrega.`, affiliate: (company) => `Qué fue de los contactos de ${company}.`, admin: "Lo que espera por usted y cómo marcha la red.", other: "Su cuenta no tiene cifras propias." },
  call: {
    title: "Por llamar ahora", newest: "Comprados en los últimos 3 días, los más nuevos primero", person: "Persona", place: "Lugar", contact: "Datos de contacto", score: "Puntuación, pagado", waiting: "Desde la entrega", loading: "Cargando los datos", erased: "Datos borrados", call: (name) => `Llamar a ${name}`, mail: (name) => `Escribir a ${name}`,
    none: "Nadie espera una llamada. Una campaña activa trae contactos aquí en cuanto los compra; en el mercado puede comprar a mano.", campaigns: "Ver las campañas", market: "Abrir el mercado", all: "Todos los contactos comprados", lead: "Contacto", outcome: "Qué fue de él", noPhone: "Sin teléfono", noEmail: "Sin correo",
  },
  campaigns: {
    title: "Campañas, primero las más débiles", hint: "Qué probar", none: "Aún no hay campañas. Cree una y diga qué contactos quiere y cuánto valen para usted.", make: "Crear una campaña", all: "Todas las campañas",
    nothing: "No compró nada: suba la oferta o amplíe los criterios.", paused: "En pausa: reanúdela para volver a comprar.", returned: (share) => `Se devolvió el ${share}: ajuste los criterios.`, fewer: (before) => `Compró menos que antes (${before}): quizá otros ofrecen más.`,
    dearer: (before) => `Un contacto cuesta más que antes (${before}): revise la oferta.`, steady: "Marcha con regularidad: nada que cambiar.",
  },
  demand: {
    title: "Lo que los compradores quieren ahora", none: "Ningún pedido está abierto para sus fuentes. Los nuevos aparecen aquí en cuanto un comprador los crea.", all: "Toda la demanda abierta", order: "Se busca", payout: "Usted gana", room: "Cupo de hoy", matching: "Usted tiene", exclusive: (amount) => `${amount} exclusivo`, shared: (amount) => `${amount} compartido`,
    matches: (count, written) => plural(count, "1 contacto publicado", `${written} contactos publicados`), noMatch: "Ninguno publicado",
  },
  reasons: {
    title: "Por qué se rechazaron contactos", none: "No se rechazó ningún contacto en este período.", reason: "Motivo", fix: "Qué corregir",
    fixes: {
      missing_field: "Envíe todos los campos obligatorios: la respuesta a cada envío nombra los que faltan.", invalid_field: "Revise teléfono, correo, ZIP y números en el formulario antes de enviar.", auth_failed: "Envíe con la clave propia de la fuente, en Configuración.", source_paused: "Reanude la fuente en Configuración.",
      duplicate: "Envíe a cada persona una sola vez; revise si dos formularios envían el mismo contacto.", suppressed: "Estas personas pidieron no ser contactadas: deje de enviarlas.", consent_missing: "Envíe con cada contacto el texto del consentimiento y la marca de la persona.", consent_invalid: "El texto del consentimiento debe nombrar a la red o al vendedor, y ser reciente.",
      fraud_suspected: "Revise de dónde viene este tráfico y pause lo que parezca inventado.", no_buyer: "Mire lo que los compradores quieren ahora y traiga más de eso.", below_reserve: "Baje la reserva de la fuente o traiga contactos con mejor puntuación.", cap_reached: "Pida al operador un tope diario más alto.",
      ping_expired: "Envíe más pronto después de la oferta.", ping_mismatch: "Envíe los mismos campos que ofreció.", rate_limited: "Reparta los envíos o envíe en lotes.", internal_error: "Envíelo de nuevo: falló de nuestro lado.",
    },
  },
  accounts: { title: "Cuentas que esperan aprobación", none: "Ninguna cuenta espera aprobación.", signedUp: "Se registró" },
  first: { sentence: "Venda su primer contacto: envíe a una fuente propia, publique un formulario o traiga un archivo.", make: "Crear una fuente", form: "Crear un formulario", file: "Importar un archivo" },
  top: { sources: "Mejores afiliados", buyers: "Mejores compradores", allSources: "Todos los afiliados", allBuyers: "Todos los compradores" },
  ticker: { title: "Ventas más recientes", none: "Aún no hay ventas. En cuanto una campaña compre un contacto, aparecerá aquí.", live: "Se renueva sola", lead: "Contacto", buyer: "Comprador", affiliate: "Afiliado", price: "Precio", when: "Cuándo", unknown: "Cuenta" },
});
