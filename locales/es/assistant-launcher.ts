// Texts of the button that opens the assistant. They load with every screen; the panel's own load
// with it.
import type { LauncherTexts } from "../en/assistant-launcher.ts";

export const launcherTexts: LauncherTexts = {
  title: "Asistente de IA",
  ask: (network) => `Preguntar a ${network}`,
  short: "Preguntar",
  name: (shown) => `${shown}: Asistente de IA`,
  unseen: "Mensaje nuevo del asistente",
  close: "Cerrar el asistente",
};
