// Has what the built-in assistant says.
import type { AssistantWords } from "../assistant-words.ts";

const leads = (value: string): string => (value === "1" ? "1 contacto" : `${value} contactos`);
const list = (facts: readonly string[]): string => facts.join(", ");

export const assistantWords: AssistantWords = {
  locale: "es-US",
  questions: {
    advertiser: {
      property_type: "¿De qué tipo de propiedad deben ser sus contactos?",
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
        "¿Dónde está, o dónde busca? Lo mejor es un código postal; también vale una ciudad con su estado.",
      price: "¿Qué precio tiene en mente? Vale un rango.",
      timing: "¿Cuándo le gustaría hacerlo?",
    },
  },
  againWithExample: {
    property_type:
      "¿Qué tipo de propiedad: una casa, un condominio, una casa adosada, un terreno? También vale «no sé».",
    location:
      "¿Qué lugar? Por ejemplo 78701, «Tampa, FL» o «condado de Travis». También vale «no sé».",
    price:
      "¿Qué rango de precio? Por ejemplo «400-450 mil» o «hasta 600,000». También vale «no sé».",
    timing:
      "¿Cuándo? Por ejemplo «en 3 meses», «para el verano» o «solo estoy mirando». También vale «no sé».",
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
    `${count} ${count === "1" ? "habitación" : "habitaciones"}${isLeast ? " o más" : ""}`,
  baths: (count, isLeast) =>
    `${count} ${count === "1" ? "baño" : "baños"}${isLeast ? " o más" : ""}`,
  sides: {
    buyer: "alguien que compra",
    seller: "alguien que vende",
    buyer_and_seller: "alguien que vende y compra",
    renter: "alguien que alquila",
    investor_seller: "un inversor que vende",
    unknown: "no se sabe si compra o vende",
  },
  finance: {
    cash: "paga al contado",
    pre_approved: "preaprobado",
    pre_qualified: "precalificado",
    talking_to_lender: "habla con un prestamista",
    not_started: "financiación sin empezar",
    not_applicable: "sin necesidad de financiación",
    unknown: "financiación desconocida",
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
  lost: "No lo entendí. Soy el asistente integrado: pregúnteme por sus propias cifras, dígame qué busca o escriba «ayuda».",
  done: {
    advertiser: (facts) =>
      `Es todo lo que necesito: ${list(facts)}. Puede ver lo que hay ahora en el mercado, o recibir contactos así con una campaña. Nada se compra hasta que usted lo pulse.`,
    affiliate: (facts) =>
      `Es todo lo que necesito: ${list(facts)}. Puede completarlo con los datos de la persona. Nadie puede consentir por otra persona: se envía cuando ella lo confirme.`,
    admin: (facts) => `Es todo lo que necesito: ${list(facts)}. Esto es lo que la red tiene.`,
  },
  doneWithNothing: "Todo queda abierto: entonces todo vale. Aún puede decirme más.",
  links: {
    marketplace: "Verlos en el mercado",
    campaign: "Empezar una campaña con esto",
    leads: "Ver contactos así",
    lead: "Abrir el contacto",
    draft: "Completar el contacto",
  },
  draft: {
    sold: (sum) => `Confirmado: el prospecto fue aceptado y se vendió: usted gana ${sum}.`,
    listed: "Confirmado: el prospecto fue aceptado y está en el mercado.",
    refused: (why) =>
      `Confirmado, pero el prospecto fue rechazado${why === null ? "." : `: ${why}.`}`,
    ranOut: "Nadie confirmó el contacto: su enlace venció y el borrador se borró.",
    failed: "El contacto se confirmó, pero no se pudo enviar. El borrador se borró.",
    drafts: "Contactos a mano",
  },
  talk: {
    greeting: "¡Hola! Dígame qué busca, o pregúnteme por sus propias cifras.",
    thanks: "De nada.",
    goodbye: "¡Hasta luego! Encontrará esta conversación entre las suyas cuando vuelva.",
    start_over: "De acuerdo, desde el principio.",
    stop: "De acuerdo, no pregunto más. Escriba cuando quiera algo.",
  },
  help: {
    advertiser:
      "Puedo decirle cuánto gastó y compró, cómo van sus campañas, qué hay en su billetera y en el mercado. Y encuentro contactos: dígalo en una frase, como «condominios en Tampa por menos de 450 mil, para el verano».",
    affiliate:
      "Puedo decirle cuánto ganó, qué se paga después, cómo les fue a sus contactos y cuánto pagan ahora los compradores. Y anoto un contacto: dígalo en una frase, como «quiere vender una casa en Austin, unos 600 mil, en primavera».",
    admin:
      "Puedo decirle qué se envió, vendió y ganó en la red, por estado, fuente o comprador. Y busco en la red: dígalo en una frase, como «condominios en Florida por menos de 450 mil».",
  },
  otherRole:
    "Su rol no tiene cifras aquí. Describa en una frase lo que busca, o pida acceso a la red.",
  identity: (model) =>
    model === null
      ? "Soy un programa: el asistente integrado de esta red. Ningún modelo de ninguna empresa lee lo que escribe, y no soy una persona."
      : `Soy un programa, no una persona: respondo con el modelo ${model}, que eligió el operador de su red.`,
  usedUp: "Hoy ya usó su parte del modelo; hasta mañana responde el asistente integrado.",
  emptyAnswer: "Lo siento, no pude procesar esa petición.",
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
      leads: (value, when) => `Contactos que llegaron ${when}: ${value}.`,
      posted: (value, when) => `Envió ${leads(value)} ${when}.`,
      sold: (value, when) => `Contactos vendidos ${when}: ${value}.`,
      bought: (value, when) => `Compró ${leads(value)} ${when}.`,
      spend: (value, when) => `Gastó ${value} ${when}.`,
      earned: (value, when) => `Ganó ${value} ${when}.`,
      volume: (value, when) => `Las ventas sumaron ${value} ${when}.`,
      revenue: (value, when) => `La red se quedó con ${value} ${when}.`,
    },
    before: (value) => `Justo antes, en el mismo tiempo: ${value}.`,
    inStates: (states) => `en ${states.join(" y ")}`,
    ranked: (what, when) => `${what} ${when}:`,
    measures: {
      leads: "Contactos",
      posted: "Contactos enviados",
      sold: "Contactos vendidos",
      bought: "Contactos comprados",
      spend: "Gastado",
      earned: "Ganado",
      volume: "Ventas",
      revenue: "De la red",
    },
    nothing: (when) => `No hay nada ${when}.`,
    wallet: (available, balance, held) =>
      `Puede gastar ${available}. Su billetera tiene ${balance}, y ${held} está apartado para ofertas abiertas.`,
    payable: (payable, pending, next) =>
      `${payable} está por pagar y ${pending} está pendiente.${next ?? ""}`,
    nextPayable: (sum, day) => ` Lo siguiente: ${sum} pasa a pagarse el ${day}.`,
    network: (payable, receivable) =>
      `A los afiliados se les deben ${payable}, y los anunciantes deben ${receivable}.`,
    records: {
      campaigns: (active, paused) => `Campañas: ${active} activas, ${paused} en pausa.`,
      sources: (active, paused) => `Fuentes: ${active} activas, ${paused} en pausa.`,
    },
    listings: (count) => `En el mercado hay ahora ${leads(count)}.`,
    most: (entries) => `La mayoría: ${entries.join(", ")}.`,
    demand: (orders, best, states) =>
      `${orders === "1" ? "Una orden compra" : `${orders} órdenes compran`} contactos así${states.length === 0 ? "" : ` en ${states.join(" y ")}`}. La mejor le daría ${best} por contacto, antes de ajustes.`,
    noDemand: "Ninguna orden compra contactos así ahora.",
    returned: (count, sales, when) => `De ${leads(sales)} vendidos ${when}, volvieron ${count}.`,
    reasons: (when) => `Rechazados ${when}, por motivo:`,
    refusals: {
      missing_field: "faltaba un campo obligatorio",
      invalid_field: "un campo no era válido",
      auth_failed: "la clave no se conocía",
      source_paused: "la fuente está en pausa",
      duplicate: "la persona ya se conocía",
      suppressed: "la persona pidió no ser contactada",
      consent_missing: "no vino el consentimiento",
      consent_invalid: "el consentimiento no era válido",
      fraud_suspected: "parecía un fraude",
      no_buyer: "ninguna campaña lo quiso",
      below_reserve: "las ofertas no llegaron a la reserva",
      cap_reached: "el tope diario de la fuente",
      ping_expired: "la oferta había vencido",
      ping_mismatch: "difería de lo ofrecido",
      rate_limited: "demasiados envíos a la vez",
      internal_error: "algo falló de nuestro lado",
    },
    noReasons: (when) => `Ninguno fue rechazado ${when}.`,
    notNarrowed: (parts) =>
      `No puedo limitarlo por ${parts.map((part) => ({ tier: "nivel", side: "lado", place: "lugares dentro de un estado" })[part]).join(" ni ")}: esta es la cifra sin eso.`,
    notUnderstood: (words) => `No entendí «${words.join(" ")}»: esta cifra no lo toma en cuenta.`,
    unclear: (understood, words) =>
      `${understood.length === 0 ? "No entendí" : `Entendí «${understood.join(" ")}», pero no`} «${words.join(" ")}». Pida una cifra y un período, por ejemplo «leads vendidos la semana pasada».`,
    notLookedUp:
      "No tengo una cifra que responda a eso. Pida una cifra y un período, por ejemplo «leads vendidos la semana pasada».",
    notYours: "Su rol no ve eso. Escriba «ayuda» para saber qué puedo decirle.",
    unreachable: "No pude leerlo ahora. Inténtelo de nuevo en un momento.",
  },
  open: (screen) => `Aquí está: ${screen}.`,
  screens: {
    dashboard: "Panel",
    campaigns: "Campañas",
    new_campaign: "Nueva campaña",
    settings: "Configuración",
    billing: "Facturación",
    leads: "Contactos",
    earnings: "Ganancias",
    users: "Usuarios",
    marketplace: "Mercado de contactos",
    activity: "Actividad",
    docs: "Referencia de la API",
  },
  change: {
    proposed: "No cambio nada por mi cuenta. Pulse el botón si quiere decir esto:",
    pause: (name) => `Pausar «${name}»`,
    resume: (name) => `Reanudar «${name}»`,
    cap: (name, most) => `Que «${name}» compre como mucho ${leads(most)} al día`,
    bid: (name, sum) => `Que «${name}» ofrezca ${sum}`,
    which: "¿A cuál se refiere?",
    none: "No encontré ninguna con ese nombre.",
    elsewhere: "Eso se hace en esta pantalla:",
    notYours: "Su rol no hace eso.",
  },
};
