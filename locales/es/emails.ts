// Texts of the operator's list of emails.
import type { MailsTexts } from "../en/emails.ts";

export const mailsTexts: MailsTexts = {
  about: (days) =>
    `Cada correo a los miembros con su destinatario, estado y contenido. Se guardan ${days} días, sin la dirección.`,
  list: "Correos",
  empty: "Aún no hay correos. Los correos a los miembros aparecen aquí.",
  off: "No hay servidor de correo, así que los correos solo se guardan aquí. Configure SMTP_URL y MAIL_FROM y reinicie. Los guardados no se envían después; abra uno para entregar su enlace.",
  from: (address) => `Los correos se envían desde ${address}.`,
  stopped: (count) => `Miembros con el correo desactivado tras una devolución: ${count}.`,
  columns: { subject: "Asunto", status: "Estado", who: "Destinatario", when: "Enviar después de" },
  digest: "Correo diario",
  kind: "Notificación",
  statuses: {
    waiting: "Pendiente",
    sent: "Enviado",
    bounced: "Devuelto",
    given_up: "Fallido",
    kept: "Guardado",
    dropped: "Ya no hace falta",
  },
  details: {
    id: "ID",
    language: "Idioma",
    count: "Notificaciones",
    tries: "Intentos",
    next: "Próximo intento",
    ended: "Terminó",
    answer: "Respuesta del servidor de correo",
    happened: "Ocurrió",
  },
  link: {
    title: "Enlace",
    to: (email) => `Para ${email}`,
    about: "Entréguelo solo al destinatario. El registro de actividad anota quién lo vio.",
    show: "Mostrar enlace",
    copy: "Copiar el enlace",
    code: "Código en su lugar:",
    until: (time) => `Funciona una vez, hasta el ${time}.`,
  },
  looks: "Vista previa",
  asText: "Texto sin formato",
  person: (id) => `Miembro ${id}`,
};
