// Texts of emails about a person's own access.
import type { AccountMailTexts } from "../en/account-mails.ts";

export const accountMailTexts: AccountMailTexts = {
  names: {
    verify_email: "Correo por confirmar",
    reset_password: "Restablecer contraseña",
    confirm_new_email: "Nuevo correo por confirmar",
    approve_email_change: "Cambio de correo por aprobar",
    magic_link: "Enlace para iniciar sesión",
    sign_up: "Registro por terminar",
    password_changed: "Contraseña cambiada",
    email_changed: "Correo cambiado",
    second_factor_changed: "Segundo factor cambiado",
    passkeys_changed: "Llaves de acceso cambiadas",
    providers_changed: "Proveedores de inicio de sesión cambiados",
    factor_rule_changed: "Segundo factor de los miembros",
    already_registered: "Registro con un correo conocido",
    new_device: "Inicio de sesión en un dispositivo nuevo",
    sign_in_slowed: "Contraseñas incorrectas",
    owner_changed: "Propietario cambiado",
    removed_from_account: "Miembro eliminado",
    sessions_ended: "Sesiones terminadas por la red",
  },
  links: {
    verify_email: {
      subject: (network) => `Confirme su correo para ${network}`,
      body: () => "Confirme que esta dirección es suya.",
      action: "Confirmar correo",
    },
    reset_password: {
      subject: (network) => `Restablezca su contraseña de ${network}`,
      body: () => "Se pidió una nueva contraseña. La actual funciona hasta que elija otra.",
      action: "Elegir contraseña",
    },
    confirm_new_email: {
      subject: (network) => `Confirme su nuevo correo para ${network}`,
      body: () =>
        "Confirme que quiere iniciar sesión con esta dirección. El cambio también necesita la " +
        "aprobación desde su dirección actual.",
      action: "Confirmar nuevo correo",
    },
    approve_email_change: {
      subject: (network) => `Su nuevo correo para ${network} necesita su aprobación`,
      body: (email) =>
        `Pidió iniciar sesión con ${email}. Apruébelo aquí y confírmelo con el correo enviado ` +
        "allí. Hasta entonces nada cambia.",
      action: "Aprobar nuevo correo",
    },
    magic_link: {
      subject: (network) => `Inicie sesión en ${network}`,
      body: () => "Inicie sesión con este enlace, sin su contraseña.",
      action: "Iniciar sesión",
    },
    sign_up: {
      subject: (network) => `Confirme su correo para ${network}`,
      body: () =>
        "Termine aquí su registro. Hágalo solo si usted se registró: la cuenta tiene la " +
        "contraseña que se eligió entonces.",
      action: "Terminar el registro",
    },
  },
  code: "O escriba este código en la aplicación:",
  lastsHours: (hours) =>
    `El enlace funciona una vez, durante ${hours} ${hours === 1 ? "hora" : "horas"}.`,
  lastsMinutes: (minutes) => `El enlace funciona una vez, durante ${minutes} minutos.`,
  askedAt: (time) => `Se pidió el ${time}.`,
  ignore: "Si no lo pidió, ignore este correo.",
  notices: {
    password_changed: {
      subject: (network) => `Su contraseña de ${network} cambió`,
      body: (time) => `Su contraseña cambió el ${time}. Sus otras sesiones terminaron.`,
    },
    email_changed: {
      subject: (network) => `Su correo de ${network} cambió`,
      body: (time) =>
        `El correo con el que inicia sesión cambió el ${time}. Sus otras sesiones terminaron.`,
    },
    second_factor_changed: {
      subject: (network) => `Su segundo factor de ${network} cambió`,
      body: (time) => `El segundo paso para iniciar sesión cambió el ${time}.`,
    },
    passkeys_changed: {
      subject: (network) => `Sus llaves de acceso de ${network} cambiaron`,
      body: (time) => `Sus llaves de acceso cambiaron el ${time}.`,
    },
    providers_changed: {
      subject: (network) => `Cambió con qué inicia sesión en ${network}`,
      body: (time) => `Lo que le permite iniciar sesión cambió el ${time}.`,
    },
    factor_rule_changed: {
      subject: (network) => `Cambia cómo su equipo inicia sesión en ${network}`,
      body: (time) => `El ${time} cambió cómo su equipo inicia sesión.`,
    },
    new_device: {
      subject: (network) => `Inició sesión en ${network} en un dispositivo nuevo`,
      body: (time) =>
        `El ${time} se abrió su cuenta en un navegador que era nuevo para ella. Si fue usted, no ` +
        "tiene que hacer nada.",
    },
    sign_in_slowed: {
      subject: (network) => `Contraseñas incorrectas para su cuenta de ${network}`,
      body: (time) =>
        `Hasta el ${time} se escribieron tantas contraseñas o códigos incorrectos que los ` +
        "siguientes tienen que esperar. Ninguno abrió su cuenta.",
    },
    owner_changed: {
      subject: (network) => `Su rol en ${network} cambió`,
      body: (time) => `Su rol cambió el ${time}.`,
    },
    removed_from_account: {
      subject: (network) => `Su acceso a ${network} terminó`,
      body: (time) =>
        `El ${time}, un propietario lo quitó del equipo. Ya no puede iniciar sesión en él.`,
    },
    sessions_ended: {
      subject: (network) => `Se cerró su sesión en ${network}`,
      body: (time) =>
        `El ${time}, la red terminó sesiones suyas. Puede volver a iniciar sesión. Si no lo ` +
        "esperaba, cambie su contraseña y pregunte a la red.",
    },
    already_registered: {
      subject: (network) => `Ya tiene una cuenta en ${network}`,
      body: (time) =>
        `El ${time} se envió un registro con esta dirección. Usted ya tiene una cuenta con ella, ` +
        "así que nada cambió. Inicie sesión o elija una nueva contraseña si olvidó la suya.",
    },
  },
  changes: {
    app_on: (time) => `Se activó una aplicación de autenticación el ${time}.`,
    app_off: (time) => `Su aplicación de autenticación se desactivó el ${time}.`,
    recovery_codes_renewed: (time) =>
      `Sus códigos de recuperación se reemplazaron el ${time}. Los anteriores ya no funcionan.`,
    recovery_code_used: (time) => `Se inició sesión con un código de recuperación el ${time}.`,
    passkey_added: (time) => `Se agregó una llave de acceso el ${time}.`,
    passkey_removed: (time) => `Se quitó una llave de acceso el ${time}.`,
    provider_connected: (time) =>
      `Se conectó una cuenta de otro proveedor el ${time}. Ahora le permite iniciar sesión.`,
    provider_disconnected: (time) => `Se desconectó una cuenta de otro proveedor el ${time}.`,
    factor_required: (time) =>
      `El ${time}, un propietario de su cuenta exigió un segundo factor a todos los miembros. Si ` +
      "usted no tiene ninguno, configurará una aplicación de autenticación o una llave de acceso " +
      "cuando vuelva a abrir la aplicación.",
    became_owner: (time) =>
      `Usted es propietario de su cuenta desde el ${time}. Ahora puede administrar miembros y claves.`,
    no_longer_owner: (time) =>
      `Usted ya no es propietario de su cuenta desde el ${time}. Sus claves dejaron de funcionar.`,
    factor_optional: (time) =>
      `Desde el ${time}, los miembros de su cuenta ya no necesitan un segundo factor. El suyo ` +
      "sigue activo.",
  },
  notYou:
    "Si no fue usted, elija una nueva contraseña con «¿Olvidó su contraseña?» en la página para " +
    "iniciar sesión. Revise su configuración y avise a la red.",
  notMe: "No fui yo",
  endsSessions:
    "Si no fue usted, elija una nueva contraseña. Eso termina todas sus sesiones, en cada " +
    "dispositivo.",
  facts: {
    address: (address) => `Dirección de red: ${address}`,
    browser: (browser) => `Navegador: ${browser}`,
    company: (name) => `Empresa: ${name}`,
  },
  toSignIn: "Iniciar sesión",
  toReset: "Elegir una nueva contraseña",
  openSettings: "Abrir seguridad",
  why: (network) =>
    `${network} siempre envía los correos sobre el acceso a su cuenta. No se pueden desactivar.`,
};
