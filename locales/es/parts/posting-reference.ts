// Holds the texts of a posting page's reference: the fields, the answers, and the problems.
import { AD_PARAMS, perAdParam } from "../../../domain/lead/ad-params.ts";
import { MAX_CONSENT_AGE_DAYS } from "../../../domain/lead/consent-age.ts";
import { factNotes } from "./fact-words.ts";
import type { PostingReferenceTexts } from "../../en/parts/posting-reference.ts";

export const postingReferenceTexts: PostingReferenceTexts = {
  fields: {
    title: "Campos",
    about:
      "Nombres en mayúsculas o minúsculas, con espacios o guiones en vez de guiones bajos; también se entienden los nombres de otros sistemas. Un prospecto se rechaza solo por un campo obligatorio. Cualquier otro que no se pueda leer se omite y aparece en las notas de la respuesta. Hasta 50 campos que no están en la lista, de 500 caracteres, se guardan y se entregan al comprador.",
    name: "Campo",
    need: "Necesario",
    note: "Qué enviar",
    aliases: "También llamado",
  },
  needs: { required: "Obligatorio", one_of: "Uno de dos", optional: "Opcional" },
  fieldNotes: {
    ...factNotes,
    first_name: "Hasta 50 caracteres.",
    last_name: "Hasta 50 caracteres.",
    full_name: "Nombre y apellido juntos, si no se envían por separado.",
    email: "Un teléfono o un correo.",
    phone: "Un teléfono o un correo. Diez dígitos en cualquier formato, o + y el código del país.",
    side: "Lo que la persona quiere hacer.",
    address: "Número y calle de la propiedad, hasta 200 caracteres.",
    address2: "Unidad o apartamento.",
    city: "Hasta 50 caracteres. El código postal decide dónde está el prospecto.",
    state: "Dos letras o el nombre completo. Si no coincide con el código postal, decide este.",
    zip_code: "Cinco dígitos, de la propiedad o del lugar donde busca la persona.",
    price: "Dólares: lo que debe dar o puede costar la propiedad. O price_min y price_max.",
    price_min: "Dólares.",
    price_max: "Dólares.",
    motivation: "Lo que mueve al vendedor. Los compradores lo ven solo después de comprar.",
    comments:
      "Las palabras de la persona, cortadas a 2,000 caracteres. Los compradores las ven solo después de comprar.",
    consent: "true, yes o 1, cuando la persona ha aceptado.",
    tcpa_text: "El texto del consentimiento, palabra por palabra como lo vio la persona.",
    consent_at: `Cuándo aceptó la persona: ISO 8601 o tiempo Unix, hace ${MAX_CONSENT_AGE_DAYS} días como máximo.`,
    consent_channels:
      "Los canales que la persona aceptó, unidos por ; si son varios. Si falta, se lee del texto.",
    consent_sellers:
      "Las empresas de las que la persona aceptó recibir noticias, unidas por ;. Si falta, la lista de compradores de la red, donde el texto nombra a la red.",
    trustedform_cert_url: "La dirección del certificado de TrustedForm.",
    jornaya_leadid: "El token LeadiD de Jornaya.",
    ip_address: "La dirección de la persona cuando aceptó, IPv4 o IPv6.",
    user_agent: "El navegador de la persona.",
    landing_page_url: "La página donde aceptó la persona.",
    sub1: "Su propio valor, para agrupar los informes. Hasta 512 caracteres.",
    sub2: "Como sub1.",
    sub3: "Como sub1.",
    sub4: "Como sub1.",
    sub5: "Como sub1.",
    click_id:
      "Como llegó con el visitante por un enlace de seguimiento, o de un sistema propio: los postbacks lo comunican. Hasta 512 caracteres.",
    ...perAdParam(
      AD_PARAMS,
      (name) => `${name} de la dirección por la que llegó la persona. Hasta 512 caracteres.`,
    ),
    vendor_lead_id:
      "La referencia propia del prospecto: con ella lo encuentra, y va en sus exportaciones y " +
      "postbacks. Hasta 512 caracteres.",
  },
  answers: {
    title: "Respuestas",
    about:
      "Un prospecto que se puede leer recibe 200, se acepte o no: use status y reason_code. El precio es lo que usted gana, en dólares. Solo una llamada que no se puede leer como prospecto recibe otro estado, como documento de problema con un código.",
    notes:
      "notes enumera cada campo que se omitió o no se leyó al pie de la letra: field, came, read_as y advice. read_as es null si el campo se omitió. Los datos de contacto nunca se repiten.",
    example: "Un prospecto aceptado",
    reasons: "Motivos",
    reason: "reason_code",
    meaning: "Significado",
    problems: "Problemas",
    status: "Estado y código",
  },
  problems: {
    malformed: "El cuerpo no se puede leer: vea en detail qué enviar",
    unauthenticated: "La clave falta o es desconocida",
    forbidden: "La clave no se acepta desde esta dirección IP, o no en la dirección de la llamada",
    suspended: "La cuenta está suspendida o espera aprobación",
    in_progress: "La misma llamada sigue en curso: espere lo que dice Retry-After",
    payload_too_large: "El cuerpo es demasiado grande",
    unsupported_media_type: "Envíe uno de los tipos de la lista, y diga cuál en Content-Type",
    idempotency_mismatch: "La Idempotency-Key se usó con otro cuerpo",
    rate_limited: "Demasiado rápido: espere lo que dice Retry-After",
    unavailable: "Inténtelo en un momento: el prospecto nunca se vende dos veces",
    not_found: "Consulta desconocida",
    invalid: "La llamada tiene un formato incorrecto",
  },
};
