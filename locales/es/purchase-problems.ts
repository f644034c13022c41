// Textos de compras y cambios de anuncios rechazados, por el código del problema.
import type { PurchaseProblemTexts } from "../en/purchase-problems.ts";

export const purchaseProblemTexts: PurchaseProblemTexts = {
  price_changed: "El precio cambió. Revise el precio nuevo y compre de nuevo.",
  insufficient_funds:
    "El saldo de su billetera es muy bajo. Recárguela en Facturación y compre de nuevo.",
  already_sold: "Otro comprador acaba de comprar este prospecto.",
  no_longer_listed: "Este prospecto ya no está en venta.",
  mode_not_offered: "Este prospecto ya no se ofrece de esa manera.",
  not_licensed:
    "Su cuenta no tiene licencia en el estado de este prospecto. Si la tiene, agregue el estado en Configuración.",
  already_owned: "Ya tiene este prospecto, así que no necesita pagar otra vez.",
  consent_scope: "El consentimiento no lo incluye a usted. Elija otro prospecto.",
};
