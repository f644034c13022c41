// Texts of the operator's list of e-mails.
import { defineTexts } from "../lib/text/define-texts.ts";

export const MAILS_TEXTS = defineTexts({
  about: "Every e-mail about news: whom it is for, how it stands, and how it looks. Kept for 90 days, without the address.", list: "E-mails", empty: "No e-mail was written yet.",
  off: "No mail server is set, so no e-mail is sent: all are kept here. Set SMTP_URL and MAIL_FROM and start again; what was kept until then is not sent later.",
  from: (address: string) => `E-mails are sent, from ${address}.`, stopped: (count: string) => `People whose address came back, and who get none: ${count}.`,
  columns: { subject: "Subject", status: "State", who: "For", when: "May go out" }, digest: "Daily e-mail", kind: "About",
  statuses: { waiting: "Waiting", sent: "Sent", bounced: "Came back", given_up: "Given up", kept: "Kept", dropped: "Not wanted any more" },
  details: { id: "Id", language: "Language", count: "Pieces of news", tries: "Tries", next: "Next try", ended: "Ended", answer: "What the mail server said", happened: "Happened" }, languages: { en: "English", es: "Spanish" },
  looks: "How it looks", asText: "As plain text", person: (id: string) => `Person ${id}`,
}, {
  about: "Cada correo sobre novedades: para quién es, cómo va y cómo se ve. Se guardan 90 días, sin la dirección.", list: "Correos", empty: "Aún no se escribió ningún correo.",
  off: "No hay servidor de correo, así que no se envía ningún correo: todos se guardan aquí. Indique SMTP_URL y MAIL_FROM y reinicie; lo guardado hasta entonces no se envía después.",
  from: (address) => `Los correos se envían, de parte de ${address}.`, stopped: (count) => `Personas cuya dirección se devolvió y no reciben ninguno: ${count}.`,
  columns: { subject: "Asunto", status: "Estado", who: "Para", when: "Puede salir" }, digest: "Correo diario", kind: "Sobre",
  statuses: { waiting: "Pendiente", sent: "Enviado", bounced: "Devuelto", given_up: "Abandonado", kept: "Guardado", dropped: "Ya no se quiere" },
  details: { id: "Id", language: "Idioma", count: "Novedades", tries: "Intentos", next: "Próximo intento", ended: "Terminó", answer: "Lo que dijo el servidor de correo", happened: "Ocurrió" }, languages: { en: "Inglés", es: "Español" },
  looks: "Cómo se ve", asText: "Como texto", person: (id) => `Persona ${id}`,
});
