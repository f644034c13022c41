// The kinds of items in the network's inbox, one and many.
import type { inboxKinds as english } from "../../en/parts/inbox-kinds.ts";

export const inboxKinds: typeof english = {
  one: {
    alert: "Alerta",
    application: "Solicitud",
    license: "Licencia",
    seller_name: "Nombre de vendedor",
    payout: "Pago",
    manual_entry: "Asiento de billetera",
    return: "Devolución",
    quarantined_lead: "Prospecto en cuarentena",
    consumer_request: "Solicitud de un consumidor",
    failed_delivery: "Entregas fallidas",
    stopped_campaign: "Campaña detenida",
    empty_wallet: "Billetera vacía",
  },
  many: {
    alert: "Alertas",
    application: "Solicitudes",
    license: "Licencias",
    seller_name: "Nombres de vendedor",
    payout: "Pagos",
    manual_entry: "Asientos de billetera",
    return: "Devoluciones",
    quarantined_lead: "Prospectos en cuarentena",
    consumer_request: "Solicitudes de consumidores",
    failed_delivery: "Entregas fallidas",
    stopped_campaign: "Campañas detenidas",
    empty_wallet: "Billeteras vacías",
  },
};
