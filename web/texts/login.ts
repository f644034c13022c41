// Texts of signing in and up.
import { defineTexts } from "../lib/text/text.ts";

export const LOGIN_TEXTS = defineTexts({
  title: "Sign in", signUpTitle: "Create an account", email: "E-mail", password: "Password", show: "Show password", hide: "Hide password", submit: "Sign in", submitUp: "Create account",
  lead: "The open lead marketplace for real estate.", name: "Your name", company: "Company", role: "What do you want to do?", buy: "Buy leads (advertiser)", sell: "Sell leads (affiliate)", states: "States you are licensed in", statesHint: "Two letters each, such as CA, NV: you buy leads there. You can change it later.",
  passwordHint: "At least 8 characters; a sentence is fine.", toSignUp: "Create an account", toSignIn: "I have an account", demo: "This is a demo network. Look around as:",
  as: { advertiser: "Sign in as advertiser", affiliate: "Sign in as affiliate", admin: "Sign in as admin" }, theme: "Theme", language: "Language",
  ended: "Your session has ended", endedSentence: "Sign in again to go on. What you typed is still here.", leave: "Leave",
  themes: { system: "System", light: "Light", dark: "Dark" },
  problems: {
    credentials: "E-mail and password do not go together. Check both; the password is case-sensitive.", emailMissing: "Type your e-mail address.", emailWrong: "This is not an e-mail address: it needs a name, an @ and a domain.",
    passwordMissing: "Type your password.", passwordShort: "Use at least 8 characters.", nameMissing: "Type your name.", companyMissing: "Type your company's name.", statesMissing: "Type at least one state, such as CA.", statesWrong: "Use two letters for each state, such as CA, NV.",
    taken: "There may be an account with this e-mail already. Sign in instead, or use another address.",
  },
}, {
  title: "Iniciar sesión", signUpTitle: "Crear una cuenta", email: "Correo electrónico", password: "Contraseña", show: "Mostrar contraseña", hide: "Ocultar contraseña", submit: "Entrar", submitUp: "Crear cuenta",
  lead: "El mercado abierto de contactos inmobiliarios.", name: "Su nombre", company: "Empresa", role: "¿Qué quiere hacer?", buy: "Comprar contactos (anunciante)", sell: "Vender contactos (afiliado)", states: "Estados en los que tiene licencia", statesHint: "Dos letras cada uno, como CA, NV: allí compra contactos. Puede cambiarlo después.",
  passwordHint: "Al menos 8 caracteres; vale una frase.", toSignUp: "Crear una cuenta", toSignIn: "Ya tengo una cuenta", demo: "Esta es una red de demostración. Mire como:",
  as: { advertiser: "Entrar como anunciante", affiliate: "Entrar como afiliado", admin: "Entrar como administrador" }, theme: "Tema", language: "Idioma",
  ended: "Su sesión ha terminado", endedSentence: "Inicie sesión de nuevo para continuar. Lo que escribió sigue aquí.", leave: "Salir",
  themes: { system: "Sistema", light: "Claro", dark: "Oscuro" },
  problems: {
    credentials: "El correo y la contraseña no coinciden. Revise ambos; la contraseña distingue mayúsculas.", emailMissing: "Escriba su correo.", emailWrong: "Esto no es un correo: necesita un nombre, una @ y un dominio.",
    passwordMissing: "Escriba su contraseña.", passwordShort: "Use al menos 8 caracteres.", nameMissing: "Escriba su nombre.", companyMissing: "Escriba el nombre de su empresa.", statesMissing: "Escriba al menos un estado, como CA.", statesWrong: "Use dos letras para cada estado, como CA, NV.",
    taken: "Puede que ya haya una cuenta con este correo. Inicie sesión, o use otro.",
  },
});
