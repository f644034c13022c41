// Texts of seller names: of the buyer that has them, of the network that decides about them, of the
// published buyer list, and of a rename of the network.
import { plural } from "../plural.ts";
import type { SellerNameTexts } from "../en/seller-names.ts";

export const sellerNameTexts: SellerNameTexts = {
  title: "Nombres de vendedor",
  about:
    "Los nombres con los que un consentimiento puede nombrarlo. La red aprueba cada uno. Un consentimiento solo lo cubre con un nombre que estaba vigente cuando se otorgó. El nombre visible de su empresa no cuenta.",
  none: "Aún no hay nombre de vendedor. Hasta que se apruebe uno, solo puede comprar prospectos para correo electrónico.",
  states: {
    waiting: "Espera a la red",
    approved: "Aprobado",
    ended: "Finalizado",
    refused: "Rechazado",
    withdrawn: "Retirado",
  },
  since: (date) => `Desde el ${date}`,
  until: (from, to) => `Del ${from} al ${to}`,
  asked: (date) => `Solicitado el ${date}`,
  listed: "En la lista de compradores",
  unlisted: "Fuera de la lista de compradores",
  field: "Nuevo nombre de vendedor",
  fieldHint: "Escríbalo como en los textos de consentimiento, por ejemplo Grupo Olmo LLC.",
  request: "Solicitar aprobación",
  requested: (name) => `Solicitado: ${name}`,
  problems: {
    too_short: "Escriba un nombre con al menos dos letras o cifras, una de ellas letra.",
    too_long: "Este nombre es demasiado largo.",
    characters: "Use solo letras latinas, cifras y puntuación común.",
    semicolon: "Escriba un solo nombre, sin punto y coma.",
    taken:
      "Otra empresa tiene o tuvo este nombre, o uno que se le parece. Si es suyo, escriba a la red.",
    limit: "Finalice primero uno de sus nombres.",
  },
  end: "Finalizar",
  endNamed: (name) => `Finalizar ${name}`,
  withdraw: "Retirar",
  withdrawNamed: (name) => `Retirar ${name}`,
  endAsk: (name) => `¿Finalizar el nombre ${name}?`,
  endText:
    "Los consentimientos otorgados desde ahora no lo cubren con este nombre. Los anteriores, sí. El nombre sigue siendo suyo: ninguna otra empresa puede tenerlo.",
  ended: (name) => `Finalizado: ${name}`,
  withdrawn: (name) => `Retirado: ${name}`,
  history: (count, written) =>
    plural(count, "1 nombre o solicitud anterior", `${written} nombres y solicitudes anteriores`),
  list: "Ver la lista publicada de compradores",
  decide: {
    title: "Nombres de vendedor",
    none: "Este comprador no tiene nombre de vendedor. Los consentimientos no lo cubren.",
    withAccount: "Se aprueba junto con la cuenta.",
    approve: "Aprobar",
    approveNamed: (name) => `Aprobar el nombre ${name}`,
    approved: (name) => `Aprobado: ${name}`,
    decline: "Rechazar",
    declineNamed: (name) => `Rechazar el nombre ${name}`,
    declined: (name) => `Rechazado: ${name}`,
    reason: "Motivo",
    reasonHint: "El comprador lo lee.",
    reasonMissing: "Indique por qué se rechaza el nombre.",
    alike: "Compare: otros compradores se llaman casi igual.",
    alikeOne: (name, company) => `${name} (${company})`,
    unlist: "Quitar de la lista",
    unlistNamed: (name) => `Quitar de la lista: ${name}`,
    unlisted: (name) => `Fuera de la lista de compradores: ${name}`,
    list: "Incluir en la lista",
    listNamed: (name) => `Incluir en la lista: ${name}`,
    listed: (name) => `En la lista de compradores: ${name}`,
    endText:
      "Los consentimientos otorgados desde ahora no cubren a este comprador con el nombre. Los anteriores, sí. Ninguna otra empresa puede tener el nombre.",
  },
  page: {
    title: (network) => `Compradores de ${network}`,
    about: (network) =>
      `Si aceptó que ${network} y las empresas de su lista de compradores lo contacten, estas empresas pueden hacerlo. Solo cuentan las empresas que estaban en la lista cuando aceptó.`,
    now: (version, from) => `Versión ${version}, vigente desde el ${from}`,
    past: (version, from, until) => `Versión ${version}, vigente del ${from} al ${until}`,
    empty: "Ninguna empresa está en esta versión de la lista.",
    company: "Empresa",
    since: "En la lista desde",
    count: (count, written) => plural(count, "1 empresa", `${written} empresas`),
    versions: "Versiones anteriores",
    version: (version) => `Versión ${version}`,
    current: "Mostrar la lista vigente",
    gone: "No existe esa versión de la lista.",
  },
  unknownSellers: (names) =>
    `No están ahora en la lista de compradores: ${names}. Hasta que la red apruebe un nombre, su empresa no puede llamar ni enviar mensajes a estas personas.`,
  rename: {
    title: (name) => `¿Cambiar el nombre de la red a ${name}?`,
    confirm: "Cambiar el nombre",
    reading: "Comparando los textos de consentimiento de la última semana…",
    nothing: "Ningún prospecto de la última semana dependió del nombre actual.",
    fine: "Todos los textos de consentimiento de la última semana contienen el nombre nuevo o son de formularios alojados.",
    lost: (count, written) =>
      plural(
        count,
        "1 prospecto vendido de la última semana no se habría vendido a un comprador que llama o envía mensajes.",
        `${written} prospectos vendidos de la última semana no se habrían vendido a compradores que llaman o envían mensajes.`,
      ),
    sources: "Primero deben cambiar los textos de consentimiento de estas fuentes",
    leads: (count, written) => plural(count, "1 prospecto", `${written} prospectos`),
    lostSales: (count, written) => plural(count, "1 venta perdida", `${written} ventas perdidas`),
    partial: "Solo se compararon los prospectos más recientes.",
    forms: (count, written) =>
      plural(
        count,
        "1 formulario alojado recibe el nombre nuevo en su texto de consentimiento.",
        `${written} formularios alojados reciben el nombre nuevo en sus textos de consentimiento.`,
      ),
    kept: "Los consentimientos otorgados con el nombre actual siguen siendo válidos.",
    former: (names) => `Nombres anteriores, válidos para los consentimientos de su época: ${names}`,
  },
};
