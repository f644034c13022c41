// Texts of the network's alerts in Spanish: what is out of the ordinary, and the rules that say so.
import type { LimitUnit } from "../../domain/alerts/alert-rule.ts";
import type { AlertKind } from "../../domain/alerts/kind-names.ts";
import { SETTLED_DAYS, USUAL_DAYS } from "../../domain/alerts/periods.ts";
import type { AlertTexts } from "../en/alerts.ts";
import {
  alertEvidence,
  alertLimits,
  alertNames,
  alertTitle,
  queueNames,
} from "./parts/alert-words.ts";

const about: Readonly<Record<AlertKind, string>> = {
  source_quiet: "Una fuente no envía prospectos, aunque a esta hora de la semana suele hacerlo.",
  buyer_quiet: "Un comprador con campañas activas no compra, aunque a esta hora suele hacerlo.",
  accept_rate:
    "Se aceptan inusualmente pocos o muchos prospectos de una fuente, según sus últimos " +
    `${USUAL_DAYS} días.`,
  return_rate: `Se devuelven inusualmente muchos prospectos de una fuente en ${SETTLED_DAYS} días.`,
  contact_rate:
    "Se contactan inusualmente pocos prospectos trabajados de una fuente en " +
    `${SETTLED_DAYS} días.`,
  delivery_failing: "Un destino, webhook o postback no recibe ningún mensaje.",
  wallet_days: "El saldo de un comprador alcanza para pocos días más al ritmo de la semana pasada.",
  queue_age: "Los mensajes de una cola esperan más de lo debido.",
  worker_gone:
    "Ningún proceso de trabajo está activo: esperan eventos, correos, webhooks y entregas.",
};

const units: Readonly<Record<LimitUnit, string>> = {
  minutes: "minutos",
  days: "días",
  leads: "prospectos",
  sales: "ventas",
  points: "puntos porcentuales",
  deviations: "desviaciones estándar",
};

const words = { about, limits: alertLimits, units };

export const alertTexts: AlertTexts = {
  names: alertNames,
  queues: queueNames,
  evidence: alertEvidence,
  heading: alertTitle,
  rules: words,
  title: "Alertas",
  intro: "Lo que sale de lo habitual, con las cifras que lo muestran",
  back: "Panel",
  openAlerts: "Alertas",
  states: { label: "Estado", open: "Abiertas", closed: "Pasadas" },
  kinds: "Reglas",
  all: "Todas",
  list: "Alertas",
  empty: {
    open: "No hay alertas abiertas. Aparecen aquí en un plazo de cinco minutos.",
    closed: "Aún no hay alertas pasadas.",
  },
  toRules: "Editar reglas",
  one: "Alerta",
  facts: {
    account: "Cuenta",
    opened: "Abierta",
    seen: "Vista por última vez",
    closed: "Cerrada",
    period: "Medido",
    compared: "Comparado desde",
  },
  ends: {
    well: "De nuevo como siempre",
    not_watched: "Ya no se vigila",
    rule_off: "Regla desactivada",
  },
  since: (time) => `desde hace ${time}`,
  closedFor: (time) => `cerrada hace ${time}`,
  rows: "Ver las cifras",
  more: "Mostrar más",
  rulesAbout:
    "Las reglas abren alertas y las cierran automáticamente cuando las cifras " +
    "vuelven a lo habitual.",
  on: "Activada",
  off: "Desactivada",
  usual: (value) => `Predeterminado: ${value}`,
  told: {
    network: "Avisa a la red",
    advertiser: "Avisa a la red y al comprador",
    affiliate: "Avisa a la red y al afiliado",
  },
  openCount: (count) => `${count} abiertas`,
  isOn: "Regla activada",
  save: "Guardar regla",
  saved: "Regla de alerta guardada.",
  bounds: (least, most) => `Ingrese un número entero de ${least} a ${most}.`,
};
