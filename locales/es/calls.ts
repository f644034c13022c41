// Texts of calls to other systems and their logs.
import { COUNTED_DAYS } from "../../domain/attempts/attempt.ts";
import type { CallTexts } from "../en/calls.ts";

export const callTexts: CallTexts = {
  statuses: { active: "Activo", paused: "En pausa", off: "Desactivado" },
  pause: "Pausar",
  resume: "Activar",
  remove: "Eliminar",
  off: {
    gone: "Su sistema respondió 410: ya no quiere llamadas. Lo pendiente se guarda: actívelo cuando la dirección sea correcta.",
    failing:
      "Ninguna llamada llegó en cinco días, así que se desactivó. Lo pendiente se guarda: actívelo cuando su sistema funcione.",
  },
  failing: (since) => `Desde ${since} no ha llegado ninguna llamada.`,
  counts: (waiting, delivered, failed) =>
    `${waiting} pendientes · ${delivered} recibidas · ${failed} abandonadas`,
  countDays: `Últimos ${COUNTED_DAYS} días`,
  callStatuses: { waiting: "Pendiente", delivered: "Recibida", failed: "Abandonada" },
  all: "Todas",
  nextTry: (time) => `Próximo intento ${time}`,
  nextNow: "Se llama en un momento",
  nextHeld: "Espera a que se active",
  nextNone: "Nada más",
  again: "Enviar de nuevo",
  sentAgain: "Se llama en un momento.",
  details: (count) => `Intentos: ${count}`,
  asked: "Llamada",
  sentBody: "Enviado",
  answered: "Respuesta",
  took: (time) => `${time} ms`,
  noAnswer: "Sin respuesta",
  emptyAnswer: "Vacía",
  verdicts: {
    delivered: "Recibida",
    refused: "Respondió, sin las palabras de una buena respuesta",
    failed: "Falló",
    gone: "Ya no quiere llamadas",
  },
  failures: {
    unreadable: "No se pudo leer la dirección.",
    not_https: "La dirección no es https.",
    userinfo: "La dirección contiene un usuario o contraseña.",
    port: "Solo se llama al puerto 443.",
    private: "Su servidor está en una red privada, a la que no se llama.",
    unresolved: "Nadie conoce el nombre de su servidor.",
    timeout: "No respondió a tiempo.",
    refused_connection: "No aceptó la conexión.",
    bad_certificate: "Su certificado no está en orden.",
    broken: "La conexión se cortó.",
    no_mail_server: "Esta red no tiene servidor de correo.",
  },
  status: "Estado",
};
