// Texts of asking for an emailed link, and of what each link opens.
import type { MailedLinksTexts } from "../en/mailed-links.ts";

export const mailedLinksTexts: MailedLinksTexts = {
  ask: {
    reset_password: {
      title: "Restablezca su contraseña",
      about:
        "Escriba el correo con el que inicia sesión. Recibirá un enlace para elegir una nueva " +
        "contraseña.",
    },
    magic_link: {
      title: "Iniciar sesión por correo",
      about: "Escriba el correo con el que inicia sesión. Recibirá un enlace para entrar.",
    },
  },
  email: "Correo",
  emailMissing: "Escriba su correo.",
  emailWrong: "Escriba un correo, por ejemplo ana@example.com.",
  send: "Enviar enlace",
  sentTitle: "Revise su correo",
  sent: (email) => `Si una cuenta usa ${email}, un enlace va en camino.`,
  lasts: (minutes) => `Funciona una vez, durante ${minutes} minutos.`,
  nothing: "¿No llegó nada? Busque en la carpeta de correo no deseado o pregunte a la red.",
  toSignIn: "Ir a iniciar sesión",
  toApp: "Abrir la aplicación",
  links: {
    verify_email: {
      title: "Confirmar su correo",
      about: (email) => `Confirme que ${email} es suyo.`,
      action: "Confirmar correo",
    },
    confirm_new_email: {
      title: "Confirmar su nuevo correo",
      about: (_email, next) => `Quiere iniciar sesión con ${next}.`,
      action: "Confirmar nuevo correo",
    },
    approve_email_change: {
      title: "Aprobar su nuevo correo",
      about: (email, next) => `Quiere iniciar sesión con ${next} en lugar de ${email}.`,
      action: "Aprobar nuevo correo",
    },
    magic_link: {
      title: "Iniciar sesión",
      about: (email) => `Inicie sesión como ${email}.`,
      action: "Iniciar sesión",
    },
    sign_up: {
      title: "Terminar el registro",
      about: (email) => `Se registró con ${email}. Continúe solo si usted eligió la contraseña.`,
      action: "Terminar el registro",
    },
  },
  verified: (email) => `${email} está confirmado.`,
  agreed: "Listo. Su correo cambia cuando se use también el enlace enviado a la otra dirección.",
  changed: (next) => `Su correo cambió. Desde ahora inicie sesión con ${next}.`,
  taken: "Otra cuenta ya usa este correo, así que el suyo sigue igual.",
  unknown: "Este enlace no es válido. Copie el enlace completo o pida uno nuevo.",
  over: "Este enlace ya se usó, se reemplazó o venció. Pida uno nuevo.",
};
