// Texts of the second factor: the authenticator app, its codes at sign-in, and recovery codes.
import { plural } from "../plural.ts";
import type { SecondFactorTexts } from "../en/second-factor.ts";

export const secondFactorTexts: SecondFactorTexts = {
  title: "Aplicación de autenticación",
  off: "Desactivada. Al iniciar sesión solo se pide la contraseña.",
  on: "Activada. Al iniciar sesión se piden la contraseña y un código de la aplicación.",
  turnOn: "Configurar aplicación",
  turnOff: "Desactivar",
  turnedOff: "Aplicación de autenticación desactivada. Las demás sesiones terminaron.",
  turnOffAbout: "Al iniciar sesión solo se pedirá la contraseña. Sus demás sesiones terminan.",
  turnOffOperator:
    "En producción su rol exige una aplicación o una llave de acceso: sin ella, la configurará de inmediato. Las demás sesiones terminan.",
  turnOffRequired: "Sin uno, lo configura de nuevo de inmediato. Las demás sesiones terminan.",
  renew: "Nuevos códigos de recuperación",
  renewAbout: "Sus códigos de recuperación anteriores dejan de funcionar.",
  cancel: "Cancelar",
  password: "Contraseña",
  passwordAbout: "Primero ingrese su contraseña.",
  passwordMissing: "Ingrese su contraseña.",
  passwordAlone: (least) =>
    `Sin la aplicación solo queda su contraseña. Elija antes una de ${least} caracteres o más.`,
  next: "Continuar",
  scan: "Escanee este código con una aplicación de autenticación, como Aegis, 1Password o Google Authenticator.",
  qr: "Código QR para su aplicación de autenticación",
  byHand: "O ingrese esta clave manualmente:",
  code: "Código de la aplicación",
  codeHint: "Seis dígitos; hay uno nuevo cada medio minuto.",
  codeMissing: "Ingrese los seis dígitos que muestra su aplicación.",
  confirm: "Activar",
  recovery: {
    title: "Guarde sus códigos de recuperación",
    about: (count) =>
      plural(
        count,
        "Este código le permite entrar una vez sin su teléfono. No se muestra de nuevo.",
        `Cada uno de estos ${count} códigos le permite entrar una vez sin su teléfono. No se muestran de nuevo.`,
      ),
    download: "Descargar",
    done: "Ya los guardé",
    file: "plat-codigos-de-recuperacion.txt",
  },
  signIn: {
    title: "Ingrese su código",
    about: "Abra su aplicación de autenticación e ingrese el código de Plat.",
    submit: "Iniciar sesión",
    wrong: "Código incorrecto. Ingrese el que muestra ahora su aplicación.",
    over: "Pasó demasiado tiempo o hubo demasiados códigos incorrectos. Ingrese de nuevo su contraseña.",
    back: "Volver a la contraseña",
    lost: "Usar un código de recuperación",
    found: "Usar la aplicación",
    recoveryCode: "Código de recuperación",
    recoveryMissing: "Ingrese uno de sus códigos de recuperación.",
    recoveryWrong: "Código de recuperación incorrecto o ya usado.",
    nothing: "¿Perdió ambos? Pregunte a la red.",
  },
  required: {
    title: "Configure una aplicación de autenticación",
    about:
      "Usted ve los contactos y el dinero de toda la red; por eso su inicio de sesión necesita un segundo factor. " +
      "Toma un minuto.",
    leave: "Cerrar sesión",
  },
};
