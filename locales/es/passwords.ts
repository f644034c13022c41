// Texts of choosing a password.
import type { PasswordsTexts } from "../en/passwords.ts";

export const passwordsTexts: PasswordsTexts = {
  hint: (least) => `${least} caracteres o más; unas pocas palabras funcionan bien.`,
  short: (least) => `Use al menos ${least} caracteres.`,
  show: "Mostrar contraseña",
  hide: "Ocultar contraseña",
  faults: {
    password_spaces: "Escriba letras, cifras o signos: esta solo tiene espacios.",
    password_common: "Esta contraseña es de las más comunes. Elija otra.",
    password_name: "Agregue palabras: se puede adivinar por su nombre.",
    password_email: "Agregue palabras: se puede adivinar por su correo.",
    password_company: "Agregue palabras: se puede adivinar por el nombre de su empresa.",
    password_repeated: "Agregue palabras: los caracteres repetidos son fáciles de adivinar.",
    password_keyboard: "Agregue palabras: las teclas vecinas son fáciles de adivinar.",
    password_sequence: "Agregue palabras: las series como abc son fáciles de adivinar.",
    password_date: "Agregue palabras: las fechas y los años son fáciles de adivinar.",
    password_guessable: "Agregue palabras: esta contraseña es fácil de adivinar.",
    password_current: "Esta es su contraseña actual. Elija otra.",
    password_former: "Ya usó esta contraseña antes. Elija otra.",
  },
};
