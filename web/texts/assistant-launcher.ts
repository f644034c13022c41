// Texts of the button that opens the assistant. They load with every screen; the panel's own load
// with it.
import { defineTexts } from "../lib/text/text.ts";

export const LAUNCHER_TEXTS = defineTexts(
  {
    title: "AI Assistant",
    ask: (network: string) => `Ask ${network}`,
    name: (shown: string) => `${shown}: AI Assistant`,
    unseen: "New message from the assistant",
    close: "Close the assistant",
  },
  {
    title: "Asistente de IA",
    ask: (network) => `Preguntar a ${network}`,
    name: (shown) => `${shown}: Asistente de IA`,
    unseen: "Mensaje nuevo del asistente",
    close: "Cerrar el asistente",
  },
);
