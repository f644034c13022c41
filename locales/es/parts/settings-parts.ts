// Names of the sections of the settings.
import type { SettingsPartTexts } from "../../en/parts/settings-parts.ts";

export const settingsParts: SettingsPartTexts = {
  profile: "Perfil",
  team: "Equipo",
  exclusions: "Lista de exclusión",
  deliveries: "Entregas",
  display: "Pantalla",
  notifications: "Notificaciones",
  security: "Seguridad",
  keys: "Claves de API",
  sources: "Fuentes",
  forms: "Formularios",
  tracking: "Seguimiento",
  payouts: "Pagos",
  webhooks: "Webhooks",
  network: "Red",
  alerts: "Alertas",
  pauses: "Pausas",
  emails: "Correos",
  assistant: "Asistente",
};
