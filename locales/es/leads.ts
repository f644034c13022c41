// Texts of the list of leads and of a lead's page.
import { leadPageTexts } from "./parts/lead-page.ts";
import type { LeadsTexts } from "../en/leads.ts";

export const leadsTexts: LeadsTexts = {
  about: {
    advertiser:
      "Contactos que compró. Llame primero a los más nuevos: el reloj empieza con la entrega.",
    affiliate: "Contactos que usted trajo y qué fue de cada uno.",
    admin: "Todos los contactos de la red, con su fuente y sus ventas.",
    other: "Los contactos se muestran a compradores, vendedores y al operador.",
  },
  parts: {
    label: "Contactos, importaciones y contactos a mano",
    leads: "Contactos",
    imports: "Importaciones",
    drafts: "A mano",
    aboutDrafts:
      "Contactos que usted anota por alguien. La persona recibe un enlace, revisa lo escrito y da su propio consentimiento; entonces se envía.",
    aboutImports:
      "Traiga contactos de un archivo CSV o XLSX. Se lee y revisa en este navegador: lo que no se puede importar nunca sale de él.",
  },
  list: {
    advertiser: "Contactos comprados",
    affiliate: "Sus contactos",
    admin: "Todos los contactos",
  },
  columns: {
    lead: "Contacto",
    place: "Lugar",
    range: "Rango de precio",
    score: "Puntos",
    paid: "Pagado",
    earned: "Ganado",
    since: "Desde",
    status: "Estado",
    received: "Recibido",
    sales: "Ventas",
    mode: "Vendido como",
    progress: "Qué fue de él",
    timing: "Plazo",
    source: "Fuente",
  },
  filters: {
    received: "Recibido",
    side: "Lado",
    state: "Estado (EE. UU.)",
    stateHint: "Dos letras, como CA",
    status: "Estado",
    tier: "Nivel",
    timing: "Plazo",
    type: "Tipo",
    reason: "Motivo",
    zip: "Código postal",
    score: "Puntos",
    progress: "Qué fue de él",
    source: "Fuente",
    sub: "Sub id 1",
    text: "Contiene",
    textHint: "Parte de un id, una referencia, un sub id, una ciudad o un código postal",
  },
  find: {
    label: "Buscar un contacto",
    hint: "Teléfono, correo, id, click id o su propia referencia",
    button: "Buscar",
    none: "No se encontró ningún contacto. Revise cómo está escrito.",
    results: "Contactos encontrados",
  },
  views: {
    all: "Todos",
    toCall: "Por llamar",
    hot: "Calientes",
    within30Days: "En 30 días",
    available: "Disponibles",
    sold: "Vendidos",
    rejected: "Rechazados",
    quarantined: "En revisión",
  },
  empty: {
    advertiser:
      "Aún no ha comprado contactos. Cree una campaña que compre por usted, o elija uno en el mercado.",
    affiliate:
      "Aún no ha enviado contactos. Importe un archivo, o envíe uno con la clave de una fuente; aparecerá aquí con su precio.",
    admin: "Aún no ha llegado ningún contacto. Apruebe a un afiliado y sus fuentes podrán enviar.",
    toCampaign: "Crear una campaña",
    toMarketplace: "Ir al mercado",
    toSources: "Ir a sus fuentes",
    toImports: "Importar un archivo CSV",
    toUsers: "Ir a usuarios",
  },
  open: "abierto",
  upTo: (price) => `hasta ${price}`,
  from: (price) => `desde ${price}`,
  priceUnknown: "Precio no indicado",
  unsold: "Sin vender",
  times: (count) => (count === 1 ? "1 venta" : `${count} ventas`),
  page: leadPageTexts,
};
