// Texts of the lists of campaigns: an advertiser's own and the operator's.
import { LONGEST_WINDOW_DAYS } from "../../domain/reports/longest-period.ts";
import { plural } from "../plural.ts";
import { campaignChangeTexts } from "./parts/campaign-changes.ts";
import type { CampaignTexts } from "../en/campaigns.ts";

export const campaignTexts: CampaignTexts = {
  about: {
    advertiser: "Las campañas compran automáticamente los prospectos que coinciden.",
    affiliate: "Lo que los compradores quieren ahora y lo que usted gana.",
    admin: "Todas las campañas de la red.",
    other: "Su rol no tiene campañas.",
  },
  openDemand: "Demanda abierta",
  label: "Campañas",
  create: "Crear campaña",
  status: { active: "Activa", paused: "En pausa", archived: "Archivada" },
  stopped: "No puede comprar",
  closed: "Cerrada ahora",
  obstacle: {
    account_suspended: "cuenta no activa",
    not_licensed: "sin licencia",
    insufficient_funds: "saldo insuficiente",
    cap_reached: "límite alcanzado",
    budget_exhausted: "presupuesto agotado",
    account_limit: "límite acordado con la red alcanzado",
    outside_hours: "fuera de su horario",
  },
  stoppedBecause: (reason) => `No puede comprar: ${reason}`,
  columns: {
    name: "Campaña",
    owner: "Anunciante",
    status: "Estado",
    bids: "Ofertas",
    exclusive: "Exclusiva",
    shared: "Por lugar",
    day: "Límite diario",
    today: "Hoy",
    bought: "Comprados",
    spend: "Gasto",
    average: "Costo por prospecto",
    pace: "Ritmo",
    action: "Acción",
    total: `En ${LONGEST_WINDOW_DAYS} días`,
  },
  filters: { status: "Estado", owner: "Anunciante" },
  exclusive: (bid) => `${bid} exclusivo`,
  shared: (bid) => `${bid} por lugar`,
  window: {
    day: "hoy",
    week: "esta semana",
    month: "este mes",
    total: "en total",
    hour: "por hora",
  },
  of: (used, cap, window) => `${used} de ${cap} ${window}`,
  noCap: "Sin límite",
  starving: "No compró nada",
  starvingOnly: (count) =>
    plural(
      count,
      "1 campaña activa no compró nada en este período.",
      `${count} campañas activas no compraron nada en este período.`,
    ),
  empty: "Aún no hay campañas. Cree una para comprar automáticamente los prospectos que coinciden.",
  emptyAdmin: "Aún no hay campañas. Las campañas de los anunciantes aparecen aquí.",
  ...campaignChangeTexts,
  kept: (count) => `${count} conservados`,
  byHand: "Compras manuales",
  sum: "Total",
  leads: (count, written) => plural(count, "1 prospecto", `${written} prospectos`),
  until: (day) => `hasta el ${day}`,
};
