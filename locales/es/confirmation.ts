// Texts of confirming who one is, before an act that an open browser alone must not allow.
import type { ConfirmationTexts } from "../en/confirmation.ts";

export const confirmationTexts: ConfirmationTexts = {
  title: "Confirme que es usted",
  about: (minutes) =>
    `Antes de claves, dinero y exportaciones, Plat lo pide una vez cada ${minutes} minutos.`,
  confirm: "Confirmar",
  cancel: "Cancelar",
  toPassword: "Usar la contraseña",
  toCode: "Usar un código de la aplicación",
  toPasskey: "Usar una llave de acceso",
  none: "Cierre la sesión, iníciela de nuevo y repita esto.",
};
