// Texts of calls to other systems and their logs.
import { COUNTED_DAYS, SWITCH_OFF_DAYS } from "../../domain/attempts/attempt.ts";
import type { CallTexts } from "../en/calls.ts";

export const callTexts: CallTexts = {
  statuses: { active: "Activo", paused: "En pausa", off: "Desactivado" },
  pause: "Pausar",
  resume: "Activar",
  remove: "Eliminar",
  off: {
    gone: "Desactivado porque el servidor respondió 410 (ya no existe). Las llamadas pendientes se conservan. Corrija la dirección y actívelo.",
    failing: `Desactivado tras ${SWITCH_OFF_DAYS} días de fallos. Corrija el servidor y actívelo.`,
  },
  failing: (since) => `Todas las llamadas fallan desde ${since}.`,
  counts: (waiting, delivered, failed) =>
    `${waiting} pendientes · ${delivered} entregadas · ${failed} fallidas`,
  countDays: `Últimos ${COUNTED_DAYS} días`,
  callStatuses: { waiting: "Pendiente", delivered: "Entregada", failed: "Fallida" },
  all: "Todas",
  nextTry: (time) => `Próximo intento ${time}`,
  nextNow: "Próximo intento en un momento",
  nextHeld: "Espera hasta que se active",
  nextNone: "No hay más intentos",
  again: "Enviar de nuevo",
  sentAgain: "Se envía de nuevo en un momento.",
  details: (count) => `Intentos: ${count}`,
  asked: "Llamada",
  sentBody: "Cuerpo de la solicitud",
  answered: "Respuesta",
  took: (time) => `${time} ms`,
  noAnswer: "Sin respuesta",
  emptyAnswer: "Vacía",
  verdicts: {
    delivered: "Entregada",
    refused: "Respuesta sin el texto de éxito",
    failed: "Falló",
    gone: "Ya no existe (410)",
  },
  failures: {
    unreadable: "No se pudo leer la dirección.",
    not_https: "La dirección no es https.",
    userinfo: "La dirección contiene un usuario o contraseña.",
    port: "Solo se llama al puerto 443.",
    private: "Su servidor está en una red privada, que no se llama.",
    unresolved: "No se pudo resolver el nombre del servidor.",
    timeout: "No respondió a tiempo.",
    refused_connection: "Rechazó la conexión.",
    bad_certificate: "Su certificado no es válido.",
    broken: "La conexión se interrumpió.",
    no_mail_server: "Esta red no tiene servidor de correo.",
  },
  status: "Estado",
};
