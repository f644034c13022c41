// Texts of webhooks.
import { defineTexts } from "../lib/text/text.ts";

export const WEBHOOK_TEXTS = defineTexts({
  about: "Your own systems are told what the bell tells you: signed calls with ids, amounts and words, never with anybody’s name or contact. Each is logged with what came back, and tried ten times over three days until it arrives.",
  none: "No webhook yet. Give the address of your system below: it is told from then on.", list: "Webhooks", fresh: "New webhook", back: "All webhooks", gone: "There is no such webhook any more.",
  address: "Address to call", addressHint: "https, on the open Internet, without a port.", addressMissing: "Give the address to call.", description: "What it is", descriptionHint: "For your colleagues, such as “Our CRM”.",
  events: "Tell it when", eventsMissing: "Choose one at least.", make: "Switch it on", save: "Save", saved: "The webhook is changed.", edit: "Change",
  removeAsk: "Remove this webhook?", removeText: "Nothing more is told to this address, and its log is gone.", removed: "The webhook is removed.",
  secret: "Signing secret", secretAbout: "Every call is signed with it, as Standard Webhooks has it, so that your system knows that it comes from here. Check it there with a library such as standardwebhooks or svix.",
  showSecret: "Make a new secret", secretOnce: "Copy it now: it is shown this once.", secretOld: (until: string) => `The secret before signs beside it until ${until}.`,
  test: "Send a test event", testAbout: "An event of type test, signed like all others. Nothing of it is kept.",
  log: "Messages", logAbout: "Newest first, kept for 90 days.", noMessages: "Nothing was told yet. The next thing that happens is.", kind: "What",
  replay: "Send again what happened", replayAbout: "For a system that was down or was wiped. Ids stay the same, so it doubles nothing that it remembers.", replaySince: "Since", replayFailed: "Only what was given up", replayAll: "Everything", replaySend: "Send again",
  replayWhat: "What", replaySinceMissing: "Give the day.", replayed: (count: string) => `${count} messages are on their way.`, replayedNone: "There is nothing to send again.",
}, {
  about: "Sus propios sistemas se enteran de lo mismo que la campana: llamadas firmadas con ids, importes y palabras, nunca con el nombre ni el contacto de nadie. Cada una queda registrada con su respuesta y se intenta diez veces en tres días hasta que llega.",
  none: "Aún no hay webhooks. Indique abajo la dirección de su sistema: se le avisará desde entonces.", list: "Webhooks", fresh: "Webhook nuevo", back: "Todos los webhooks", gone: "Ese webhook ya no existe.",
  address: "Dirección a la que llamar", addressHint: "https, en la red abierta, sin puerto.", addressMissing: "Indique la dirección a la que llamar.", description: "Qué es", descriptionHint: "Para sus colegas, por ejemplo «Nuestro CRM».",
  events: "Avisar cuando", eventsMissing: "Elija al menos uno.", make: "Activarlo", save: "Guardar", saved: "El webhook ha cambiado.", edit: "Cambiar",
  removeAsk: "¿Eliminar este webhook?", removeText: "No se comunica nada más a esta dirección y su registro desaparece.", removed: "El webhook se ha eliminado.",
  secret: "Secreto de firma", secretAbout: "Cada llamada se firma con él, según Standard Webhooks, para que su sistema sepa que viene de aquí. Compruébelo allí con una biblioteca como standardwebhooks o svix.",
  showSecret: "Crear un secreto nuevo", secretOnce: "Cópielo ahora: solo se muestra esta vez.", secretOld: (until) => `Hasta ${until} firma también el secreto anterior.`,
  test: "Enviar un hecho de prueba", testAbout: "Un hecho de tipo test, firmado como todos. No se guarda nada de él.",
  log: "Mensajes", logAbout: "Los más recientes primero, guardados 90 días.", noMessages: "Aún no se ha comunicado nada. Lo próximo que ocurra lo será.", kind: "Hecho",
  replay: "Enviar de nuevo lo ocurrido", replayAbout: "Para un sistema que estuvo caído o se vació. Los ids no cambian, así que no duplica nada de lo que recuerda.", replaySince: "Desde", replayFailed: "Solo lo abandonado", replayAll: "Todo", replaySend: "Enviar de nuevo",
  replayWhat: "Qué", replaySinceMissing: "Indique el día.", replayed: (count) => `${count} mensajes están en camino.`, replayedNone: "No hay nada que enviar de nuevo.",
});
