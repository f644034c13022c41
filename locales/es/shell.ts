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
  roles: { advertiser: "Anunciante", affiliate: "Afiliado", admin: "Administrador" },
  demoNetwork: "Red de demostración",
  keys: "Atajos de teclado",
  pending: "Su cuenta espera aprobación. Sus contactos se aceptan cuando esté aprobada.",
  notFound: {
    title: "Página no encontrada",
    asked: (path) => `No hay ninguna página en ${path}.`,
    near: "Páginas parecidas:",
    home: "Volver al panel",
    signIn: "Iniciar sesión",
  },
  broken: {
    title: "Algo salió mal",
    sentence:
      "Cargue la página de nuevo. El resto de su trabajo está a salvo. Si sigue ocurriendo, avise a la red.",
    reload: "Cargar de nuevo",
  },
};
