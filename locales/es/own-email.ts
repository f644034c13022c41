// Texts of a person's own email under Settings: whether it is confirmed, and changing it.
import type { OwnEmailTexts } from "../en/own-email.ts";

export const ownEmailTexts: OwnEmailTexts = {
  title: "Correo",
  confirmed: "Confirmado",
  notConfirmed: "Sin confirmar",
  about: (email) =>
    `Escriba el código del correo enviado a ${email} o abra el enlace que contiene.`,
  code: "Código del correo",
  codeMissing: "Escriba los seis dígitos del correo.",
  codeWrong: "Código incorrecto. Escriba el del correo más reciente.",
  codeOver: "Este código ya no funciona. Envíe uno nuevo.",
  confirm: "Confirmar",
  done: "Correo confirmado.",
  again: "Enviar de nuevo",
  sent: "Un correo nuevo va en camino.",
  change: "Editar correo",
  changeAbout: "Recibirá un enlace en su dirección actual y otro en la nueva. Abra ambos.",
  fresh: "Nuevo correo",
  freshMissing: "Escriba el nuevo correo.",
  freshWrong: "Escriba un correo, por ejemplo ana@example.com.",
  same: "Ya inicia sesión con este correo.",
  password: "Contraseña",
  passwordMissing: "Escriba su contraseña.",
  passwordWrong: "Contraseña incorrecta. Inténtelo de nuevo.",
  send: "Enviar enlaces",
  cancel: "Cancelar",
  open: (email, until) => `Pidió iniciar sesión con ${email}, hasta el ${until}.`,
  approved: (isDone) =>
    isDone
      ? "Aprobado desde su dirección actual."
      : "Falta abrir el enlace en su dirección actual.",
  agreed: (isDone) =>
    isDone
      ? "Confirmado desde la nueva dirección."
      : "Falta abrir el enlace en la nueva dirección.",
  cancelChange: "Cancelar cambio",
  canceled: "Su correo sigue igual.",
};
