// Texts of the page of one account, for the people of the network, in Spanish.
import type { AccountPageTexts } from "../en/account-page.ts";

export const accountPageTexts: AccountPageTexts = {
  title: "Cuenta",
  back: "Todas las cuentas",
  about: (kind, day) => `${kind} desde el ${day}`,
  sections: "Secciones de la cuenta",
  parts: {
    overview: "Resumen",
    terms: "Condiciones",
    money: "Dinero",
    campaigns: "Campañas",
    sources: "Fuentes",
    people: "Personas",
    keys: "Claves",
    notes: "Notas y archivos",
    documents: "Documentos",
    history: "Historial",
  },
  facts: "Datos",
  figures: {
    title: (days) => `Últimos ${days} días`,
    bought: "Prospectos comprados",
    spent: "Gasto",
    returned: "Devuelto",
    received: "Prospectos recibidos",
    earned: "Ganado",
    available: "Disponible para gastar",
    payable: "Por pagar",
    now: "ahora",
  },
  waiting: {
    title: "Pendiente de decisión",
    none: "Nada de esta cuenta espera una decisión.",
    application: "La solicitud",
    licenses: (count, written) =>
      count === 1 ? "1 licencia por revisar" : `${written} licencias por revisar`,
    names: (count, written) =>
      count === 1
        ? "1 nombre de vendedor por revisar"
        : `${written} nombres de vendedor por revisar`,
    entries: (count, written) =>
      count === 1
        ? "1 registro que espera a otra persona"
        : `${written} registros que esperan a otra persona`,
    payouts: (count, written) =>
      count === 1 ? "1 solicitud de pago" : `${written} solicitudes de pago`,
    returns: (count, written) =>
      count === 1 ? "1 devolución por decidir" : `${written} devoluciones por decidir`,
    open: "Abrir",
    openNamed: (what) => `Abrir: ${what}`,
  },
  sources: {
    none: "Aún no hay fuentes. Las que cree este afiliado aparecen aquí.",
    label: "Fuentes de la cuenta",
    noCap: "sin límite diario",
    cap: (count) => `${count} prospectos al día`,
    routingOf: (source) => `Distribución de ${source}`,
    routingSaved: (source, routing) => `${source}: ${routing}. Se aplica a los prospectos nuevos.`,
    status: { active: "Activa", paused: "En pausa" },
  },
  money: {
    balances: "Ganancias",
    pending: "Pendiente",
    payable: "Por pagar",
    paid: "Pagado",
    reversed: "Anulado por devoluciones",
  },
  documents: {
    none: "Aún no hay documentos. Lo que entregue esta cuenta aparece aquí.",
    entries: "Documentos de registros de la billetera",
    noEntries: "Aún no hay documentos. Adjunte uno al registrar un pago.",
    allEntries: "Todos los registros",
    advices: "Avisos de pago",
    noAdvices: "Aún no se ha enviado ningún pago. Cada pago enviado tiene aquí su aviso.",
    advice: (amount, day) => `${amount}, enviado el ${day}`,
    tax: "Formulario fiscal W-9",
    certified: (day) => `Certificado el ${day}`,
    notCertified: "Aún sin certificar",
    taxAbout: "Solo los propietarios del afiliado leen lo que dice.",
  },
  history: {
    whose: "De quién es la actividad",
    own: "En la cuenta",
    network: "De la red sobre ella",
    ownAbout:
      "Lo que hicieron las personas, claves y fuentes de la cuenta, y lo que su gente puede leer.",
    networkAbout:
      "Lo que hicieron las personas de la red sobre esta cuenta. La cuenta nunca lo ve.",
  },
};
