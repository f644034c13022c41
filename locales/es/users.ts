// Texts of the users' screen: the directory of accounts, the viewer's company, and its trading
// partners.
import type { UserTexts } from "../en/users.ts";

export const userTexts: UserTexts = {
  about: {
    admin: "Todas las cuentas de la red.",
    advertiser: "Su empresa y las fuentes a las que compró.",
    affiliate: "Su empresa, sus fuentes y dónde se venden sus prospectos.",
    other: "Su cuenta.",
  },
  directory: {
    invite: "Invitar a una empresa",
    label: "Cuentas",
    views: {
      all: "Todas",
      toDecide: "Por decidir",
      pending: "Pendientes",
      advertisers: "Anunciantes",
      affiliates: "Afiliados",
      suspended: "Suspendidas",
    },
    none: "Aún no hay cuentas. Las empresas que se registran aparecen aquí para su aprobación.",
    tag: "Etiqueta",
    tags: "Etiquetas",
  },
  company: {
    title: "Mi empresa",
    team_role: "Sesión como",
    role: "Rol",
    keys: "Claves de API",
    keyCount: (count, written) =>
      count === 0 ? "Ninguna" : count === 1 ? "1 activa" : `${written} activas`,
    manageKeys: "Gestionar claves",
    edit: "Editar empresa",
  },
  sellers: {
    title: "Fuentes a las que compro",
    about:
      "Fuentes a las que compró, con alias que solo usted ve. Compare las fuentes con muchas devoluciones antes de limitar una campaña.",
    none: "No hay compras en este período. Las fuentes a las que compran sus campañas aparecen aquí.",
  },
  sources: {
    title: "Mis fuentes",
    about:
      "Resultados por fuente. Si baja la proporción de aceptados, cambió el formulario o su tráfico.",
    none: "Aún no hay fuentes. Cree una y envíe prospectos con su clave.",
    make: "Crear fuente",
    manage: "Gestionar fuentes",
    noLeads:
      "No hay prospectos de sus fuentes en este período. Envíe uno con la clave de una fuente.",
  },
  buyers: {
    title: "Dónde se venden mis prospectos",
    about:
      "Los compradores son anónimos. Las ganancias por estado muestran dónde conviene traer más prospectos.",
    count: "Devoluciones",
    approved: "Aprobadas",
    waiting: "En espera",
    declined: "Rechazadas",
  },
};
