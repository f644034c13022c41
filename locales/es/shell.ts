// Texts of the frame: menus, top bar, the screens' names, not found.
import type { ShellTexts } from "../en/shell.ts";

export const shellTexts: ShellTexts = {
  skip: "Ir al contenido",
  menu: "Menú",
  logout: "Cerrar sesión",
  palette: "Buscar e ir a",
  screens: {
    dashboard: "Panel",
    campaigns: "Campañas",
    settings: "Configuración",
    billing: "Facturación",
    leads: "Prospectos",
    earnings: "Ganancias",
    users: "Usuarios",
    marketplace: "Mercado de prospectos",
    activity: "Actividad",
  },
  roles: { advertiser: "Anunciante", affiliate: "Afiliado", admin: "Administrador" },
  demoNetwork: "Red demo",
  keys: "Atajos de teclado",
  notFound: {
    title: "Página no encontrada",
    asked: (path) => `No hay ninguna página en ${path}.`,
    near: "Páginas parecidas:",
    home: "Volver al panel",
    signIn: "Ir a iniciar sesión",
  },
  broken: {
    title: "Algo salió mal",
    sentence:
      "Recargue esta página. El resto de su trabajo está a salvo. Si sigue ocurriendo, escriba a la red.",
    reload: "Recargar",
  },
};
