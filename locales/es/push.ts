// Texts of push notifications: the request, and the devices that get them.
import type { PushTexts } from "../en/push.ts";

export const pushTexts: PushTexts = {
  ask: "¿Avisarle del próximo?",
  askBought:
    "Acaba de comprar un contacto. Quien llama primero gana al cliente: este navegador puede avisarle del próximo al instante, también con Plat cerrado.",
  askSold:
    "Acaba de vender un contacto. Este navegador puede avisarle del próximo al instante, también con Plat cerrado.",
  without: "Los avisos no llevan nombres, teléfonos ni correos.",
  turnOn: "Avisarme",
  later: "Ahora no",
  on: "Este navegador ya le avisa de lo mismo que la campana.",
  off: "Este navegador ya no le avisa.",
  blocked:
    "Este navegador bloquea las notificaciones de este sitio. Permítalas en sus ajustes para este sitio e intente de nuevo.",
  unreachable:
    "No se alcanza el servicio de avisos de este navegador. Revise la conexión e intente de nuevo.",
  title: "Avisos en estos dispositivos",
  about:
    "Lo que avisa la campana llega también a estos navegadores, aun con Plat cerrado. Un dispositivo termina con su sesión.",
  none: "Aún no hay dispositivos.",
  turnOnHere: "Avisarme en este navegador",
  here: "Este navegador",
  unknown: "Navegador desconocido",
  since: (moment) => `desde ${moment}`,
  last: (moment) => `último aviso ${moment}`,
  never: "aún sin avisos",
  failing: (moment) => `No se alcanza desde ${moment}. A los cinco días se quita.`,
  remove: "Quitar",
  removeNamed: (name) => `Quitar ${name}`,
  phone:
    "En un iPhone o iPad: abra Plat en Safari, elija Compartir y luego Añadir a pantalla de inicio, ábralo desde allí y actívelo aquí.",
};
