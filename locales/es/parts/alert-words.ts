// What alerts say in Spanish: their names, and each one's evidence in a sentence.
import type { Evidence } from "../../../domain/alerts/alert-rule.ts";
import type { AlertKind } from "../../../domain/alerts/kind-names.ts";
import { DAYS_OF_SPEND, SETTLED_DAYS, USUAL_DAYS } from "../../../domain/alerts/periods.ts";
import {
  amountText,
  bandText,
  daysOf,
  percentText,
  spanText,
  tenthsText,
} from "../../alert-figures.ts";
import { type AlertWords, alertNewsIn, alertTitleIn } from "../../alert-news.ts";
import { plural } from "../../plural.ts";

export const alertNames: Readonly<Record<AlertKind, string>> = {
  accept_rate: "Tasa de aceptación",
  buyer_quiet: "Comprador inactivo",
  contact_rate: "Tasa de contacto",
  delivery_failing: "Entregas fallidas",
  queue_age: "Cola atrasada",
  return_rate: "Tasa de devolución",
  source_quiet: "Fuente inactiva",
  wallet_days: "Saldo por agotarse",
  worker_gone: "Sin proceso de trabajo",
};

export const queueNames: Readonly<Record<string, string>> = {
  deliveries: "Entregas de prospectos",
  emails: "Correos",
  events: "Eventos",
  postbacks: "Postbacks",
  push: "Mensajes push",
  webhooks: "Webhooks",
  worker: "Procesos de trabajo",
};

/** The limits of rules, and whether one is on. */
export const alertLimits: Readonly<Record<string, string>> = {
  is_on: "Regla activada",
  missing: "Faltan al menos",
  minutes: "Durante al menos",
  least: "Se evalúa desde",
  deviations: "Ancho de la banda",
  points: "Diferencia de al menos",
  days: "Menos días que",
};

const period = (evidence: Evidence): string => {
  const days = daysOf(evidence);
  return days === 1 ? "en un día" : `en ${days} días`;
};

function usual({ low, high }: Evidence): string {
  const band = bandText({ low, high });
  if (band !== null) return band;
  return low === null ? `máximo ${percentText(high ?? 0)}` : `mínimo ${percentText(low)}`;
}

const rate = (name: string, of: string, evidence: Evidence): string =>
  `${name} ${percentText(evidence.value)}: ${evidence.count} de ${evidence.of} ${of} ` +
  `${period(evidence)} · lo habitual: ${usual(evidence)}, por ` +
  `${evidence.usualOf} de los ${USUAL_DAYS} días anteriores`;

/** Each evidence as one line; facts with an amount are apart, for readers who see no money. */
export const alertEvidence: Readonly<Record<AlertKind, (evidence: Evidence) => string>> = {
  accept_rate: (evidence) => rate("Aceptados", "prospectos", evidence),
  return_rate: (evidence) => rate(`Devueltos en ${SETTLED_DAYS} días`, "ventas", evidence),
  contact_rate: (evidence) =>
    rate(`Contactados en ${SETTLED_DAYS} días`, "prospectos trabajados", evidence),
  source_quiet: ({ value, of }) =>
    `Sin prospectos desde hace ${spanText(value)} · lo habitual en ese tiempo: ${of}`,
  buyer_quiet: ({ value, of }) =>
    `Sin compras desde hace ${spanText(value)} · lo habitual en ese tiempo: ${of}`,
  delivery_failing: ({ value, count }) =>
    `Todos los intentos fallan desde hace ${spanText(value)} · ` +
    plural(count ?? 0, "1 mensaje en espera", `${count} mensajes en espera`),
  wallet_days: ({ value, availableCents, spentCents }) =>
    [
      `Alcanza para ${tenthsText(value)} días más`,
      ...(availableCents === null ? [] : [`${amountText(availableCents)} disponibles`]),
      ...(spentCents === null
        ? []
        : [`${amountText(spentCents)} gastados en ${DAYS_OF_SPEND} días`]),
    ].join(" · "),
  queue_age: ({ value, high, count }) =>
    `El más antiguo de ${count} mensajes pendientes espera desde hace ${spanText(value)} · ` +
    `límite ${spanText(high ?? 0)}`,
  worker_gone: ({ value }) =>
    `Sin proceso de trabajo desde hace ${spanText(value)} · esperan eventos, correos, webhooks y ` +
    "entregas",
};

const words: AlertWords = {
  names: alertNames,
  queues: queueNames,
  evidence: alertEvidence,
  noWorker: "Ningún proceso de trabajo está activo",
  ownWallet: "Su saldo está por agotarse",
  ownSource: (source) => `Sin prospectos de su fuente ${source}`,
  over: (title) => `Terminó: ${title}`,
  was: (evidence) => `Fue: ${evidence}`,
};

/** "Fuente inactiva: Elm Leads". */
export const alertTitle = (kind: AlertKind, subject: string): string =>
  alertTitleIn(words, kind, subject);

export const alertNewsTexts = alertNewsIn(words);
