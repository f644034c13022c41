// Texts of push messages: being asked, and the devices one is told on.
import { defineTexts } from "../lib/text/text.ts";

export const PUSH_TEXTS = defineTexts(
  {
    ask: "Be told when the next one comes?",
    askBought:
      "You just bought a lead. Whoever calls first wins the client: this browser can tell you of the next one at once, also while Plat is closed.",
    askSold:
      "You just sold a lead. This browser can tell you of the next one at once, also while Plat is closed.",
    without: "No names, phone numbers or e-mails stand in what you are told.",
    turnOn: "Tell me",
    later: "Not now",
    on: "This browser now tells you what the bell does.",
    off: "This browser tells you no longer.",
    blocked:
      "This browser blocks notifications of this site. Allow them in its settings for this site, then try again.",
    unreachable:
      "This browser's push service cannot be reached. Check the connection and try again.",
    title: "Told on these devices",
    about:
      "What the bell tells also comes to these browsers, while Plat is closed too. A device ends with its sign-in.",
    none: "No device yet.",
    turnOnHere: "Tell me in this browser",
    here: "This browser",
    unknown: "Unknown browser",
    since: (moment: string) => `since ${moment}`,
    last: (moment: string) => `last told ${moment}`,
    never: "not told anything yet",
    failing: (moment: string) => `Not reached since ${moment}. After five days it is removed.`,
    remove: "Remove",
    removeNamed: (name: string) => `Remove ${name}`,
    phone:
      "On an iPhone or iPad: open Plat in Safari, choose Share, then Add to Home Screen, open it from there and switch it on here.",
  },
  {
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
  },
);
