// Texts of the operator's list of emails.
import { CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import type { MailsTexts } from "../en/emails.ts";

export const mailsTexts: MailsTexts = {
  about: `Cada correo sobre novedades: para quién es, cómo va y cómo se ve. Se guardan ${CALLS_KEPT_DAYS} días, sin la dirección.`,
  list: "Correos",
  empty: "Aún no se escribió ningún correo.",
  off: "No hay servidor de correo, así que no se envía ningún correo: todos se guardan aquí. Indique SMTP_URL y MAIL_FROM y reinicie; lo guardado hasta entonces no se envía después.",
  from: (address) => `Los correos se envían, de parte de ${address}.`,
  stopped: (count) => `Personas cuya dirección se devolvió y no reciben ninguno: ${count}.`,
  columns: { subject: "Asunto", status: "Estado", who: "Para", when: "Puede salir" },
  digest: "Correo diario",
  kind: "Sobre",
  statuses: {
    waiting: "Pendiente",
    sent: "Enviado",
    bounced: "Devuelto",
    given_up: "Abandonado",
    kept: "Guardado",
    dropped: "Ya no se quiere",
  },
  details: {
    id: "Id",
    language: "Idioma",
    count: "Novedades",
    tries: "Intentos",
    next: "Próximo intento",
    ended: "Terminó",
    answer: "Lo que dijo el servidor de correo",
    happened: "Ocurrió",
  },
  looks: "Cómo se ve",
  asText: "Como texto",
  person: (id) => `Persona ${id}`,
};
