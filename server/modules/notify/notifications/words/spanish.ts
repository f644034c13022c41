// What news says in Spanish.
import type { PostReason } from "../../../../../domain/lead/vocabulary.ts";
import type { ReturnReason } from "../../../../../domain/returns/reasons.ts";
import type { NotificationWords } from "./news-words.ts";

const SIDES: Readonly<Record<string, string>> = {
  buyer: "comprador",
  seller: "vendedor",
  buyer_and_seller: "comprador y vendedor",
  renter: "inquilino",
  investor_seller: "inversor que vende",
  unknown: "lado desconocido",
};
const WANTED: Readonly<Record<string, string>> = {
  buyer: "compradores",
  seller: "vendedores",
  buyer_and_seller: "compradores que también venden",
  renter: "inquilinos",
  investor_seller: "inversores que venden",
  unknown: "contactos de lado desconocido",
};
const TYPES: Readonly<Record<string, string>> = {
  single_family: "Casa unifamiliar",
  condo: "Condominio",
  townhouse: "Casa adosada",
  multi_2_4: "2–4 unidades",
  multi_5_plus: "5 unidades o más",
  manufactured: "Prefabricada",
  co_op: "Cooperativa",
  land: "Terreno",
  farm_ranch: "Granja o rancho",
  commercial: "Comercial",
  other: "Otra propiedad",
  unknown: "Tipo no indicado",
};
const TIERS: Readonly<Record<string, string>> = {
  hot: "caliente",
  nurture: "por cultivar",
  cold: "frío",
};
const RETURNS: Readonly<Record<ReturnReason, string>> = {
  outside_area: "fuera de la zona",
  wrong_property_type: "otro tipo de propiedad",
  invalid_contact: "el contacto no funciona",
  no_response: "nunca respondió",
  fake_spam: "falso o spam",
  duplicate: "ya se había comprado",
  not_owner: "no es el propietario",
  wholesaler: "es mayorista",
  listed_on_mls: "está en el MLS",
  under_contract: "ya está bajo contrato",
  has_agent: "tiene agente",
  did_not_request: "no lo pidió",
  vacant_land: "terreno baldío",
  non_residential: "no es residencial",
  mobile_no_land: "casa móvil sin terreno",
  no_consent: "sin consentimiento",
  other: "otro motivo",
};
const REFUSED: Readonly<Record<PostReason, string>> = {
  missing_field: "Faltaba un campo obligatorio.",
  invalid_field: "Un campo no se pudo leer.",
  auth_failed: "La clave de la fuente falta o no es válida.",
  source_paused: "La fuente está en pausa.",
  duplicate: "Esta persona ya se conocía para este tipo de contacto.",
  suppressed: "Esta persona pidió no ser contactada.",
  consent_missing: "Falta el consentimiento de la persona.",
  consent_invalid: "El consentimiento no se puede usar.",
  fraud_suspected: "Parecía un fraude y espera a que una persona lo revise.",
  no_buyer: "Ningún comprador lo quiere ahora.",
  below_reserve: "La mejor oferta no llega a la reserva de la fuente.",
  cap_reached: "La fuente llegó a su límite por ahora.",
  ping_expired: "La oferta había vencido.",
  ping_mismatch: "Cambiaron campos que decidieron la oferta.",
  rate_limited: "Demasiados envíos a la vez.",
  internal_error: "Algo falló de nuestro lado.",
};

const at = (place: string | null, before: string): string =>
  place === null ? "" : `${before}${place}`;
const one = (table: Readonly<Record<string, string>>, value: string): string =>
  table[value] ?? value.replaceAll("_", " ");
const leads = (count: number): string =>
  count === 1 ? "Un contacto nuevo cumple" : `${count} contactos nuevos cumplen`;

const WINDOWS = {
  day: { every: "diario", next: "el próximo día" },
  week: { every: "semanal", next: "la próxima semana" },
  month: { every: "mensual", next: "el próximo mes" },
  total: { every: "total", next: "" },
} as const;

