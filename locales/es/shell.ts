// Texts of the frame: menus, top bar, the screens' names, not found.
import type { ShellTexts } from "../en/shell.ts";

export const shellTexts: ShellTexts = {
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
};
