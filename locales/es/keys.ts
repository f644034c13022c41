// Texts of API keys in the settings.
import type { KeysTexts } from "../en/keys.ts";

export const keysTexts: KeysTexts = {
  about:
    "Una clave permite que un programa actúe por su cuenta, hasta donde llegan sus alcances. Cuando se crea una, se avisa a todos los miembros.",
  reference: "Ver la referencia de la API",
  none: "Aún no hay claves de API. Cree una para su propio programa.",
  list: "Claves de API",
  make: "Crear clave",
  makeTitle: "Clave de API nueva",
  made: "Copie la clave ahora; no la verá de nuevo.",
  name: "Nombre",
  nameHint: "Para qué es, por ejemplo el programa que la usa.",
  scopes: "Qué puede hacer",
  scopesMissing: "Elija al menos uno.",
  scopeNames: {
    read: "Lectura",
    leads: "Prospectos",
    campaigns: "Campañas",
    money: "Dinero",
    hooks: "Conexiones",
  },
  scopeHints: {
    read: "Ver lo que ve su cuenta, sin contactos ni importes.",
    leads:
      "Leer prospectos con su contacto, trabajarlos, importarlos y administrar fuentes y formularios.",
    campaigns: "Leer y cambiar campañas y ofertas.",
    money:
      "Ver precios pagados, ganancias y saldos; comprar prospectos, presentar devoluciones y pedir pagos.",
    hooks: "Administrar webhooks, destinos y postbacks.",
  },
  scopesHint:
    "Comprar un prospecto requiere Prospectos y Dinero. También los requiere una dirección nueva que recibe contactos o importes.",
  expiry: "Vence",
  inDays: (days) => `En ${days} días`,
  inAYear: "En un año",
  never: "Nunca",
  neverHint: "Termina cuando se revoca o cuando su titular deja el equipo.",
  addresses: "Direcciones permitidas",
  addressesHint:
    "Una por línea: una dirección, por ejemplo 203.0.113.7, o un rango, por ejemplo 203.0.113.0/24. Déjelo vacío para permitir todas.",
  addressWrong: (line) => `${line} no es una dirección ni un rango.`,
  states: {
    active: "Activa",
    expires_soon: "Vence pronto",
    expired: "Vencida",
    ended: "Terminó con su titular",
    revoked: "Revocada",
  },
  facts: {
    scopes: "Alcances",
    by: "Creada por",
    holder: "Titular",
    expires: "Vence",
    used: "Último uso",
    from: (address) => `desde ${address}`,
    unused: "Nunca",
    addresses: "Solo desde",
  },
  on: (who, when) => `${who}, ${when}`,
  ended: (name) =>
    `Dejó de funcionar porque ${name} ya no puede tener claves. Asúmala y vuelve a funcionar.`,
  takeOver: "Asumir",
  takeOverAsk: "¿Asumir esta clave?",
  takeOverText: (name) =>
    `Desde ahora la clave termina cuando usted deja el equipo, no cuando lo deja ${name}. Es posible que ${name} aún conozca la clave. Si eso es un riesgo, cree una nueva.`,
  takenOver: "La clave ahora es suya.",
  revoke: "Revocar",
  revokeAsk: "¿Revocar esta clave?",
  revokeText: "Los programas que la usan dejan de funcionar de inmediato.",
  revoked: "Clave de API revocada.",
};
