// Textos para iniciar sesión con otros proveedores.
import type { ProviderTexts } from "../en/providers.ts";

export const providerTexts: ProviderTexts = {
  signIn: (name) => `Iniciar sesión con ${name}`,
  title: "Otras formas de iniciar sesión",
  about:
    "Una cuenta en uno de estos le permite iniciar sesión. Si usa una aplicación de códigos, el " +
    "código se sigue solicitando.",
  connectedSince: (date) => `Conectada el ${date}`,
  used: (date) => `Último uso: ${date}`,
  notConnected: "Sin conectar",
  connect: "Conectar",
  connectOf: (name) => `Conectar ${name}`,
  disconnect: "Desconectar",
  disconnectOf: (name) => `Desconectar ${name}`,
  connected: (name) => `${name} está conectado. Ya puede iniciar sesión con esa cuenta.`,
  disconnected: (name) => `${name} está desconectado.`,
  signInFailed: "No inició sesión",
  connectFailed: "La cuenta no se conectó",
  toSignIn: "Ir a iniciar sesión",
  toSettings: "Ir a su configuración",
  problems: {
    provider_failed: "El proveedor no responde. Inicie sesión de otra forma o inténtelo más tarde.",
    provider_cancelled: "No dio su acuerdo en el proveedor. No cambió nada.",
    provider_refused:
      "La respuesta del proveedor no es confiable. Empiece de nuevo o inicie sesión de otra forma.",
    provider_over:
      "Este inicio de sesión tardó demasiado, ya se usó o empezó en otro navegador. Empiece de " +
      "nuevo.",
    provider_email_unverified:
      "El proveedor no ha verificado el correo de esta cuenta. Verifíquelo allí primero.",
    provider_no_person:
      "Ninguna cuenta aquí tiene este correo. Cree una primero y conecte el proveedor en " +
      "Configuración.",
    provider_email_unconfirmed:
      "Inicie sesión con su contraseña y confirme su correo primero; después use el proveedor.",
    provider_other_account:
      "Otra cuenta de este proveedor está conectada. Desconéctela primero en Configuración.",
    provider_taken: "Otra persona aquí está conectada con esta cuenta.",
    not_found: "Esta red ya no permite iniciar sesión con este proveedor.",
  },
};
