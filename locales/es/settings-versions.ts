// Texts of changes of the network's settings: their preview, their history, and the way back.
import { plural } from "../plural.ts";
import type { SettingsVersionsTexts } from "../en/settings-versions.ts";

export const settingsVersionsTexts: SettingsVersionsTexts = {
  usual: (value) => `Valor inicial: ${value}.`,
  steps: {
    title: "Precios que bajan en el mercado",
    about: "Los precios nunca bajan de la reserva. Vale para los anuncios nuevos.",
    after: "Después de horas",
    share: "% del primer precio",
    ends: "Los anuncios terminan después de horas",
    add: "Agregar paso",
    remove: (hours) => `Quitar el paso de la hora ${hours}`,
    none: "El precio no baja.",
  },
  members: {
    network_name: "Nombre de la red",
    time_zone: "Zona horaria",
    sign_up: "Empresas nuevas",
    price_rule: "Los ganadores pagan",
    price_table: "Precio pedido",
    shared_slot_basis_points: "Lugar compartido, parte del exclusivo",
    reserve_basis_points: "Reserva, parte del precio pedido",
    most_bid_cents: "Oferta más alta",
    second_person_above_cents: "Pagos que aprueba una sola persona, hasta",
    listing_steps: "Precios que bajan en el mercado",
    listing_ends_after_minutes: "Los anuncios terminan después de",
    score_weights: "Peso de la puntuación",
    tier_thresholds: "Puntuación mínima",
    shared_slots: "Lugares compartidos de una fuente nueva",
    new_source_daily_cap: "Prospectos al día de una fuente nueva",
    preview_zip: "Código postal antes de comprar",
    calling_rules: "Reglas de llamadas",
    returns_no_response: "Devoluciones por falta de respuesta",
    license_rules: "Reglas de licencias",
    closed_kinds: "Estados cerrados",
    magic_links: "Inicio de sesión por correo",
    source_posts_per_second: "Envíos por segundo por fuente",
    source_post_burst: "Envíos en ráfaga",
    brand_color: "Color de enlaces y botones",
    logo: "Logotipo",
    terms_url: "Condiciones, dirección web",
    privacy_url: "Política de privacidad, dirección web",
    mail_sender_name: "Remitente de los correos",
    mail_reply_to: "Las respuestas a los correos van a",
    consent_texts: "Texto de consentimiento",
    return_days: "Plazo de devolución, días",
    return_answer_hours: "Respuesta del afiliado, horas",
    return_decide_days: "Decisión de la red, días hábiles",
    most_returned_basis_points: "Máximo de devoluciones, % de prospectos",
    return_touches: "Devolución sin respuesta, intentos",
    return_touch_days: "Devolución sin respuesta, días con un intento",
    rated_from_leads: "Prospectos desde los que cuentan las devoluciones",
    least_modifier_basis_points: "Modificador de oferta más bajo, %",
    offer_seconds: "Oferta de una fuente nueva, segundos",
    least_open_offers: "Ofertas abiertas, cualquier fuente",
    open_offers_per_post: "Ofertas abiertas por envío de la última hora",
    most_offered_basis_points: "Ofrecido a la vez, % del margen de una campaña",
    affiliate_share_basis_points: "Parte de un afiliado nuevo, %",
    new_affiliate_days: "Afiliado nuevo durante, días",
    new_affiliate_hold_days: "Retención de un afiliado nuevo, días",
    least_payout_cents: "Pago mínimo, $",
    duplicate_days: "Duplicado durante, días",
    exclusive_days: "Duplicado tras una venta exclusiva, días",
    unsold_contact_hours: "Datos de prospectos sin vender, horas",
    draft_days: "Enlace para confirmar un borrador, días",
    calls_kept_days: "Registros de llamadas y correos, días",
  },
  brand: {
    title: "Aspecto y correos",
    logo: "Logotipo",
    logoHint: (kilobytes) =>
      `PNG, JPEG o WebP, ${kilobytes} kB como máximo. Se muestra en la aplicación, al iniciar sesión y en los correos.`,
    chooseLogo: "Elegir una imagen",
    removeLogo: "Quitar",
    color: "Color de enlaces y botones",
    colorHint: "Se ajusta donde sería difícil de leer.",
    ownColor: "Usar el predeterminado",
    terms: "Condiciones, dirección web",
    termsHint: "Enlace al iniciar sesión, en formularios y en correos.",
    privacy: "Política de privacidad, dirección web",
    privacyHint: "Enlace al iniciar sesión, en formularios y en correos.",
    sender: "Remitente de los correos",
    senderHint: "Un nombre. Vacío: el nombre configurado en el servidor o el de la red.",
    replyTo: "Las respuestas a los correos van a",
    replyToHint: "Una dirección de correo. Vacío: la dirección remitente.",
    address: (host) =>
      `Esta red está en ${host}. Su dirección se configura en el servidor, con PLAT_URL.`,
  },
  consent: {
    title: "Textos de consentimiento de los formularios",
    about: (companies) =>
      `Los consumidores aceptan este texto. ${companies} se sustituye por el nombre de la red con su lista de compradores o con los compradores que nombra un formulario. Un cambio da a cada formulario una versión nueva; los consentimientos conservan el texto que se mostró.`,
    names: { en: "Inglés", es: "Español" },
    shown: "Como se muestra:",
    usual: "Usar el texto predeterminado",
    problems: {
      companies: (companies) => `Escriba ${companies} exactamente una vez y ninguna otra llave.`,
      channels: () =>
        "Mencione llamadas, mensajes de texto y correos. El consentimiento se registra para ellos.",
    },
  },
  terms: {
    groups: {
      returns: "Devoluciones",
      pings: "Ofertas a pings",
      earnings: "Ganancias y pagos",
      duplicates: "Duplicados",
      retention: "Conservación",
    },
    about: {
      return_days:
        "Desde la entrega, salvo otro acuerdo. Para prospectos vendidos a partir de ahora.",
      return_answer_hours: "Desde la solicitud. Para devoluciones solicitadas a partir de ahora.",
      return_decide_days:
        "Después se aprueba la devolución, salvo que nuestras comprobaciones la contradigan. Para devoluciones solicitadas o respondidas a partir de ahora.",
      most_returned_basis_points:
        "Por encima no hay aprobación automática. Para devoluciones solicitadas a partir de ahora.",
      return_touches: "Para devoluciones solicitadas a partir de ahora.",
      return_touch_days: "Para devoluciones solicitadas a partir de ahora.",
      rated_from_leads:
        "Un comprador que recibió menos últimamente conserva su orden y sus aprobaciones automáticas.",
      least_modifier_basis_points:
        "Las devoluciones rechazadas bajan el orden de las ofertas hasta él, nunca un precio.",
      offer_seconds: "De 15 a 120. Para fuentes creadas a partir de ahora.",
      least_open_offers:
        "O tantas como permitan los envíos de la última hora. Para ofertas a partir de ahora.",
      open_offers_per_post:
        "Por cada oferta a la que la fuente envió. Una fuente que envía puede mantener más abiertas.",
      most_offered_basis_points:
        "De lo que dejan límites y presupuestos, pero siempre un prospecto. Para ofertas a partir de ahora.",
      affiliate_share_basis_points: "Para afiliados que se incorporan a partir de ahora.",
      new_affiliate_days: "Desde su incorporación. En ese tiempo las ganancias se retienen más.",
      new_affiliate_hold_days:
        "Tras el plazo de devolución, salvo otro acuerdo. Para prospectos vendidos a partir de ahora.",
      least_payout_cents: "Para pagos solicitados a partir de ahora.",
      duplicate_days:
        "Desde la recepción o la última venta. Para prospectos que llegan a partir de ahora.",
      exclusive_days: "Al menos los días de arriba. Para prospectos que llegan a partir de ahora.",
      unsold_contact_hours:
        "Tras un rechazo o tras retirarlo. Para prospectos rechazados o retirados a partir de ahora.",
      draft_days: "Para enlaces creados a partir de ahora.",
      calls_kept_days: "Un tiempo menor borra en minutos las entradas más antiguas.",
    },
  },
  parts: {
    en: "inglés",
    es: "español",
    engagement: "interés",
    intent: "intención",
    financial: "finanzas",
    hot: "caliente",
    nurture: "en seguimiento",
    cold: "frío",
    seller: "vendedor",
    buyer: "comprador",
    renter: "inquilino",
  },
  values: {
    yes: "sí",
    no: "no",
    none: "ninguno",
    picture: "una imagen",
    entries: (count, shown) => plural(count, `${shown} entrada`, `${shown} entradas`),
    hours: (count, shown) => plural(count, `${shown} hora`, `${shown} horas`),
    steps: (steps) => steps.join(", "),
    step: (share, hours) => `${share} después de ${hours}`,
    words: {
      open: "participan desde el primer momento",
      invitation: "necesitan invitación",
      approval: "necesitan aprobación",
      first_price: "su oferta",
      second_price: "el precio más bajo que aún gana",
      zip: "cinco dígitos",
      zip3: "primeros tres dígitos",
    },
  },
  change: (before, after) => `${before} → ${after}`,
  preview: {
    title: "Qué cambia",
    about: (days) => `Comparado con los prospectos, ventas y pagos de los últimos ${days} días.`,
    aboutOthers: (days, members) =>
      `Comparado con los prospectos, ventas y pagos de los últimos ${days} días, pero no para: ${members.join("; ")}.`,
    loading: "Comparando con las últimas cuatro semanas…",
    tiers: (moved, shown, all) =>
      plural(
        moved,
        `${shown} de ${all} prospectos estaría en otro nivel.`,
        `${shown} de ${all} prospectos estarían en otro nivel.`,
      ),
    move: (leads, from, to) => `${leads} de ${from} a ${to}`,
    askingLess: (money, listings) => `Precios pedidos de ${listings} anuncios: ${money} menos.`,
    askingMore: (money, listings) => `Precios pedidos de ${listings} anuncios: ${money} más.`,
    reserve: (sales, shown, money) =>
      plural(
        sales,
        `${shown} venta por ${money} habría quedado debajo de la reserva.`,
        `${shown} ventas por ${money} habrían quedado debajo de la reserva.`,
      ),
    bids: (campaigns, shown) =>
      plural(
        campaigns,
        `${shown} campaña ofrece más. Conserva su oferta hasta que se edite.`,
        `${shown} campañas ofrecen más. Conservan sus ofertas hasta que se editen.`,
      ),
    payouts: (before, after) =>
      `Pagos que necesitan dos personas: ${before} antes, ${after} con el cambio.`,
    lateReturns: (returns, shown) =>
      plural(
        returns,
        `${shown} devolución se solicitó después del plazo nuevo.`,
        `${shown} devoluciones se solicitaron después del plazo nuevo.`,
      ),
    held: (before, after) =>
      `Ganancias retenidas más allá del plazo de devolución: ${before} antes, ${after} con el cambio.`,
    payable: (before, after) =>
      `Afiliados con saldo suficiente para un pago hoy: ${before} antes, ${after} con el cambio.`,
    people: (before, after) =>
      `Compradores sin aprobación automática hoy: ${before} antes, ${after} con el cambio.`,
    ranked: (before, after) =>
      `Compradores con peor orden por devoluciones rechazadas hoy: ${before} antes, ${after} con el cambio.`,
    modifiers: (buyers) => `Compradores que hoy tendrían otro modificador de oferta: ${buyers}.`,
    duplicates: (before, after) =>
      `Prospectos que cuentan como duplicados: ${before} antes, ${after} con el cambio.`,
    refused: "Corrija estos campos:",
    nothing: "Nada de las últimas semanas habría sido distinto.",
  },
  history: {
    title: "Historial de la configuración",
    none: "Todavía no hay cambios.",
    began: "Lo que valía antes del primer cambio",
    restored: (no) => `Versión ${no} restaurada`,
    version: (no) => `Versión ${no}`,
    inForce: "Vigente",
    system: "Plat",
    restore: "Restaurar",
    restoreNamed: (no) => `Restaurar la versión ${no}`,
    ask: (no) => `¿Restaurar la versión ${no}?`,
    askAbout: "Sus valores forman una versión nueva. La red conserva su nombre.",
    reason: "Motivo",
    reasonHint: "Las personas de la red lo leen en el historial.",
    reasonMissing: "Escriba el motivo.",
    done: "Configuración restaurada.",
  },
};
