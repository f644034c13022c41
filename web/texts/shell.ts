// Texts of the frame: menus, top bar, the screens' names, not found.
import { defineTexts } from "../lib/text/text.ts";

export const SHELL_TEXTS = defineTexts(
  {
    skip: "Skip to content",
    menu: "Menu",
    logout: "Logout",
    notifications: "Notifications",
    palette: "Search and go to",
    settings: "Settings",
    screens: {
      dashboard: "Dashboard",
      campaigns: "Campaigns",
      settings: "Settings",
      billing: "Billing",
      leads: "Leads",
      earnings: "Earnings",
      users: "Users",
      marketplace: "Lead Marketplace",
      activity: "Activity",
    },
    demo: "Demo network: the people and the money are made up.",
    openMenu: "Open menu",
    keys: "Keyboard shortcuts",
    pending:
      "Your account waits for the operator's approval. You can look around; leads are taken once it is approved.",
    notFound: {
      title: "There is no such screen",
      asked: (path: string) => `You asked for ${path}.`,
      near: "These are close:",
      home: "Back to the dashboard",
      signIn: "To the sign-in",
    },
    broken: {
      title: "This screen broke",
      sentence:
        "Load it again; your work elsewhere is untouched. If it stays broken, tell the operator.",
      reload: "Load again",
    },
  },
  {
    skip: "Ir al contenido",
    menu: "Menú",
    logout: "Cerrar sesión",
    notifications: "Notificaciones",
    palette: "Buscar e ir a",
    settings: "Configuración",
    screens: {
      dashboard: "Panel",
      campaigns: "Campañas",
      settings: "Configuración",
      billing: "Facturación",
      leads: "Contactos",
      earnings: "Ganancias",
      users: "Usuarios",
      marketplace: "Mercado de contactos",
      activity: "Actividad",
    },
    demo: "Red de demostración: las personas y el dinero son inventados.",
    openMenu: "Abrir menú",
    keys: "Atajos de teclado",
    pending:
      "Su cuenta espera la aprobación del operador. Puede mirar; los contactos se aceptan cuando esté aprobada.",
    notFound: {
      title: "No existe esa pantalla",
      asked: (path) => `Pidió ${path}.`,
      near: "Estas se parecen:",
      home: "Volver al panel",
      signIn: "Iniciar sesión",
    },
    broken: {
      title: "Esta pantalla falló",
      sentence:
        "Cárguela de nuevo; su trabajo en otro lugar está intacto. Si sigue fallando, avise al operador.",
      reload: "Cargar de nuevo",
    },
  },
);
