// Texts of choosing a new password with a one-time link.
import type { ResetTexts } from "../en/reset.ts";

export const resetTexts: ResetTexts = {
  title: "Elija una nueva contraseña",
  about: (email) => `Para ${email}. Todas sus sesiones terminan.`,
  factor:
    "Se eliminan su aplicación de autenticación y sus llaves de acceso. Configure una después de iniciar sesión.",
  password: "Nueva contraseña",
  save: "Guardar contraseña",
  done: "Su nueva contraseña está lista. Inicie sesión con ella.",
  toSignIn: "Ir a iniciar sesión",
  unknown: "Este enlace no es válido. Copie el enlace completo o pida uno nuevo.",
  over: "Este enlace ya se usó, se reemplazó o venció. Pida uno nuevo.",
};
