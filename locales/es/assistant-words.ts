// Has what the built-in assistant says.
import type { AssistantWords } from "../assistant-words.ts";

const leads = (value: string): string => (value === "1" ? "1 prospecto" : `${value} prospectos`);
const list = (facts: readonly string[]): string => facts.join(", ");

export const assistantWords: AssistantWords = {
  locale: "es-US",
  questions: {
    advertiser: {
      property_type: "¿De qué tipo de propiedad deben ser sus prospectos?",
      location: "¿De dónde deben ser? Basta un código postal, una ciudad, un condado o un estado.",
      price: "¿Qué rango de precio deben tener?",
      timing: "¿Qué tan pronto deben querer mudarse?",
    },
    affiliate: {
      property_type: "¿De qué tipo de propiedad se trata?",
      location:
        "¿Dónde está o dónde busca? Basta un código postal, una ciudad, un condado o un estado.",
      price: "¿Cuál es el rango de precio?",
      timing: "¿Cuándo quiere comprar o vender?",
    },
    admin: {
      property_type: "¿Qué tipo de propiedad busca en la red?",
      location: "¿En qué lugar? Basta un código postal, una ciudad, un condado o un estado.",
      price: "¿En qué rango de precio?",
      timing: "¿Qué tan pronto deben querer mudarse?",
    },
    consumer: {
      property_type: "¿De qué tipo de vivienda se trata?",
      location:
        "¿Dónde está, o dónde busca? Lo mejor es un código postal; también basta una ciudad con su estado.",
      price: "¿Qué precio tiene en mente? Basta un rango.",
      timing: "¿Cuándo le gustaría hacerlo?",
    },
  },
  againWithExample: {
    property_type:
      "¿Qué tipo de propiedad: una casa, un condominio, una casa adosada, un terreno? También puede decir «no sé».",
    location:
      "¿Qué lugar? Por ejemplo 78701, «Tampa, FL» o «condado de Travis». También puede decir «no sé».",
    price:
      "¿Qué rango de precio? Por ejemplo «400-450 mil» o «hasta 600,000». También puede decir «no sé».",
    timing:
      "¿Cuándo? Por ejemplo «en 3 meses», «para el verano» o «solo estoy mirando». También puede decir «no sé».",
  },
  askBack: {
    state: (place) => `¿En qué estado está ${place}?`,
    rent_or_price: (sum) => `¿${sum} es una renta al mes o un precio de compra?`,
  },
  suggestions: {
    property_type: ["Casa", "Condominio", "Casa adosada", "No sé"],
    location: ["No sé"],
    price: ["Menos de $300,000", "De $300,000 a $500,000", "Más de $500,000", "No sé"],
    timing: [
      "Lo antes posible",
      "En menos de 3 meses",
      "En 3 a 6 meses",
      "Solo estoy mirando",
      "No sé",
    ],
  },
  rentSuggestions: [
    "Menos de $1,500 al mes",
    "De $1,500 a $2,500 al mes",
    "Más de $2,500 al mes",
    "No sé",
  ],
  rentOrPrice: ["Es renta", "Es precio de compra"],
  notSure: "No sé",
  types: {
    single_family: "una casa",
    condo: "un condominio",
    townhouse: "una casa adosada",
    multi_2_4: "un edificio de 2 a 4 unidades",
    multi_5_plus: "un edificio de 5 unidades o más",
    manufactured: "una casa prefabricada",
    co_op: "una cooperativa",
    land: "un terreno",
    farm_ranch: "una granja o un rancho",
    commercial: "un local comercial",
    other: "otro tipo de propiedad",
    unknown: "cualquier propiedad",
  },
  timings: {
    asap_0_30d: "en 30 días",
    m1_3: "en 1 a 3 meses",
    m3_6: "en 3 a 6 meses",
    m6_12: "en 6 a 12 meses",
    m12_plus: "dentro de más de un año",
    browsing: "solo mira por ahora",
    unknown: "en una fecha aún desconocida",
  },
  zip: (zipCode) => `código postal ${zipCode}`,
  place: (places) => `en ${places.join(" o ")}`,
  upTo: (sum) => `hasta ${sum}`,
  from: (sum) => `desde ${sum}`,
  between: (least, most) => `de ${least} a ${most}`,
  aMonth: (sum) => `${sum} al mes`,
  beds: (count, isLeast) =>
    `${count} ${count === "1" ? "recámara" : "recámaras"}${isLeast ? " o más" : ""}`,
  baths: (count, isLeast) =>
    `${count} ${count === "1" ? "baño" : "baños"}${isLeast ? " o más" : ""}`,
  sides: {
    buyer: "un comprador",
    seller: "un vendedor",
    buyer_and_seller: "un vendedor que también compra",
    renter: "una persona que renta",
    investor_seller: "un inversor que vende",
    unknown: "tipo de prospecto desconocido",
  },
  finance: {
    cash: "paga al contado",
    pre_approved: "preaprobado",
    pre_qualified: "precalificado",
    talking_to_lender: "habla con un prestamista",
    not_started: "financiamiento sin empezar",
    not_applicable: "sin necesidad de financiamiento",
    unknown: "financiamiento desconocido",
  },
  agent: {
    none: "aún sin agente",
    working_informally: "habla con un agente",
    signed_agreement: "firmó con un agente",
    unknown: "agente desconocido",
  },
  unsure: {
    propertyType: "tipo de propiedad abierto",
    location: "lugar abierto",
    price: "precio abierto",
    timing: "fecha abierta",
  },
  noted: (facts) => `Anotado: ${list(facts)}.`,
  changed: (facts) => `Cambiado: ${list(facts)}.`,
  notUnderstood: "No lo entendí.",
  lost: "No lo entendí. Soy el asistente integrado: pregunte por sus cifras, diga qué busca o escriba «ayuda».",
  done: {
    advertiser: (facts) =>
      `Es todo lo que necesito: ${list(facts)}. Vea los prospectos que coinciden en el mercado, o cree una campaña para ellos. Nada se compra hasta que usted lo confirme.`,
    affiliate: (facts) =>
      `Es todo lo que necesito: ${list(facts)}. Agregue los datos de la persona para completar el prospecto. Solo la persona puede consentir: se envía cuando lo confirma.`,
    admin: (facts) => `Es todo lo que necesito: ${list(facts)}. Esto es lo que la red tiene.`,
  },
  doneWithNothing: "Todo queda abierto, así que todo coincide. Aún puede agregar detalles.",
  links: {
    marketplace: "Ver en el mercado",
    campaign: "Crear una campaña",
    leads: "Ver prospectos parecidos",
    lead: "Abrir el prospecto",
    draft: "Completar el prospecto",
  },
  draft: {
    sold: (sum) => `Confirmado: el prospecto fue aceptado y se vendió. Usted gana ${sum}.`,
    listed: "Confirmado: el prospecto fue aceptado y está en el mercado.",
    refused: (why) =>
      `Confirmado, pero el prospecto fue rechazado${why === null ? "." : `: ${why}.`}`,
    ranOut: "El prospecto no se confirmó antes de que venciera su enlace. El borrador se borró.",
    failed: "El prospecto se confirmó, pero no se pudo enviar. El borrador se borró.",
    drafts: "Prospectos manuales",
  },
  talk: {
    greeting: "¡Hola! Diga qué busca o pregunte por sus cifras.",
    thanks: "De nada.",
    goodbye: "¡Hasta luego! Esta conversación queda en su lista.",
    start_over: "De acuerdo, desde el principio.",
    stop: "De acuerdo, no pregunto más. Escriba cuando necesite algo.",
  },
  help: {
    advertiser:
      "Respondo preguntas sobre su gasto, sus compras, sus campañas, su billetera y el mercado. También busco prospectos: descríbalos en una frase, por ejemplo «condominios en Tampa por menos de 450 mil, para el verano».",
    affiliate:
      "Respondo preguntas sobre sus ganancias, su próximo pago, sus prospectos y la demanda abierta. También anoto prospectos: describa uno en una frase, por ejemplo «quiere vender una casa en Austin, unos 600 mil, en primavera».",
    admin:
      "Respondo preguntas sobre envíos, ventas y ganancias de la red, por estado, fuente o comprador. También busco en la red: describa los prospectos en una frase, por ejemplo «condominios en Florida por menos de 450 mil».",
  },
  otherRole:
    "Su rol no tiene cifras aquí. Describa en una frase lo que busca, o pida acceso a la red.",
  identity: (model) =>
    model === null
      ? "Soy un programa, no una persona: el asistente integrado de esta red. Ningún modelo externo lee lo que escribe."
      : `Soy un programa, no una persona: respondo con el modelo ${model}, elegido por su red.`,
  usedUp: "El límite de hoy del modelo se agotó; hasta mañana responde el asistente integrado.",
  emptyAnswer: "Lo siento, no pude procesar esa solicitud.",
  data: {
    periods: {
      today: "hoy",
      yesterday: "ayer",
      this_week: "esta semana",
      last_week: "la semana pasada",
      last_7_days: "en los últimos 7 días",
      this_month: "este mes",
      last_month: "el mes pasado",
      last_30_days: "en los últimos 30 días",
      last_90_days: "en los últimos 90 días",
      this_year: "este año",
    },
    figure: {
      leads: (value, when) => `Prospectos recibidos ${when}: ${value}.`,
      posted: (value, when) => `Envió ${leads(value)} ${when}.`,
      sold: (value, when) => `Prospectos vendidos ${when}: ${value}.`,
      bought: (value, when) => `Compró ${leads(value)} ${when}.`,
      spend: (value, when) => `Gastó ${value} ${when}.`,
      earned: (value, when) => `Ganó ${value} ${when}.`,
      volume: (value, when) => `Las ventas sumaron ${value} ${when}.`,
      revenue: (value, when) => `La red se quedó con ${value} ${when}.`,
    },
    before: (value) => `En el período anterior: ${value}.`,
    inStates: (states) => `en ${states.join(" y ")}`,
    ranked: (what, when) => `${what} ${when}:`,
    measures: {
      leads: "Prospectos",
      posted: "Prospectos enviados",
      sold: "Prospectos vendidos",
      bought: "Prospectos comprados",
      spend: "Gastado",
      earned: "Ganado",
      volume: "Ventas",
      revenue: "Parte de la red",
    },
    nothing: (when) => `No hay nada ${when}.`,
    wallet: (available, balance, held) =>
      `Su saldo disponible es ${available}. Su billetera tiene ${balance}, y ${held} está reservado para ofertas abiertas.`,
    payable: (payable, pending, next) =>
      `${payable} está por pagar y ${pending} está pendiente.${next ?? ""}`,
    nextPayable: (sum, day) => ` Después, ${sum} se podrá pagar el ${day}.`,
    network: (payable, receivable) =>
      `A los afiliados se les deben ${payable}, y los anunciantes deben ${receivable}.`,
    records: {
      campaigns: (active, paused) => `Campañas: ${active} activas, ${paused} en pausa.`,
      sources: (active, paused) => `Fuentes: ${active} activas, ${paused} en pausa.`,
    },
    held: (count) => `En pausa por la red: ${count}.`,
    listingsFew: "En el mercado hay ahora menos de 5 prospectos.",
    listings: (count) => `En el mercado hay ahora ${leads(count)}.`,
    most: (entries) => `La mayoría: ${entries.join(", ")}.`,
    demand: (orders, best, states) =>
      `${orders === "1" ? "Una orden compra" : `${orders} órdenes compran`} prospectos parecidos${states.length === 0 ? "" : ` en ${states.join(" y ")}`}. La mejor le paga ${best} por prospecto, antes de ajustes.`,
    noDemand: "Ninguna orden compra ahora prospectos parecidos.",
    returned: (count, sales, when) =>
      `De ${leads(sales)} vendidos ${when}, se devolvieron ${count}.`,
    reasons: (when) => `Rechazados ${when}, por motivo:`,
    refusals: {
      missing_field: "faltaba un campo obligatorio",
      invalid_field: "un campo no era válido",
      auth_failed: "la clave era desconocida",
      source_paused: "la fuente está en pausa",
      paused_by_network: "la red pausó la fuente o el sub ID",
      duplicate: "duplicado",
      suppressed: "la persona pidió no ser contactada",
      consent_missing: "no se envió el consentimiento",
      consent_invalid: "el consentimiento no era válido",
      fraud_suspected: "sospecha de fraude",
      no_buyer: "ninguna campaña lo compró",
      below_reserve: "las ofertas no llegaron a la reserva",
      cap_reached: "el límite diario de la fuente",
      ping_expired: "la oferta había vencido",
      ping_mismatch: "difería de lo ofrecido",
      rate_limited: "demasiados envíos a la vez",
      internal_error: "un error de nuestro lado",
    },
    noReasons: (when) => `Ninguno fue rechazado ${when}.`,
    notNarrowed: (parts) =>
      `No puedo limitarlo por ${parts.map((part) => ({ tier: "nivel", side: "tipo de prospecto", place: "lugares dentro de un estado" })[part]).join(" ni ")}: esta es la cifra sin eso.`,
    notUnderstood: (words) => `No entendí «${words.join(" ")}»: esta cifra no lo toma en cuenta.`,
    unclear: (understood, words) =>
      `${understood.length === 0 ? "No entendí" : `Entendí «${understood.join(" ")}», pero no`} «${words.join(" ")}». Pida una cifra y un período, por ejemplo «prospectos vendidos la semana pasada».`,
    notLookedUp:
      "No tengo una cifra que responda a eso. Pida una cifra y un período, por ejemplo «prospectos vendidos la semana pasada».",
    notYours: "Su rol no puede ver eso. Escriba «ayuda» para saber qué respondo.",
    unreachable: "No pude leerlo ahora. Inténtelo de nuevo en un momento.",
  },
  open: (screen) => `Aquí está: ${screen}.`,
  screens: {
    dashboard: "Panel",
    campaigns: "Campañas",
    new_campaign: "Nueva campaña",
    settings: "Configuración",
    billing: "Facturación",
    leads: "Prospectos",
    earnings: "Ganancias",
    users: "Usuarios",
    marketplace: "Mercado de prospectos",
    activity: "Actividad",
    docs: "Referencia de la API",
  },
  change: {
    proposed: "Confirme para hacer este cambio:",
    pause: (name) => `Pausar «${name}»`,
    resume: (name) => `Reanudar «${name}»`,
    cap: (name, most) => `Fijar el límite diario de «${name}» en ${leads(most)}`,
    bid: (name, sum) => `Fijar la oferta de «${name}» en ${sum}`,
    which: "¿A cuál se refiere?",
    none: "No encontré nada con ese nombre.",
    heldByNetwork: (name) => `La red pausó «${name}». Solo la red la reanuda.`,
    elsewhere: "Puede hacerlo en esta pantalla:",
    notYours: "Su rol no puede hacer eso.",
  },
};
