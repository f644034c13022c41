// Texts of passkeys: the list under Settings, adding one, and signing in with one.
import type { PasskeyTexts } from "../en/passkeys.ts";

export const passkeyTexts: PasskeyTexts = {
  title: "Llaves de acceso",
  about:
    "Inicie sesión con su huella, su rostro o el PIN de su dispositivo. No se pide contraseña ni código.",
  unsupported: "Este navegador no puede usar llaves de acceso en esta dirección.",
  added: (date) => `Agregada el ${date}`,
  used: (date) => `Último uso: ${date}`,
  unused: "Aún sin usar",
  add: "Agregar llave de acceso",
  addAbout: "Su navegador pregunta dónde guardar la llave de acceso y comprueba que es usted.",
  create: "Crear llave de acceso",
  name: "Nombre",
  nameHint: "Indique el dispositivo o la aplicación que la guarda.",
  nameMissing: "Ingrese un nombre.",
  save: "Guardar",
  cancel: "Cancelar",
  rename: "Cambiar nombre",
  renameOf: (name) => `Cambiar nombre de ${name}`,
  remove: "Eliminar",
  removeOf: (name) => `Eliminar ${name}`,
  removeAbout: (name) =>
    `${name} ya no permite iniciar sesión. Terminan las demás sesiones que empezaron con ella.`,
  removeOperator:
    "En producción su rol exige una llave de acceso o una aplicación de autenticación.",
  addedToast: "Llave de acceso agregada. Ya puede iniciar sesión con ella.",
  removedToast: "Llave de acceso eliminada.",
  signIn: "Iniciar sesión con llave de acceso",
  required: {
    title: "Inicie sesión con su llave de acceso",
    about:
      "Usted ve los contactos y el dinero de toda la red; por eso la contraseña sola no basta para " +
      "iniciar sesión.",
    lost: "¿La perdió? Pida un enlace de recuperación a la persona que administra el servidor.",
    addTitle: "Agregar una llave de acceso",
    toPasskey: "Usar una llave de acceso",
    toApp: "Usar una aplicación de autenticación",
  },
  problems: {
    passkey_cancelled:
      "No se usó ninguna llave de acceso o se acabó el tiempo. Intente de nuevo o use su contraseña.",
    passkey_present: "Este dispositivo ya tiene una llave de acceso suya.",
    passkey_site:
      "Las llaves de acceso no funcionan en esta dirección. Abra la red en su propia dirección.",
    passkey_unable:
      "Este dispositivo no puede comprobar quién es usted. Use otro dispositivo o una aplicación de contraseñas.",
    passkey_unknown:
      "Aquí no se conoce esta llave de acceso: se eliminó o es de otro sitio. Use su contraseña.",
    passkey_refused: "No se pudo comprobar esta llave de acceso. Use otra o su contraseña.",
    passkey_limit: "Ya tiene todas las llaves de acceso posibles. Elimine una primero.",
    challenge_over: "Pasó demasiado tiempo o ya se había enviado. Intente de nuevo.",
  },
};
