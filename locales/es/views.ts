// Textos de la vista de una cuenta tal como la ve su gente.
import type { ViewTexts } from "../en/views.ts";

export const viewTexts: ViewTexts = {
  start: "Ver como esta cuenta",
  startTitle: (name) => `Ver como ${name}`,
  startAbout: (minutes) =>
    `Durante ${minutes} minutos verá lo que ve la gente de esta cuenta. No cambia nada y no se muestran datos de contacto. La actividad de la cuenta dirá que la red la vio.`,
  reason: "Motivo",
  reasonHint: "Por ejemplo: pidió ayuda con una campaña. Se guarda en la actividad de la red.",
  reasonMissing: "Ingrese un motivo.",
  begin: "Empezar a ver",
  begun: (name) => `Está viendo como ${name}.`,
  label: "Vista de una cuenta",
  kinds: { advertiser: "anunciante", affiliate: "afiliado" },
  viewing: "Viendo como",
  terms: (kind, time) => `(${kind}), solo lectura, hasta las ${time}`,
  personal: "Cada persona ajusta esto para sí. La vista de una cuenta no lo muestra.",
  stop: "Dejar de ver",
  problems: {
    view_only: "Solo está viendo esta cuenta. Deje de verla para cambiar algo.",
    not_in_view: "No se muestra mientras ve una cuenta.",
  },
  notStopped: "No se pudo terminar la vista. Inténtelo de nuevo en un momento.",
};
