// Texts of calls to other people's systems and their logs, whatever they tell.
import { defineTexts } from "../lib/text/text.ts";

export const CALL_TEXTS = defineTexts({
  statuses: { active: "On", paused: "Paused", off: "Switched off" }, pause: "Pause", resume: "Switch on", remove: "Remove",
  off: { gone: "Its system answered 410, which says that it wants no calls any more. What waits is kept: switch it on once its address is right.", failing: "No call arrived for five days, so it was switched off. What waits is kept: switch it on once its system is mended." }, failing: (since: string) => `No call has arrived since ${since}.`,
  counts: (waiting: string, delivered: string, failed: string) => `${waiting} waiting · ${delivered} arrived · ${failed} given up`, countDays: "Last 30 days",
  callStatuses: { waiting: "Waiting", delivered: "Arrived", failed: "Given up" }, all: "All",
  nextTry: (time: string) => `Next try ${time}`, nextNow: "Called in a moment", nextHeld: "Waits until it is switched on", nextNone: "Nothing more",
  again: "Send again", sentAgain: "It is called in a moment.", details: (count: string) => `Tries: ${count}`,
  asked: "Called", sentBody: "Sent along", answered: "Answer", took: (time: string) => `${time} ms`, noAnswer: "No answer", emptyAnswer: "Empty",
  verdicts: { delivered: "Arrived", refused: "Answered, without the words of a good answer", failed: "Failed", gone: "Wants no calls any more" },
  failures: {
    unreadable: "The address could not be read.", not_https: "The address is not https.", userinfo: "The address holds a user or password.", port: "Only port 443 is called.", private: "Its host lies in a private network, which is not called.", unresolved: "Nobody knows the name of its host.",
    timeout: "It did not answer in time.", refused_connection: "It took no connection.", bad_certificate: "Its certificate is not in order.", broken: "The connection broke off.", no_mail_server: "This network has no mail server.",
  },
  status: "State",
}, {
  statuses: { active: "Activo", paused: "En pausa", off: "Desactivado" }, pause: "Pausar", resume: "Activar", remove: "Eliminar",
  off: { gone: "Su sistema respondió 410: ya no quiere llamadas. Lo pendiente se guarda: actívelo cuando la dirección sea correcta.", failing: "Ninguna llamada llegó en cinco días, así que se desactivó. Lo pendiente se guarda: actívelo cuando su sistema funcione." }, failing: (since) => `Desde ${since} no ha llegado ninguna llamada.`,
  counts: (waiting, delivered, failed) => `${waiting} pendientes · ${delivered} recibidas · ${failed} abandonadas`, countDays: "Últimos 30 días",
  callStatuses: { waiting: "Pendiente", delivered: "Recibida", failed: "Abandonada" }, all: "Todas",
  nextTry: (time) => `Próximo intento ${time}`, nextNow: "Se llama en un momento", nextHeld: "Espera a que se active", nextNone: "Nada más",
  again: "Enviar de nuevo", sentAgain: "Se llama en un momento.", details: (count) => `Intentos: ${count}`,
  asked: "Llamada", sentBody: "Enviado", answered: "Respuesta", took: (time) => `${time} ms`, noAnswer: "Sin respuesta", emptyAnswer: "Vacía",
  verdicts: { delivered: "Recibida", refused: "Respondió, sin las palabras de una buena respuesta", failed: "Falló", gone: "Ya no quiere llamadas" },
  failures: {
    unreadable: "No se pudo leer la dirección.", not_https: "La dirección no es https.", userinfo: "La dirección contiene un usuario o contraseña.", port: "Solo se llama al puerto 443.", private: "Su servidor está en una red privada, a la que no se llama.", unresolved: "Nadie conoce el nombre de su servidor.",
    timeout: "No respondió a tiempo.", refused_connection: "No aceptó la conexión.", bad_certificate: "Su certificado no está en orden.", broken: "La conexión se cortó.", no_mail_server: "Esta red no tiene servidor de correo.",
  },
  status: "Estado",
});
