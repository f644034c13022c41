// Texts of the users' screen: the directory of accounts, one's own company, and with whom one
// trades.
import { defineTexts } from "../lib/text/text.ts";

export const USER_TEXTS = defineTexts(
  {
    about: {
      admin: "Every account of the network.",
      advertiser: "Your company, and the sources you bought from.",
      affiliate: "Your company, your sources, and where your leads sell.",
      other: "Your account.",
    },
    directory: {
      label: "Accounts",
      views: {
        all: "All",
        pending: "Waiting",
        advertisers: "Advertisers",
        affiliates: "Affiliates",
        suspended: "Suspended",
      },
      none: "No account yet. Companies that sign up stand here and wait for your approval.",
      nameHint: "The whole name, as it is written",
    },
    account: {
      title: "Account",
      campaigns: "Campaigns",
      noCampaigns: "No campaign yet.",
      sources: "Sources",
      noSources: "No source yet.",
      activity: "Last activity",
      noActivity: "Nothing has happened yet.",
      allActivity: "All its activity",
      campaignStatus: { active: "Active", paused: "Paused", archived: "Archived" },
      sourceStatus: { active: "Active", paused: "Paused" },
      routingOf: (source: string) => `How leads of ${source} find their buyer`,
      routingSaved: (source: string, routing: string) =>
        `${source}: ${routing}, from the next lead on.`,
      noCap: "no daily limit",
      cap: (count: string) => `${count} leads a day`,
      exclusive: (bid: string) => `${bid} exclusive`,
      shared: (bid: string) => `${bid} a shared slot`,
    },
    company: {
      title: "My company",
      team_role: "Signed in as",
      role: "Role",
      roles: { advertiser: "Advertiser", affiliate: "Affiliate", admin: "Admin" },
      keys: "API keys",
      keyCount: (count: number, written: string) =>
        count === 0 ? "None" : count === 1 ? "1 active" : `${written} active`,
      manageKeys: "Manage keys",
      edit: "Edit the company",
    },
    sellers: {
      title: "My sellers",
      about:
        "Sources you bought from. Their names are made for you alone. Where many leads are given back, compare them with the others before you narrow a campaign.",
      none: "You bought from nobody in this period. What an active campaign buys stands here, by the source it came from.",
    },
    sources: {
      title: "My sources",
      about:
        "What each source brought. A falling share of accepted leads means that its form or its traffic changed.",
      none: "No source yet. Make one, and post leads with its key.",
      make: "Make a source",
      manage: "Manage sources",
      noLeads:
        "No lead came from your sources in this period. Post one with a source's key to see it here.",
    },
    buyers: {
      title: "Where my leads sell",
      about: "Buyers stay unnamed. What your leads earn by state says where it pays to bring more.",
      returns: "What buyers gave back",
      returnsAbout:
        "Returns asked for in this period, by reason: many of one reason mean that something in a form misleads.",
      noReturns: "No buyer asked for its money back in this period.",
      part: (count: string) => `Counted are the newest ${count}.`,
      reason: "Reason",
      count: "Returns",
      approved: "Approved",
      waiting: "Waiting",
      declined: "Declined",
    },
  },
  {
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
      roles: { advertiser: "Anunciante", affiliate: "Afiliado", admin: "Administrador" },
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
      returns: "Lo que devolvieron los compradores",
      returnsAbout:
        "Devoluciones pedidas en este período, por motivo: muchas de un mismo motivo indican que algo en un formulario confunde.",
      noReturns: "Ningún comprador pidió su dinero en este período.",
      part: (count) => `Se cuentan las ${count} más recientes.`,
      reason: "Motivo",
      count: "Devoluciones",
      approved: "Aprobadas",
      waiting: "En espera",
      declined: "Denegadas",
    },
  },
);