export const SPANISH: NotificationWords = {
  lead: (side) => `contacto (${one(SIDES, side)})`,
  newLead: (lead, place) => `Nuevo ${lead} en ${place}`,
  leadSold: (place) => `Contacto vendido en ${place}`,
  propertyType: (type) => one(TYPES, type),
  tier: (tier) => one(TIERS, tier),
  mode: (mode) => (mode === "exclusive" ? "exclusivo" : "compartido"),
  youEarn: (sum) => `usted gana ${sum}`,
  reason: (reason) => RETURNS[reason],
  returns: {
    filed: "Un comprador pide que le devuelvan su dinero",
    filedMore: (reason, earning) =>
      `Motivo: ${reason} · ${earning} de sus ganancias · responda en 48 horas`,
    answered: "El afiliado respondió",
    notAnswered: "El afiliado no respondió",
    waits: "Una devolución espera su decisión",
    waitsMore: (what, reason, price, lastDay) =>
      `${what} · motivo: ${reason} · ${price} · hasta el ${lastDay}`,
    decides: "El operador decide sobre su devolución",
    decidesUntil: (lastDay) => `El operador decide sobre su devolución hasta el ${lastDay}`,
    decided: (approved) => `Devolución ${approved ? "aprobada" : "rechazada"}`,
    why: {
      admin: "",
      checks: ": nuestras comprobaciones probaron el motivo",
      deadline: ": nadie decidió a tiempo",
    },
    moneyBack: (price, why) => `${price} volvieron a su billetera${why}`,
    stands: "La venta sigue en pie: lea por qué",
    takenBack: (earning, why) => `Se descontaron ${earning} de sus ganancias${why}`,
    keeps: (earning) => `Usted conserva ${earning}`,
  },
  search: {
    matched: (count, name) => `${leads(count)} «${name}»`,
    more: "Ya está en el mercado, a su primer precio",
  },
  demand: {
    followed: (count, wanted, state, best) =>
      `${count === 1 ? "Una orden nueva" : `${count} órdenes nuevas`}${wanted === null ? "" : `: ${wanted}`}${at(state, " en ")}, hasta ${best}`,
    more: "Nuevo o cambiado en la demanda abierta que usted sigue",
    wanted: (side) => one(WANTED, side),
  },
  imported: {
    title: (rows) => `Importación terminada: ${rows} ${rows === 1 ? "fila" : "filas"}`,
    more: (sold, earned, unsold, refused) =>
      `${sold} vendidos por ${earned} · ${unsold} publicados sin vender · ${refused} no aceptados`,
  },
  assigned: {
    free: (lead) => `Libre para llamar: ${lead}`,
    took: (name, lead) => `${name} tomó ${lead}`,
    lead: (side, place) => `el contacto (${one(SIDES, side)})${at(place, " en ")}`,
  },
  byForm: (side, place) =>
    `Nuevo contacto (${one(SIDES, side)}) por su formulario${at(place, ": ")}`,
  byConversation: (side, place) =>
    `Nuevo contacto (${one(SIDES, side)}) por su conversación${at(place, ": ")}`,
  outcome: {
    unsold: "Nadie lo ha comprado todavía",
    sold: (mode, earning) =>
      `${mode === "exclusive" ? "Vendido en exclusiva" : "Vendido compartido"} · usted gana ${earning}`,
    refused: (reason) => REFUSED[reason],
  },
  draft: {
    confirmed: (side, place) =>
      `Confirmado: contacto a mano (${one(SIDES, side)})${at(place, " en ")}`,
    ranOut: "Nadie confirmó un contacto a mano",
    ranOutMore: "Su enlace venció y el borrador se borró",
    failed: "Un contacto confirmado no se pudo enviar",
    failedMore: "El borrador se borró: empiece otro",
  },
  webhook: {
    off: (host) => `Webhook desactivado: ${host}`,
    gone: "Su sistema respondió 410: ya no quiere llamadas",
    failing: "Su sistema no aceptó ninguna llamada en cinco días",
    kept: "lo que espera se conserva",
  },
  postback: {
    off: (host) => `Postback desactivado: ${host}`,
    gone: "Su sistema respondió 410: ya no quiere llamadas",
    failing: "Su sistema no aceptó ninguna llamada en cinco días",
    kept: "lo que espera se conserva",
  },
  delivery: {
    failing: (name) => `Los contactos no llegan: ${name}`,
    off: (name) => `Desactivado, los contactos no llegan: ${name}`,
    given: (name) => `No se pudo entregar un contacto: ${name}`,
    kept: "se intenta de nuevo, y entretanto son suyos en la aplicación",
    why: {
      lead_flow_archived:
        "Follow Up Boss lo recibió en vano: su flujo de esta fuente está archivado",
      wrong_key: "Su sistema rechazó la clave",
      unwanted_answer: "Su sistema respondió otras palabras que las acordadas",
      gone: "Su sistema respondió 410: ya no quiere llamadas",
      failed_answer: "Su sistema respondió con un error",
      no_answer: "Su sistema no respondió",
      returned: "El contacto se devolvió",
      erased: "Los datos de la persona se borraron",
      no_mail_server: "Esta red no tiene servidor de correo",
    },
  },
  email: {
    off: "Los correos a uno de ustedes se devuelven",
    why: "El servidor de correo no conoce esa dirección. No se envía nada más allí hasta que su persona vuelva a activar el correo en la configuración",
  },
  payout: {
    waits: "Un pago espera su aprobación",
    waitsMore: (sum) => `${sum} para un afiliado`,
    approved: (sum) => `Su pago de ${sum} está aprobado`,
    approvedMore: "Va a su banco con el próximo archivo",
    sent: (sum) => `${sum} van camino de su banco`,
    sentMore: "Lea de qué ganancias son",
    refused: "Pago rechazado",
    refusedMore: (sum) => `${sum} siguen por pagar: lea por qué`,
    failed: "El banco no aceptó un pago",
    failedMore: (sum) => `${sum} vuelven a estar por pagar: lea por qué`,
  },
  account: {
    waits: "Un afiliado espera su aprobación",
    waitsMore: "Hasta entonces no puede enviar nada",
  },
  limits: {
    reached: (name, window, unit) =>
      `«${name}» agotó su ${unit === "cents" ? "presupuesto" : "tope"} ${WINDOWS[window].every}`,
    leads: (count) => `${count} ${count === 1 ? "contacto" : "contactos"}`,
    again: (window) =>
      window === "total"
        ? "vuelve a comprar cuando usted lo suba"
        : `vuelve a comprar con ${WINDOWS[window].next}, o cuando usted lo suba`,
  },
  wallet: {
    low: "Queda poco en su billetera",
    lowMore: (sum) => `Quedan ${sum}: menos de cinco contactos a su oferta más alta`,
    below: (sum, threshold) => `Quedan ${sum}, menos de los ${threshold} que usted fijó`,
    empty: (campaigns) =>
      campaigns === 1
        ? "Su campaña se detuvo: la billetera se agotó"
        : `${campaigns} campañas se detuvieron: la billetera se agotó`,
    emptyMore: (sum) => `Quedan ${sum}, menos que su oferta más baja`,
  },
  stops: {
    byOperator: (name, status) =>
      `El operador ${status === "paused" ? "pausó" : "archivó"} «${name}»`,
    more: { paused: "No compra nada hasta que alguien la reanude", archived: "Ya no compra nada" },
  },
  source: {
    paused: (name) => `El operador pausó su fuente «${name}»`,
    more: "Sus envíos se rechazan mientras esté en pausa",
  },
  bank: {
    first: "Se indicó una cuenta bancaria para los pagos",
    changed: "Se cambió la cuenta bancaria para los pagos",
    firstMore: "Si no fue ninguno de ustedes, cambien sus contraseñas y escriban al operador",
    changedMore:
      "Los pagos esperan 72 horas. Si no fue ninguno de ustedes, cambien sus contraseñas y escriban al operador",
  },
};
