// Texts of finishing a sign-up with the code of an email.
import type { SignUpCodeTexts } from "../en/sign-up-code.ts";

export const signUpCodeTexts: SignUpCodeTexts = {
  title: "Revise su correo",
  about: (email) =>
    `Escriba el código que enviamos a ${email} o abra el enlace del correo. Ambos funcionan ` +
    "durante un día.",
  nothing: "¿No llegó nada? Busque en la carpeta de correo no deseado o pregunte a la red.",
  code: "Código del correo",
  codeMissing: "Escriba los seis dígitos del correo.",
  codeWrong: "Código incorrecto. Escriba el del correo más reciente.",
  over: "Este código ya no funciona. Envíe uno nuevo.",
  submit: "Terminar el registro",
  again: "Enviar de nuevo",
  sent: "Un correo nuevo va en camino.",
  back: "Editar mis datos",
};
