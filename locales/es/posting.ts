// Texts of a source's posting page.
import { postingReferenceTexts } from "./parts/posting-reference.ts";
import type { PostingTexts } from "../en/posting.ts";

export const postingTexts: PostingTexts = {
  title: (network) => `Enviar prospectos a ${network}`,
  for: "Para la fuente",
  reference: "Vea todas las operaciones en la referencia de la API.",
  goneTitle: "Página de envío no encontrada",
  gone: "Este enlace ya no lleva a ninguna fuente. Pida el nuevo al afiliado.",
  paused: "Esta fuente está en pausa. Los envíos reciben source_paused hasta que se reanude.",
  yourKey: "SU_CLAVE",
  sample: "Ejemplo de envío",
  where: "Punto de conexión",
  test: "prueba",
  languages: { curl: "curl", javascript: "JavaScript", php: "PHP", python: "Python" },
  terms: {
    address: "Dirección",
    key: "Clave",
    orField: "o el campo",
    body: "Cuerpo",
    inAddress: "en el cuerpo o en la dirección",
    bodies: "Hasta 256 kB. Hasta 1,000 prospectos a la vez, hasta 4 MB: POST /v1/leads/batch.",
    repeat: "¿Enviado dos veces?",
    repeats:
      "Con su propia Idempotency-Key, la misma llamada recibe la misma respuesta, incluso tras perder la conexión. Sin ella, una persona cuyo prospecto se aceptó es un duplicado.",
    rate: "Velocidad",
    rates: (rate, burst) => `${rate} envíos por segundo, ${burst} en ráfaga`,
    cap: "Límite diario",
    noCap: "Sin límite",
    from: "Llamadas aceptadas",
    listed: "desde las direcciones de la lista de la fuente",
    anywhere: "desde cualquier lugar",
    sold: "Venta de prospectos",
    exclusive: "a un comprador",
    shared: (slots) => `o compartidos, hasta ${slots} veces`,
    unsold: "Si no se vende",
    unsoldRules: {
      list: "El prospecto se publica en el mercado: aceptado, con precio 0 hasta que se venda",
      reject: "El prospecto recibe no_buyer y usted puede venderlo en otro lugar",
    },
  },
  ways: {
    title: "Formas de enviar",
    about:
      "Envíe los campos como los escriba su sistema. También se leen un objeto lead o contact anidado, una lista de un solo prospecto y nombres entre corchetes como lead[phone]. El texto que no es UTF-8 se lee como Windows-1252. Los campos de la dirección completan los del cuerpo.",
    way: "Forma",
    type: "Content-Type",
    example: "Ejemplo",
    names: {
      json: "JSON",
      form: "Formulario",
      multipart: "Formulario multipart",
      xml: "XML",
      text: "Texto",
      query: "En la dirección, sin cuerpo",
    },
    limits:
      "Un formulario multipart tiene como máximo 1,000 partes; el XML, 2,000 elementos y ningún tipo de documento. Las listas y los objetos tienen como máximo 64 niveles.",
  },
  pings: {
    title: "Primero consultar, después enviar",
    about:
      "Para conocer el precio antes de enviar los datos de contacto, consulte sin ellos. Una oferta obliga a los compradores hasta expires_at y paga exactamente su precio.",
    ping: "Envíe la consulta: los datos sin nombre, teléfono, correo ni calle. Con phone_hash o email_hash un duplicado se descubre ahora.",
    offer:
      "La respuesta trae el id y el precio de la oferta, o el motivo por el que no hay ninguna.",
    post: "Envíe el prospecto completo a la oferta, con los mismos datos. La respuesta es la de un envío.",
    limit:
      "Puede haber cinco ofertas abiertas, o el doble de las que usó en la última hora. Si usa pocas, caducan antes.",
    samplePing: "Ejemplo de consulta",
    sampleOffer: "Ejemplo de oferta",
    samplePost: "Ejemplo de envío a una oferta",
  },
  trial: {
    title: "Probar un prospecto",
    about:
      "Envía un prospecto como lo haría esta fuente, con todas las verificaciones, la puntuación y la distribución. Nada se guarda y no se envía ninguna notificación.",
    lead: "El prospecto",
    leadHint: "Un objeto JSON, con sus nombres de campo o los nuestros.",
    notJson: "Escriba un objeto JSON. Revise las comas y comillas.",
    answer: "Respuesta",
    forced: {
      none: "Resultado real",
      accepted: "Aceptado",
      rejected: "Rechazado",
      duplicate: "Duplicado",
    },
    run: "Enviar prospecto de prueba",
    nothing: "La respuesta aparece aquí.",
    kept: "Una prueba: no se guardó nada. Para ver el precio, envíe con la clave de la fuente y test=1.",
    asRead: "Leído como",
    raw: "Respuesta sin procesar",
    would: {
      exclusive: "Se vendería a un comprador.",
      shared: "Se vendería compartido.",
      none: "Se aceptaría y se publicaría.",
    },
  },
  calls: {
    title: "Registro de solicitudes",
    about:
      "Las cien solicitudes más recientes, en segundos. Los datos enviados no se guardan aquí, solo sus errores.",
    none: "Aún no hay solicitudes. Envíe un prospecto de prueba arriba o uno con la clave.",
    at: "Cuándo",
    call: "Llamada",
    result: "Resultado",
    why: "Motivo y corrección",
    earned: "Ganado",
    again: "Actualizar",
  },
  operations: {
    post: "Envío",
    batch: "En un lote",
    ping: "Consulta",
    ping_post: "Envío a una consulta",
    try: "Prueba",
  },
  results: {
    accepted: "Aceptado",
    rejected: "Rechazado",
    duplicate: "Duplicado",
    error: "Falló",
    offer: "Oferta",
    refused: "Rechazado",
  },
  ...postingReferenceTexts,
};
