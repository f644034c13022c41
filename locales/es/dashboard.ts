// Texts of the dashboards.
import { plural } from "../plural.ts";
import type { DashboardTexts } from "../en/dashboard.ts";

export const dashboardTexts: DashboardTexts = {
  about: {
    advertiser: (company) =>
      `Lo que compró ${company}. Llame primero a los más nuevos: el reloj empieza con la entrega.`,
    affiliate: (company) => `Qué fue de los contactos de ${company}.`,
    admin: "Lo que espera por usted y cómo marcha la red.",
    other: "Su cuenta no tiene cifras propias.",
  },
  call: {
    title: "Por llamar ahora",
    newest: (days) => `Comprados en los últimos ${days} días, los más nuevos primero`,
    person: "Persona",
    place: "Lugar",
    contact: "Datos de contacto",
    score: "Puntuación, pagado",
    waiting: "Desde la entrega",
    loading: "Cargando los datos",
    erased: "Datos borrados",
    call: (name) => `Llamar a ${name}`,
    mail: (name) => `Escribir a ${name}`,
    none: "Nadie espera una llamada. Una campaña activa trae contactos aquí en cuanto los compra; en el mercado puede comprar a mano.",
    campaigns: "Ver las campañas",
    market: "Abrir el mercado",
    all: "Todos los contactos comprados",
    lead: "Contacto",
    outcome: "Qué fue de él",
    noPhone: "Sin teléfono",
    noEmail: "Sin correo",
  },
  campaigns: {
    title: "Campañas, primero las más débiles",
    hint: "Qué probar",
    none: "Aún no hay campañas. Cree una y diga qué contactos quiere y cuánto valen para usted.",
    make: "Crear una campaña",
    all: "Todas las campañas",
    nothing: "No compró nada: suba la oferta o amplíe los criterios.",
    paused: "En pausa: reanúdela para volver a comprar.",
    returned: (share) => `Se devolvió el ${share}: ajuste los criterios.`,
    fewer: (before) => `Compró menos que antes (${before}): quizá otros ofrecen más.`,
    dearer: (before) => `Un contacto cuesta más que antes (${before}): revise la oferta.`,
    steady: "Marcha con regularidad: nada que cambiar.",
  },
  demand: {
    title: "Lo que los compradores quieren ahora",
    none: "Ningún pedido está abierto para sus fuentes. Los nuevos aparecen aquí en cuanto un comprador los crea.",
    all: "Toda la demanda abierta",
    order: "Se busca",
    payout: "Usted gana",
    room: "Cupo de hoy",
    matching: "Usted tiene",
    exclusive: (amount) => `${amount} exclusivo`,
    shared: (amount) => `${amount} compartido`,
    matches: (count, written) =>
      plural(count, "1 contacto publicado", `${written} contactos publicados`),
    noMatch: "Ninguno publicado",
  },
  reasons: {
    title: "Por qué se rechazaron contactos",
    none: "No se rechazó ningún contacto en este período.",
    reason: "Motivo",
    fix: "Qué corregir",
    fixes: {
      missing_field:
        "Envíe todos los campos obligatorios: la respuesta a cada envío nombra los que faltan.",
      invalid_field: "Revise teléfono, correo, ZIP y números en el formulario antes de enviar.",
      auth_failed: "Envíe con la clave propia de la fuente, en Configuración.",
      source_paused: "Reanude la fuente en Configuración.",
      duplicate:
        "Envíe a cada persona una sola vez; revise si dos formularios envían el mismo contacto.",
      suppressed: "Estas personas pidieron no ser contactadas: deje de enviarlas.",
      consent_missing:
        "Envíe con cada contacto el texto del consentimiento y la marca de la persona.",
      consent_invalid:
        "El texto del consentimiento debe nombrar a la red o al vendedor, y ser reciente.",
      fraud_suspected: "Revise de dónde viene este tráfico y pause lo que parezca inventado.",
      no_buyer: "Mire lo que los compradores quieren ahora y traiga más de eso.",
      below_reserve: "Baje la reserva de la fuente o traiga contactos con mejor puntuación.",
      cap_reached: "Pida al operador un tope diario más alto.",
      ping_expired: "Envíe más pronto después de la oferta.",
      ping_mismatch: "Envíe los mismos campos que ofreció.",
      rate_limited: "Reparta los envíos o envíe en lotes.",
      internal_error: "Envíelo de nuevo: falló de nuestro lado.",
    },
  },
  accounts: {
    title: "Cuentas que esperan aprobación",
    none: "Ninguna cuenta espera aprobación.",
    signedUp: "Se registró",
  },
  first: {
    sentence:
      "Venda su primer contacto: envíe a una fuente propia, publique un formulario o traiga un archivo.",
    make: "Crear una fuente",
    form: "Crear un formulario",
    file: "Importar un archivo",
  },
  top: {
    sources: "Mejores afiliados",
    buyers: "Mejores compradores",
    allSources: "Todos los afiliados",
    allBuyers: "Todos los compradores",
  },
  ticker: {
    title: "Ventas más recientes",
    none: "Aún no hay ventas. En cuanto una campaña compre un contacto, aparecerá aquí.",
    live: "Se renueva sola",
    lead: "Contacto",
    buyer: "Comprador",
    affiliate: "Afiliado",
    price: "Precio",
    when: "Cuándo",
    unknown: "Cuenta",
  },
};
