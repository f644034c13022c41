// Los textos de los tipos de comprador y de tráfico.
import type { AccountKindTexts } from "../en/account-kinds.ts";

export const accountKindTexts: AccountKindTexts = {
  buyerLabel: "Tipo de comprador",
  buyer: {
    agent: "Agente",
    broker: "Corredor o equipo",
    lender: "Prestamista",
    investor: "Inversor",
    wholesaler: "Mayorista",
  },
  trafficLabel: "Tráfico principal",
  traffic: {
    search: "Búsqueda",
    social: "Redes sociales",
    own_site: "Sitio propio",
    email: "Correo",
    call_center: "Centro de llamadas",
    offline: "Fuera de internet",
    other: "Otro",
  },
};
