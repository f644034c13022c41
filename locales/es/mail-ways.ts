// Texts of the ways into an account that begin with an email, below the form that signs in.
import type { MailWaysTexts } from "../en/mail-ways.ts";

export const mailWaysTexts: MailWaysTexts = {
  legal: { terms: "Condiciones", privacy: "Privacidad" },
  forgot: "¿Olvidó su contraseña?",
  magic: "Iniciar sesión por correo",
};
