// Texts of a source's posting page.
import { postingReferenceTexts } from "./parts/posting-reference.ts";
import type { PostingTexts } from "../en/posting.ts";

export const postingTexts: PostingTexts = {
  title: (network) => `Enviar contactos a ${network}`,
  for: "Para la fuente",
  reference: "Toda la API está en su referencia.",
  goneTitle: "No existe esta página de envío",
  gone: "Este enlace ya no lleva a ninguna fuente. Pida el nuevo a quien se lo envió.",
  paused:
    "Esta fuente está en pausa: sus envíos reciben source_paused hasta que su dueño la reanude.",
  yourKey: "SU_CLAVE",
  sample: "Un envío para copiar",
  where: "Adónde y cómo",
  test: "prueba",
  languages: { curl: "curl", javascript: "JavaScript", php: "PHP", python: "Python" },
  terms: {
    address: "Dirección",
    key: "Clave",
    orField: "o el campo",
    body: "Cuerpo",
    inAddress: "en el cuerpo o en la dirección",
    bodies: "Hasta 256 kB. Hasta 1.000 contactos a la vez, hasta 4 MB: POST /v1/leads/batch.",
    repeat: "¿Enviado dos veces?",
    repeats:
      "Con una Idempotency-Key propia la misma llamada recibe la misma respuesta, pase lo que pase en el camino. Sin ella, una persona cuyo lead ya fue aceptado es un duplicado.",
    rate: "Velocidad",
    rates: (rate, burst) => `${rate} envíos por segundo, ${burst} en ráfaga`,
    cap: "Contactos al día",
    noCap: "Sin límite",
    from: "Se aceptan llamadas",
    listed: "de las direcciones de la lista de la fuente",
    anywhere: "de cualquier lugar",
    sold: "Los contactos se venden",
    exclusive: "a un comprador",
    shared: (slots) => `o compartidos, hasta ${slots} veces`,
    unsold: "Cuando nadie compra",
    unsoldRules: {
      list: "El contacto se pone en el mercado: aceptado, con precio 0 hasta que alguien lo compre",
      reject: "El contacto recibe no_buyer y puede venderse en otro lugar",
    },
  },
  ways: {
    title: "Formas de enviar",
    about:
      "Envíe los campos como los escriba su sistema. También se leen un objeto lead o contact anidado, una lista de un solo contacto y nombres entre corchetes como lead[phone]. El texto que no es UTF-8 se lee como Windows-1252. Los campos de la dirección completan los del cuerpo.",
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
      "Un formulario multipart tiene como máximo 1.000 partes; el XML, 2.000 elementos y ningún tipo de documento. Las listas y los objetos tienen como máximo 64 niveles.",
  },
  pings: {
    title: "Primero consultar, después enviar",
    about:
      "Para conocer el precio antes de enviar los datos de contacto, consulte sin ellos. Una oferta obliga a los compradores hasta expires_at y paga exactamente su precio.",
    ping: "Envíe la consulta: los datos sin nombre, teléfono, correo ni calle. Con phone_hash o email_hash un duplicado se descubre ahora.",
    offer:
      "La respuesta trae el id y el precio de la oferta, o el motivo por el que no hay ninguna.",
    post: "Envíe el contacto completo a la oferta, con los mismos datos. La respuesta es la de un envío.",
    limit:
      "Puede haber cinco ofertas abiertas, o el doble de las que usó en la última hora. Si usa pocas, caducan antes.",
    samplePing: "Ejemplo de consulta",
    sampleOffer: "Ejemplo de oferta",
    samplePost: "Ejemplo de envío a una oferta",
  },
  trial: {
    title: "Probar",
    about:
      "Envía un contacto como lo haría esta fuente. Todo se ejecuta: los controles, la puntuación, los compradores. Nada se guarda y nadie se entera.",
    lead: "El contacto",
    leadHint: "Un objeto JSON, con sus nombres de campo o los nuestros.",
    notJson: "Esto no es un objeto JSON: revise las comas y comillas.",
    answer: "Respuesta",
    forced: {
      none: "Como sería ahora",
      accepted: "Aceptado",
      rejected: "Rechazado",
      duplicate: "Duplicado",
    },
    run: "Probar este contacto",
    nothing: "La respuesta aparecerá aquí.",
    kept: "Una prueba: no se guardó nada. Lo que ganaría se dice a la clave de la fuente, con test=1.",
    asRead: "Leído como",
    raw: "La respuesta como llegó",
    would: {
      exclusive: "Se vendería a un comprador.",
      shared: "Se vendería compartido.",
      none: "Se aceptaría y se pondría en el mercado.",
    },
  },
  calls: {
    title: "Las últimas llamadas",
    about:
      "Las cien más recientes, en segundos. Aquí no se guarda lo enviado, solo lo que estaba mal.",
    none: "Aún no llegó ninguna llamada. Pruebe un contacto arriba o envíe uno con la clave.",
    at: "Cuándo",
    call: "Llamada",
    result: "Resultado",
    why: "Por qué y qué corregir",
    earned: "Ganado",
    again: "Mirar otra vez",
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
    refused: "No admitido",
  },
  ...postingReferenceTexts,
};
