// Texts of a team: its members, team roles and invitations.
import { seatNames } from "./parts/seat-names.ts";
import { INVITATION_DAYS } from "../../domain/access/access.ts";
import type { TeamTexts } from "../en/team.ts";

export const teamTexts: TeamTexts = {
  people: "Miembros",
  about: "Los miembros actúan por su cuenta.",
  aboutOthers: "Solo los propietarios invitan miembros y cambian los roles.",
  since: "Desde",
  you: "usted",
  seats: seatNames,
  may: {
    owner: "Todo, también el dinero y los roles del equipo.",
    manager:
      "Prospectos, campañas, fuentes y devoluciones. Ni recargas, pagos, claves ni roles del equipo.",
    agent: "Trabaja prospectos asignados y sin asignar, y no ve importes.",
    billing: "Saldo, estados de cuenta y recargas; lee campañas e informes. Sin datos de contacto.",
    analyst:
      "Lee prospectos, fuentes, informes y ganancias. No cambia nada y no ve datos de contacto.",
    operations:
      "Cuentas con notas y archivos, nombres, licencias, fuentes, anuncios y devoluciones. Ni pagos, ajustes ni datos de contacto.",
    finance:
      "Pagos, archivos bancarios, saldos, estados de cuenta y notas sobre cuentas. Sin datos de contacto.",
    support:
      "Lee cuentas y prospectos, escribe notas, abre datos de contacto con un motivo y entrega enlaces de correos.",
    compliance:
      "Nombres, licencias, archivos de devoluciones y actividad; abre datos de contacto con un motivo.",
    read_only: "Lee todo menos los datos de contacto y las notas. No cambia nada.",
  },
  seatOf: (name) => `Rol de ${name}`,
  changed: (name, teamRole) => `${name}: ${teamRole}.`,
  remove: "Quitar",
  removeNamed: (name) => `Quitar a ${name}`,
  removeAsk: (name) => `¿Quitar a ${name}?`,
  removeText:
    "Sus sesiones terminan de inmediato. Sus prospectos sin terminar quedan sin asignar. Sus notas conservan su nombre.",
  removed: (name) => `Se quitó a ${name}.`,
  lastOwner: "Una cuenta necesita un propietario.",
  invite: "Invitar miembro",
  email: "Su correo",
  team_role: "Rol en el equipo",
  make: "Crear enlace",
  noEmailSent: `No se envía ningún correo. Copie el enlace y envíelo usted. Funciona una vez, durante ${INVITATION_DAYS} días.`,
  made: (email) => `El enlace para ${email}. Cópielo ahora; no lo verá de nuevo.`,
  emailWrong: "Escriba un correo, por ejemplo kim@example.com.",
  open: "Invitaciones abiertas",
  none: "No hay invitaciones abiertas.",
  until: (date) => `funciona hasta ${date}`,
  withdraw: "Retirar",
  withdrawNamed: (email) => `Retirar la invitación de ${email}`,
  withdrawn: "Invitación retirada.",
  join: (account) => `Unirse a ${account}`,
  joinText: (email, teamRole) => `Entrará como ${email}. Rol en el equipo: ${teamRole}.`,
  name: "Su nombre",
  nameMissing: "Escriba su nombre.",
  password: "Elija una contraseña",
  accept: "Unirse y entrar",
  unknown: "Este enlace no es válido. Copie el enlace completo o pida uno nuevo.",
  over: "Esta invitación se usó, se retiró o venció. Pida un enlace nuevo.",
  toSignIn: "Ir a iniciar sesión",
};
