// Texts of a source's posting page.
import { FIELD_NOTES } from "../../domain/lead/field-notes.ts";
import { defineTexts } from "../lib/text/text.ts";

export const POSTING_TEXTS = defineTexts({
  title: (network: string) => `Post leads to ${network}`, for: "For the source", reference: "The whole API is in its reference.", goneTitle: "No such posting page", gone: "This link does not lead to a source any more. Ask whoever sent it for the new one.",
  paused: "This source is paused: its posts are answered source_paused until its owner resumes it.", yourKey: "YOUR_KEY", sample: "A post to copy", where: "Where and how", test: "test",
  languages: { curl: "curl", javascript: "JavaScript", php: "PHP", python: "Python" },
  terms: {
    address: "Address", key: "Key", orField: "or the field", body: "Body", bodies: "JSON or a form, up to 256 kB. Up to 1,000 leads at once: POST /v1/leads/batch.", repeat: "Sent twice?",
    repeats: "With an Idempotency-Key of your own the same call gets the same answer, whatever happened on the way. Without one the same person again is a duplicate.",
    rate: "Speed", rates: (rate: string, burst: string) => `${rate} posts a second, ${burst} in a burst`, cap: "Leads a day", noCap: "No limit", from: "Calls are taken", listed: "from the addresses on the source's list", anywhere: "from anywhere",
    sold: "Leads are sold", exclusive: "to one buyer", shared: (slots: string) => `or shared, up to ${slots} times`, unsold: "When nobody buys", unsoldRules: { list: "The lead is listed on the marketplace: accepted, at a price of 0 until somebody buys it", reject: "The lead is answered no_buyer and may be sold elsewhere" },
  },
  trial: {
    title: "Try it", about: "Sends a lead as this source would. Everything runs: the checks, the score, the buyers. Nothing is kept and nobody is told.", lead: "The lead", leadHint: "One JSON object, with your field names or ours.", notJson: "This is not one JSON object: check the commas and quotes.", answer: "Answer",
    forced: { none: "As it would be now", accepted: "Accepted", rejected: "Rejected", duplicate: "Duplicate" }, run: "Try this lead", nothing: "The answer will stand here.", kept: "A trial: nothing was kept. What it would earn is told to the source's key, with test=1.", raw: "The answer as it came",
    would: { exclusive: "It would be sold to one buyer.", shared: "It would be sold, shared.", none: "It would be taken and listed." },
  },
  calls: { title: "The last calls", about: "The newest hundred, within seconds. What was posted is not kept here, only what was wrong with it.", none: "No call has come yet. Try a lead above, or post one with the key.", at: "When", call: "Call", result: "Result", why: "Why, and what to mend", earned: "Earned", again: "Look again" },
  operations: { post: "Post", batch: "In a batch", ping: "Ping", ping_post: "Post to a ping", try: "Trial" },
  results: { accepted: "Accepted", rejected: "Rejected", duplicate: "Duplicate", error: "Failed", offer: "Offer", refused: "Refused" },
  fields: { title: "Fields", about: "Names in any case, with spaces or hyphens for underscores; other systems' names are understood too. A field that is not listed is kept and handed to the buyer.", name: "Field", need: "Needed", note: "What to send", aliases: "Also called" },
  needs: { required: "Required", one_of: "One of two", optional: "Optional" },
  fieldNotes: FIELD_NOTES,
  answers: { title: "Answers", about: "A lead that was read is answered with 200, taken or not: decide on status and reason_code. The price is what the answer earns, in dollars. Only a call that cannot be read as a lead gets another status, as a problem document with a code.", example: "An accepted lead", reasons: "Reasons", reason: "reason_code", meaning: "Meaning", problems: "Problems", status: "Status and code" },
  problems: {
    malformed: "The body is not JSON, or not a form", unauthenticated: "The key is missing or unknown", forbidden: "The key is not taken from this address", suspended: "The account is suspended, or waits for approval", in_progress: "The same call is still being worked on: wait for Retry-After",
    payload_too_large: "The body is too large", unsupported_media_type: "Send JSON or a form, and say which in Content-Type", idempotency_mismatch: "The Idempotency-Key came with another body before", rate_limited: "Too fast: wait for Retry-After", unavailable: "Come back in a moment: the lead is never sold twice", not_found: "There is no such ping", invalid: "The call has the wrong shape",
  },
}, {
  title: (network) => `Enviar contactos a ${network}`, for: "Para la fuente", reference: "Toda la API está en su referencia.", goneTitle: "No existe esta página de envío", gone: "Este enlace ya no lleva a ninguna fuente. Pida el nuevo a quien se lo envió.",
  paused: "Esta fuente está en pausa: sus envíos reciben source_paused hasta que su dueño la reanude.", yourKey: "SU_CLAVE", sample: "Un envío para copiar", where: "Adónde y cómo", test: "prueba",
  languages: { curl: "curl", javascript: "JavaScript", php: "PHP", python: "Python" },
  terms: {
    address: "Dirección", key: "Clave", orField: "o el campo", body: "Cuerpo", bodies: "JSON o formulario, hasta 256 kB. Hasta 1.000 contactos a la vez: POST /v1/leads/batch.", repeat: "¿Enviado dos veces?",
    repeats: "Con una Idempotency-Key propia la misma llamada recibe la misma respuesta, pase lo que pase en el camino. Sin ella, la misma persona otra vez es un duplicado.",
    rate: "Velocidad", rates: (rate, burst) => `${rate} envíos por segundo, ${burst} en ráfaga`, cap: "Contactos al día", noCap: "Sin límite", from: "Se aceptan llamadas", listed: "de las direcciones de la lista de la fuente", anywhere: "de cualquier lugar",
    sold: "Los contactos se venden", exclusive: "a un comprador", shared: (slots) => `o compartidos, hasta ${slots} veces`, unsold: "Cuando nadie compra", unsoldRules: { list: "El contacto se pone en el mercado: aceptado, con precio 0 hasta que alguien lo compre", reject: "El contacto recibe no_buyer y puede venderse en otro lugar" },
  },
  trial: {
    title: "Probar", about: "Envía un contacto como lo haría esta fuente. Todo se ejecuta: los controles, la puntuación, los compradores. Nada se guarda y nadie se entera.", lead: "El contacto", leadHint: "Un objeto JSON, con sus nombres de campo o los nuestros.", notJson: "Esto no es un objeto JSON: revise las comas y comillas.", answer: "Respuesta",
    forced: { none: "Como sería ahora", accepted: "Aceptado", rejected: "Rechazado", duplicate: "Duplicado" }, run: "Probar este contacto", nothing: "La respuesta aparecerá aquí.", kept: "Una prueba: no se guardó nada. Lo que ganaría se dice a la clave de la fuente, con test=1.", raw: "La respuesta como llegó",
    would: { exclusive: "Se vendería a un comprador.", shared: "Se vendería compartido.", none: "Se aceptaría y se pondría en el mercado." },
  },
  calls: { title: "Las últimas llamadas", about: "Las cien más recientes, en segundos. Aquí no se guarda lo enviado, solo lo que estaba mal.", none: "Aún no llegó ninguna llamada. Pruebe un contacto arriba o envíe uno con la clave.", at: "Cuándo", call: "Llamada", result: "Resultado", why: "Por qué y qué corregir", earned: "Ganado", again: "Mirar otra vez" },
  operations: { post: "Envío", batch: "En un lote", ping: "Consulta", ping_post: "Envío a una consulta", try: "Prueba" },
  results: { accepted: "Aceptado", rejected: "Rechazado", duplicate: "Duplicado", error: "Falló", offer: "Oferta", refused: "No admitido" },
  fields: { title: "Campos", about: "Nombres en mayúsculas o minúsculas, con espacios o guiones en vez de guiones bajos; también se entienden los nombres de otros sistemas. Un campo que no está en la lista se guarda y se entrega al comprador.", name: "Campo", need: "Necesario", note: "Qué enviar", aliases: "También llamado" },
  needs: { required: "Obligatorio", one_of: "Uno de dos", optional: "Opcional" },
  fieldNotes: {
    first_name: "Un nombre o un apellido, hasta 50 caracteres.", last_name: "Un nombre o un apellido, hasta 50 caracteres.", email: "Un teléfono o un correo.", phone: "Un teléfono o un correo. Diez dígitos, escritos como sea, o + y el código del país.",
    side: "Lo que la persona quiere hacer.", property_type: "La propiedad, o la que se busca.", address: "Número y calle de la propiedad, hasta 200 caracteres.", address2: "Unidad o apartamento.", city: "Hasta 50 caracteres. El código postal decide dónde está el contacto.",
    state: "Dos letras o el nombre completo. Debe ser el del código postal.", zip_code: "Cinco dígitos, de la propiedad o de donde se busca.", price: "Dólares: lo que debe dar o puede costar la propiedad. O price_min y price_max.", price_min: "Dólares.", price_max: "Dólares.",
    beds: "Dormitorios, hasta 20; un estudio es 0.", baths: "Baños, en pasos de un cuarto: 2.5.", sqft: "Superficie habitable en pies cuadrados.", timing: "Cuándo quiere actuar la persona.", finance_status: "Cómo se paga la compra.", agent_status: "Si un agente ya trabaja para la persona.",
    motivation: "Lo que mueve a quien vende. Los compradores lo ven solo después de comprar.", comments: "Las palabras de la persona, cortadas a 2.000 caracteres. Los compradores las ven solo después de comprar.", consent: "true, yes o 1, cuando la persona ha aceptado.",
    tcpa_text: "El texto del consentimiento, palabra por palabra como lo vio la persona.", consent_at: "Cuándo aceptó la persona: ISO 8601 o tiempo Unix, hace 90 días como máximo.", consent_channels: "A qué accedió la persona, unido por ; si son varios. Si falta, se lee del texto.",
    consent_sellers: "Las empresas de las que la persona aceptó recibir noticias, unidas por ;. Si falta, la lista de compradores de la red, donde el texto nombra a la red.", trustedform_cert_url: "La dirección del certificado de TrustedForm.", jornaya_leadid: "La ficha LeadiD de Jornaya.",
    ip_address: "La dirección de la persona cuando aceptó, IPv4 o IPv6.", user_agent: "El navegador de la persona.", landing_page_url: "La página donde aceptó la persona.", sub1: "A su gusto: las cifras se distinguen por él. Hasta 100 caracteres.", sub2: "Como sub1.", sub3: "Como sub1.", sub4: "Como sub1.", sub5: "Como sub1.",
    click_id: "Como llegó con el visitante por un enlace de seguimiento, o de un sistema propio: los postbacks lo comunican. Hasta 100 caracteres.",
  },
  answers: { title: "Respuestas", about: "Un contacto que se pudo leer recibe 200, se acepte o no: decida por status y reason_code. El precio es lo que gana la respuesta, en dólares. Solo una llamada que no se puede leer como contacto recibe otro estado, como documento de problema con un código.", example: "Un contacto aceptado", reasons: "Motivos", reason: "reason_code", meaning: "Significado", problems: "Problemas", status: "Estado y código" },
  problems: {
    malformed: "El cuerpo no es JSON ni un formulario", unauthenticated: "La clave falta o no se conoce", forbidden: "La clave no se acepta desde esta dirección", suspended: "La cuenta está suspendida o espera aprobación", in_progress: "La misma llamada aún está en curso: espere lo que dice Retry-After",
    payload_too_large: "El cuerpo es demasiado grande", unsupported_media_type: "Envíe JSON o un formulario, y diga cuál en Content-Type", idempotency_mismatch: "La Idempotency-Key llegó antes con otro cuerpo", rate_limited: "Demasiado rápido: espere lo que dice Retry-After", unavailable: "Vuelva en un momento: el contacto nunca se vende dos veces", not_found: "No existe esa consulta", invalid: "La llamada tiene otra forma",
  },
});
