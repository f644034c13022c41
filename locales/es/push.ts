// Texts of push notifications: the request, and the devices that get them.
import type { PushTexts } from "../en/push.ts";

export const pushTexts: PushTexts = {
  ask: "¿Recibir aviso del próximo?",
  askBought:
    "Acaba de comprar un prospecto. El primero en llamar gana al cliente. Este navegador puede avisarle del próximo prospecto, también con Plat cerrado.",
  askSold:
    "Acaba de vender un prospecto. Este navegador puede avisarle de la próxima venta, también con Plat cerrado.",
  without: "Las notificaciones nunca llevan nombres, teléfonos ni correos.",
  turnOn: "Activar notificaciones",
  later: "Ahora no",
  on: "Notificaciones activadas en este navegador.",
  off: "Notificaciones desactivadas en este navegador.",
  blocked:
    "Este navegador bloquea las notificaciones de este sitio. Permítalas en la configuración del sitio e inténtelo de nuevo.",
  unreachable:
    "No se puede alcanzar el servicio push de este navegador. Revise su conexión e inténtelo de nuevo.",
  title: "Dispositivos",
  about:
    "Estos navegadores reciben sus notificaciones, también con Plat cerrado. Un dispositivo se quita cuando termina su sesión.",
  none: "Aún no hay dispositivos. Active las notificaciones en este navegador.",
  turnOnHere: "Activar en este navegador",
  here: "Este navegador",
  unknown: "Navegador desconocido",
  since: (moment) => `desde ${moment}`,
  last: (moment) => `último aviso ${moment}`,
  never: "aún sin avisos",
  failing: (moment) => `No se alcanza desde ${moment}. Se quita a los cinco días.`,
  remove: "Quitar",
  removeNamed: (name) => `Quitar ${name}`,
  phone:
    "En un iPhone o iPad: abra Plat en Safari, elija Compartir y luego Agregar a pantalla de inicio. Ábralo desde allí y active aquí las notificaciones.",
};
