// Texts of a campaign's history: what changed, who changed it, and what followed.
import type { CampaignHistoryTexts } from "../en/campaign-changes.ts";
import { plural } from "../plural.ts";

export const campaignHistoryTexts: CampaignHistoryTexts = {
  title: "Cambios",
  none: "Aún no ha cambiado nada.",
  made: "Campaña creada",
  edited: "Campaña editada",
  by: (author) => `por ${author}`,
  authors: {
    member: "un antiguo miembro",
    key: "una clave de API",
    network: "la red",
    system: "Plat, a su hora",
  },
  keyNamed: (name) => `la clave de API ${name}`,
  status: "Estado",
  statuses: { active: "Activa", paused: "En pausa", archived: "Archivada" },
  name: "Nombre",
  criteria: "Criterios",
  before: "Antes",
  after: "Después",
  blocked: "Fuentes bloqueadas",
  effect: (before, after) => `Antes: ${before}. Después: ${after}.`,
  bought: (perDay, leads, written) =>
    `${perDay} prospectos al día (${plural(leads, "1 prospecto", `${written} prospectos`)})`,
  boughtAt: (bought, price) => `${bought} a ${price} cada uno`,
  all: "Mostrar todos los cambios",
};
