// Texts of the users' screen: the directory of accounts, the viewer's company, and its trading
// partners.
import type { UserTexts } from "../en/users.ts";

export const userTexts: UserTexts = {
  about: {
    admin: "Todas las cuentas de la red.",
    advertiser: "Su empresa y las fuentes a las que compró.",
    affiliate: "Su empresa, sus fuentes y dónde se venden sus contactos.",
    other: "Su cuenta.",
  },
  directory: {
    label: "Cuentas",
    views: {
      all: "Todas",
      pending: "En espera",
      advertisers: "Anunciantes",
      affiliates: "Afiliados",
      suspended: "Suspendidas",
    },
    none: "Aún no hay cuentas. Las empresas que se registran aparecen aquí y esperan su aprobación.",
    nameHint: "El nombre completo, tal como está escrito",
  },
  account: {
    title: "Cuenta",
    campaigns: "Campañas",
    noCampaigns: "Aún no hay campañas.",
    sources: "Fuentes",
    noSources: "Aún no hay fuentes.",
    activity: "Última actividad",
    noActivity: "Aún no ha pasado nada.",
    allActivity: "Toda su actividad",
    campaignStatus: { active: "Activa", paused: "En pausa", archived: "Archivada" },
    sourceStatus: { active: "Activa", paused: "En pausa" },
    routingOf: (source) => `Cómo encuentran comprador los contactos de ${source}`,
    routingSaved: (source, routing) => `${source}: ${routing}, desde el próximo contacto.`,
    noCap: "sin tope diario",
    cap: (count) => `${count} contactos al día`,
    exclusive: (bid) => `${bid} exclusivo`,
    shared: (bid) => `${bid} por lugar compartido`,
  },
  company: {
    title: "Mi empresa",
    team_role: "Sesión de",
    role: "Función",
    keys: "Claves de API",
    keyCount: (count, written) =>
      count === 0 ? "Ninguna" : count === 1 ? "1 activa" : `${written} activas`,
    manageKeys: "Gestionar claves",
    edit: "Editar la empresa",
  },
  sellers: {
    title: "Mis vendedores",
    about:
      "Fuentes a las que compró. Sus nombres existen solo para usted. Donde se devuelven muchos contactos, compárelos con los demás antes de ajustar una campaña.",
    none: "No compró a nadie en este período. Lo que compre una campaña activa aparecerá aquí, según la fuente de la que vino.",
  },
  sources: {
    title: "Mis fuentes",
    about:
      "Lo que trajo cada fuente. Si baja la parte aceptada, cambió su formulario o su tráfico.",
    none: "Aún no hay fuentes. Cree una y envíe contactos con su clave.",
    make: "Crear una fuente",
    manage: "Gestionar fuentes",
    noLeads:
      "No llegó ningún contacto de sus fuentes en este período. Envíe uno con la clave de una fuente para verlo aquí.",
  },
  buyers: {
    title: "Dónde se venden mis contactos",
    about:
      "Los compradores no se nombran. Lo que ganan sus contactos por estado dice dónde conviene traer más.",
    count: "Devoluciones",
    approved: "Aprobadas",
    waiting: "En espera",
    declined: "Denegadas",
  },
};
