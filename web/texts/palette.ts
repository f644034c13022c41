// Texts of the palette and of the list of keys.
import { defineTexts } from "../lib/text/text.ts";

export const PALETTE_TEXTS = defineTexts({
  title: "Search and go to", placeholder: "Type a screen, a record or an action", nothing: "Nothing fits. Try a place, a name or the first characters of an id.", screens: "Screens", records: "Records", actions: "Actions",
  lightTheme: "Light theme", darkTheme: "Dark theme", systemTheme: "Theme of the system", english: "English", spanish: "Español", logout: "Logout", assistant: "Ask the assistant", keys: "Show keyboard shortcuts", markAll: "Mark all notifications as read", newCampaign: "Create a campaign",
  lead: "Lead", campaign: "Campaign", account: "Account", source: "Source",
  keyTitle: "Keyboard shortcuts", off: "Single letters are switched off in Settings.", openPalette: "Search and go to", openKeys: "This list", goTo: (screen: string) => `Go to ${screen}`, close: "Close what is on top", move: "Move in a list", open: "Open the row", select: "Select the row", between: "then",
}, {
  title: "Buscar e ir a", placeholder: "Escriba una pantalla, un registro o una acción", nothing: "Nada coincide. Pruebe con un lugar, un nombre o el inicio de un id.", screens: "Pantallas", records: "Registros", actions: "Acciones",
  lightTheme: "Tema claro", darkTheme: "Tema oscuro", systemTheme: "Tema del sistema", english: "English", spanish: "Español", logout: "Cerrar sesión", assistant: "Preguntar al asistente", keys: "Mostrar atajos de teclado", markAll: "Marcar todas las notificaciones como leídas", newCampaign: "Crear una campaña",
  lead: "Contacto", campaign: "Campaña", account: "Cuenta", source: "Fuente",
  keyTitle: "Atajos de teclado", off: "Las letras sueltas están desactivadas en Configuración.", openPalette: "Buscar e ir a", openKeys: "Esta lista", goTo: (screen) => `Ir a ${screen}`, close: "Cerrar lo de encima", move: "Moverse en una lista", open: "Abrir la fila", select: "Seleccionar la fila", between: "luego",
});
