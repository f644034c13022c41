// Words that several notifications share, in Spanish.
import type { OffReason } from "../../../domain/attempts/attempt.ts";
import type { DeliveryReason } from "../../../domain/deliveries/delivery-reason.ts";
import type { UsedUpWindow } from "../../../domain/distribution/used-up.ts";
import type { LeadSide, PostReason, Tier } from "../../../domain/lead/vocabulary.ts";
import { centsToText } from "../../../domain/money/money.ts";
import type { DecidedReturn } from "../../../domain/notifications/kinds/return-decided.ts";
import type { SoldLead } from "../../../domain/notifications/kinds/leads-sold.ts";
import { recordRef } from "../../../domain/notifications/record-ref.ts";
import type { NotificationText } from "../../../domain/notifications/words.ts";
import { factWords } from "./fact-words.ts";

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const atPlace = (place: string | null, before: string): string =>
  place === null ? "" : `${before}${place}`;
/** The word of a list, or the API's own word where the list has none. */
export const wordOf = (list: Readonly<Record<string, string>>, value: string): string =>
  list[value] ?? value.replaceAll("_", " ");

export const SIDES: Readonly<Record<LeadSide, string>> = {
  buyer: "comprador",
  seller: "vendedor",
  buyer_and_seller: "comprador y vendedor",
  renter: "inquilino",
  investor_seller: "inversor que vende",
  unknown: "tipo de prospecto desconocido",
};
export const WANTED: Readonly<Record<LeadSide, string>> = {
  buyer: "compradores",
  seller: "vendedores",
  buyer_and_seller: "compradores que también venden",
  renter: "inquilinos",
  investor_seller: "inversores que venden",
  unknown: "prospectos de tipo desconocido",
};
/** "prospecto #4f2a1c (vendedor) en Tampa, FL: casa unifamiliar": no two leads share it. */
export function leadPhrase({ leadId, side, propertyType, city, state }: SoldLead): string {
  const property = factWords.property_type.words[propertyType].toLowerCase();
  return `prospecto ${recordRef(leadId)} (${wordOf(SIDES, side)}) en ${city}, ${state}: ${property}`;
}

export const TIERS: Readonly<Record<Tier, string>> = {
  hot: "caliente",
  nurture: "en seguimiento",
  cold: "frío",
};
const REFUSED: Readonly<Record<PostReason, string>> = {
  missing_field: "Faltaba un campo obligatorio.",
  invalid_field: "Un campo no se pudo leer.",
  auth_failed: "La clave de la fuente falta o no es válida.",
  source_paused: "La fuente está en pausa.",
  paused_by_network: "La red pausó esta fuente o este sub ID.",
  duplicate: "Esta persona ya es un prospecto del mismo tipo.",
  suppressed: "Esta persona pidió no ser contactada.",
  consent_missing: "Falta el consentimiento de la persona.",
  consent_invalid: "El consentimiento no se puede usar.",
  fraud_suspected: "Sospecha de fraude: espera la revisión de una persona.",
  no_buyer: "Ningún comprador lo quiere ahora.",
  below_reserve: "La mejor oferta no llega a la reserva de la fuente.",
  cap_reached: "La fuente llegó a su límite por ahora.",
  ping_expired: "La oferta había vencido.",
  ping_mismatch: "Cambiaron campos que decidieron la oferta.",
  rate_limited: "Demasiados envíos a la vez.",
  internal_error: "Algo falló de nuestro lado.",
};

export const WINDOWS: Readonly<
  Record<UsedUpWindow, { readonly every: string; readonly next: string }>
> = {
  day: { every: "diario", next: "el próximo día" },
  week: { every: "semanal", next: "la próxima semana" },
  month: { every: "mensual", next: "el próximo mes" },
  total: { every: "total", next: "" },
};

export const OFF_REASONS: Readonly<Record<OffReason, string>> = {
  gone: "Su servidor respondió 410 (ya no existe)",
  failing: "Todas las llamadas fallaron durante cinco días",
};

export const DELIVERY_REASONS: Readonly<Record<DeliveryReason, string>> = {
  lead_flow_archived: "Follow Up Boss no creó a la persona: el flujo de esta fuente está archivado",
  wrong_key: "Su servidor rechazó la clave",
  unwanted_answer: "Su respuesta no contenía el texto esperado",
  gone: "Su servidor respondió 410 (ya no existe)",
  failed_answer: "Su servidor respondió con un error",
  no_answer: "Su servidor no respondió",
  returned: "El prospecto se devolvió",
  erased: "El contacto se borró",
  no_mail_server: "Esta red no tiene servidor de correo",
};

/** The outcome of a post that a form or a confirmed draft made. */
export function outcomeText(posted: {
  readonly sale: "none" | "shared" | "exclusive";
  readonly earningCents: number;
  readonly reason: PostReason | null;
}): string {
  if (posted.reason !== null) return REFUSED[posted.reason];
  if (posted.sale === "none") return "Todavía no se vende";
  const how = posted.sale === "exclusive" ? "Vendido en exclusiva" : "Vendido compartido";
  return `${how} · usted gana ${centsToText(posted.earningCents)}`;
}

const DECIDED_BY: Readonly<Record<DecidedReturn["by"], string>> = {
  admin: "",
  checks: ": nuestras verificaciones probaron el motivo",
  deadline: ": aprobada automáticamente",
};

export function returnDecision({
  to,
  leadId,
  approved,
  by,
  cents,
}: DecidedReturn): NotificationText {
  const sum = centsToText(cents);
  const bodies = {
    buyer: approved ? `${sum} volvieron a su billetera${DECIDED_BY[by]}` : "Vea por qué se rechazó",
    affiliate: approved
      ? `Se revirtieron ${sum} de sus ganancias${DECIDED_BY[by]}`
      : `Usted conserva ${sum}`,
  };
  return {
    title: `Devolución del prospecto ${recordRef(leadId)} ${approved ? "aprobada" : "rechazada"}`,
    body: bodies[to],
  };
}
