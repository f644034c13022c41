// Has the texts of the analyses by rules.
import { plural } from "../plural.ts";
import type { AnalysisWords } from "../../domain/analyses/words.ts";

export const analysisWords: AnalysisWords = {
  locale: "es-US",
  types: {
    single_family: "una vivienda unifamiliar",
    condo: "un condominio",
    townhouse: "una casa adosada",
    multi_2_4: "un edificio de 2 a 4 unidades",
    multi_5_plus: "un edificio de 5 unidades o más",
    manufactured: "una casa prefabricada",
    co_op: "una cooperativa",
    land: "un terreno",
    farm_ranch: "una granja o rancho",
    commercial: "un local comercial",
    other: "otro tipo de propiedad",
    unknown: "una propiedad de tipo desconocido",
  },
  after: {
    buyer: (type) => `Quiere comprar ${type}.`,
    seller: (type) => `Quiere vender ${type}.`,
    buyer_and_seller: (type) => `Quiere vender y comprar ${type}.`,
    renter: (type) => `Quiere rentar ${type}.`,
    investor_seller: (type) => `Quiere vender ${type} que tiene como inversión.`,
    unknown: (type) => `Se trata de ${type}; pregunte si compra o vende.`,
  },
  reachNow: {
    call: "Llame hoy, dentro de su horario de llamada.",
    text: "Envíe hoy un mensaje de texto corto, dentro de su horario de llamada.",
    email: "Escriba hoy un correo.",
  },
  reachSoon: {
    call: "Llame esta semana, dentro de su horario de llamada.",
    text: "Envíe esta semana un mensaje de texto corto, dentro de su horario de llamada.",
    email: "Escriba esta semana un correo.",
  },
  noChannel: "El consentimiento no nombra ningún canal: no se comunique.",
  setAppointment: "Acuerde una cita mientras recuerda la conversación.",
  confirmAppointment: "Confirme la cita el día anterior.",
  keepAgreed: "Haga lo acordado y anótelo aquí.",
  nothingLeft: "No queda nada por hacer.",
  stayInTouch: "Pregunte si quiere volver a saber de usted y cuándo, y cúmplalo.",
  beforeBuying: "Compárelo con los criterios de sus campañas antes de comprarlo.",
  ask: {
    timing: "Pregunte cuándo piensa hacerlo.",
    price: "Pregunte en qué precio piensa.",
    type: "Pregunte qué tipo de propiedad es.",
    finance: "Pregunte cómo piensa pagar.",
    agent: "Pregunte si ya trabaja con un agente.",
    size: "Pregunte por recámaras, baños y superficie.",
  },
  formAsks: {
    timing: "Haga que el formulario pregunte cuándo piensa hacerlo.",
    price: "Haga que el formulario pida un precio.",
    type: "Haga que el formulario pida el tipo de propiedad.",
    finance: "Haga que el formulario pregunte cómo piensa pagar.",
    agent: "Haga que el formulario pregunte si ya trabaja con un agente.",
    size: "Haga que el formulario pida recámaras, baños y superficie.",
  },
  allThere: "El prospecto tiene todo lo que los compradores filtran.",
  finance: {
    cash: {
      told: "Dice que paga al contado.",
      next: "Pida el comprobante de fondos antes de una oferta.",
    },
    pre_approved: {
      told: "Dice que un prestamista le dio la preaprobación.",
      next: "Pida la carta del prestamista.",
    },
    pre_qualified: {
      told: "Dice que un prestamista le dio la precalificación.",
      next: "Pregunte si solicitó la preaprobación.",
    },
    talking_to_lender: {
      told: "Dice que habla con un prestamista.",
      next: "Pregunte en qué punto está con el prestamista.",
    },
    not_started: {
      told: "Dice que aún no hay nada financiado.",
      next: "Pregunte cómo piensa pagar y quién podría financiarlo.",
    },
  },
  agent: {
    none: { told: "Dice que no trabaja con un agente.", next: null },
    working_informally: {
      told: "Dice que habla con un agente, sin contrato.",
      next: "Pregunte si firmó algo con el agente.",
    },
    signed_agreement: {
      told: "Dice que firmó con un agente.",
      next: "Pregunte por el contrato con su agente antes que nada.",
    },
  },
  timing: {
    asap_0_30d: "Piensa hacerlo en 30 días.",
    m1_3: "Piensa hacerlo en uno a tres meses.",
    m3_6: "Piensa hacerlo en tres a seis meses.",
    m6_12: "Piensa hacerlo en seis a doce meses.",
    m12_plus: "Piensa hacerlo en más de un año.",
    browsing: "Dice que solo está mirando.",
    unknown: "No dijo cuándo.",
  },
  price: {
    exactly: (price) => `El precio que nombró: ${price}.`,
    between: (least, most) => `El precio que nombró: de ${least} a ${most}.`,
    upTo: (most) => `El precio que nombró: hasta ${most}.`,
    from: (least) => `El precio que nombró: desde ${least}.`,
  },
  beds: (count) => plural(count, "1 recámara", `${count} recámaras`),
  baths: (count, written) => plural(count, "1 baño", `${written} baños`),
  sqft: (written) => `${written} pies cuadrados`,
  size: (written) => `El tamaño que nombró: ${written}.`,
  certificate: "Vino con un certificado del consentimiento.",
  faded: "El consentimiento tenía días cuando llegó el prospecto, y eso restó puntos.",
  unknownFacts: (names) => `No se sabe: ${names}.`,
  missingNames: {
    timing: "cuándo",
    price: "precio",
    type: "tipo de propiedad",
    finance: "financiamiento",
    agent: "agente",
    size: "tamaño",
  },
  follow: {
    fast: {
      aloud: "Si no contesta, intente otra vez el mismo día y los dos siguientes.",
      written: "Si no contesta, escriba otra vez al día siguiente y a los tres días.",
    },
    steady: {
      aloud: "Si no contesta, intente otra vez a los dos días y luego una vez por semana.",
      written: "Si no contesta, escriba otra vez a los tres días y luego cada dos semanas.",
    },
    slow: {
      aloud: "Si no contesta, intente una vez más a la semana y luego una vez al mes.",
      written: "Si no contesta, escriba una vez al mes.",
    },
  },
  mostCallsIn24Hours: (count) => `Allí, como máximo ${count} llamadas en 24 horas a una persona.`,
  stop: "Deje de comunicarse en cuanto lo pida.",
  noHours: "No se conoce su horario de llamada: escriba, no llame.",
  days: (days) => `En los últimos ${days} días`,
  groups: {
    alike: "prospectos parecidos",
    any_type: "prospectos de este tipo y estado, de cualquier propiedad",
    any_state: "prospectos de este tipo y propiedad, de cualquier estado",
    counterpart: "prospectos del tipo opuesto, misma propiedad y estado",
  },
  counted: (days, parts) => `${days}: ${parts}.`,
  came: (leads, group) => `${leads} ${group}`,
  cameBeside: (leads, group, before) =>
    `${leads} ${group}, frente a ${before} en los mismos días anteriores`,
  nothingBefore: "demasiado pocos en los mismos días anteriores para comparar",
  sold: (percent) => `se vendió el ${percent}`,
  soldBeside: (percent, before) => `se vendió el ${percent}, frente al ${before} anterior`,
  tooFew: (group) => `demasiado pocos ${group} para decir algo`,
  middlePrice: (interval) => `la mediana del precio de una venta fue ${interval}`,
  middlePayout: (interval) => `la mediana del pago fue ${interval}`,
  middleOwnPayout: (interval) => `la mediana del pago de sus propias ventas fue ${interval}`,
  middleProperty: (interval) =>
    `la mediana de los precios de propiedad que nombran fue ${interval}`,
  noMoney: "demasiado pocas ventas para decir un precio",
  beside: (leads, counterparts) =>
    `${leads} prospectos parecidos, frente a ${counterparts} del tipo opuesto, misma propiedad y estado`,
  noCounterpart:
    "demasiado pocos prospectos del tipo opuesto, misma propiedad y estado, para decir algo",
  interval: (from, to) => (from === to ? from : `entre ${from} y ${to}`),
};
