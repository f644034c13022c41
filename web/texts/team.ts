// Texts of a team: who acts for the account, invitations, and who works which lead.
import { defineTexts } from "../lib/text/text.ts";

export const TEAM_TEXTS = defineTexts({
  people: "People", about: "Everybody here acts for your account.", aboutOthers: "Owners invite people and change seats.", since: "Since", you: "you",
  seats: { owner: "Owner", manager: "Manager", agent: "Agent" },
  may: { owner: "Everything, money and seats too.", manager: "All of the work: leads, campaigns, returns. Neither money nor seats.", agent: "The bought leads that are theirs or nobody's: calls, outcomes, notes." },
  seatOf: (name: string) => `Seat of ${name}`, changed: (name: string, seat: string) => `${name}: ${seat}.`,
  remove: "Remove", removeNamed: (name: string) => `Remove ${name}`, removeAsk: (name: string) => `Remove ${name}?`, removeText: "Their sessions end at once. Leads they had not finished are free again. What they noted keeps their name.", removed: (name: string) => `${name} has no seat any more.`,
  lastOwner: "The only owner keeps the seat.",
  invite: "Invite somebody", email: "Their e-mail", seat: "Seat", make: "Make a link", noMail: "No mail is sent: this version has no mail server. Copy the link and pass it on yourself. It works once, for 7 days.",
  made: (email: string) => `The link for ${email}. Copy it now: it is not shown again.`, emailWrong: "Type an e-mail address such as kim@example.com.",
  open: "Open invitations", none: "No invitation is open.", until: (date: string) => `works until ${date}`, withdraw: "Withdraw", withdrawNamed: (email: string) => `Withdraw the invitation of ${email}`, withdrawn: "The link works no longer.",
  join: (account: string) => `Join ${account}`, joinText: (email: string, seat: string) => `You will sign in as ${email}. Seat: ${seat}.`, name: "Your name", nameMissing: "Type your name.", password: "Choose a password", passwordHint: "At least 8 characters; a sentence is fine.", passwordShort: "Use at least 8 characters.", accept: "Join and sign in",
  unknown: "This link opens nothing. Copy the whole link, or ask for a new one.", over: "This invitation was used, withdrawn or has run out. Ask for a new link.", toSignIn: "Go to sign in",
}, {
  people: "Personas", about: "Todos aquí actúan por su cuenta.", aboutOthers: "Los propietarios invitan y cambian los puestos.", since: "Desde", you: "usted",
  seats: { owner: "Propietario", manager: "Gerente", agent: "Agente" },
  may: { owner: "Todo, también el dinero y los puestos.", manager: "Todo el trabajo: contactos, campañas, devoluciones. Ni dinero ni puestos.", agent: "Los contactos comprados suyos o de nadie: llamadas, resultados, notas." },
  seatOf: (name) => `Puesto de ${name}`, changed: (name, seat) => `${name}: ${seat}.`,
  remove: "Quitar", removeNamed: (name) => `Quitar a ${name}`, removeAsk: (name) => `¿Quitar a ${name}?`, removeText: "Sus sesiones terminan enseguida. Los contactos sin terminar quedan libres. Lo que anotó conserva su nombre.", removed: (name) => `${name} ya no tiene puesto.`,
  lastOwner: "El único propietario conserva su puesto.",
  invite: "Invitar a alguien", email: "Su correo", seat: "Puesto", make: "Crear un enlace", noMail: "No se envía ningún correo: esta versión no tiene servidor de correo. Copie el enlace y entréguelo usted. Sirve una vez, durante 7 días.",
  made: (email) => `El enlace para ${email}. Cópielo ahora: no se vuelve a mostrar.`, emailWrong: "Escriba un correo como kim@example.com.",
  open: "Invitaciones abiertas", none: "No hay invitaciones abiertas.", until: (date) => `sirve hasta ${date}`, withdraw: "Retirar", withdrawNamed: (email) => `Retirar la invitación de ${email}`, withdrawn: "El enlace ya no sirve.",
  join: (account) => `Unirse a ${account}`, joinText: (email, seat) => `Entrará como ${email}. Puesto: ${seat}.`, name: "Su nombre", nameMissing: "Escriba su nombre.", password: "Elija una contraseña", passwordHint: "Al menos 8 caracteres; vale una frase.", passwordShort: "Use al menos 8 caracteres.", accept: "Unirse y entrar",
  unknown: "Este enlace no abre nada. Copie el enlace entero o pida uno nuevo.", over: "Esta invitación se usó, se retiró o venció. Pida un enlace nuevo.", toSignIn: "Ir a iniciar sesión",
});
