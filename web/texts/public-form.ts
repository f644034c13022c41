// Texts of a hosted form, for people who look for a home or sell one.
import { SIDE_NAMES } from "../../domain/forms/side-names.ts";
import { defineTexts } from "../lib/text/define-texts.ts";

export const PUBLIC_FORM_TEXTS = defineTexts({
  headline: "Tell us what you are looking for", intro: "A few short questions. Then somebody who knows your area gets in touch.", sellHeadline: "Thinking of selling?", rentHeadline: "Find a place to rent",
  thanksTitle: "Thank you. It is sent.", thanks: "Somebody will get in touch soon, by phone, text or e-mail.", again: "Send another request",
  closedTitle: "This form is closed at the moment", closed: "Nothing can be sent now. Please come back later.",
  goneTitle: "There is nothing here", gone: "Check the address, or ask whoever gave it to you.",
  draft: {
    headline: "Is this right?", intro: "Somebody filled this in for you. Check it, change what is not right, and send it yourself. Nothing has been passed on so far.",
    usedTitle: "This is sent already", used: "This link works once, and it was used. There is nothing left to do.", voidTitle: "This link does not work any more", void: "Ask whoever sent it to you for a new one.",
    gone: "This link was used already, or does not work any more. Nothing was sent just now.",
  },
  talk: {
    title: "Conversation", you: "You", program: "Assistant", say: "Type your answer", send: "Send", typing: "The assistant is writing", answers: "Answers to choose from",
    toForm: "Fill in the form instead", goOn: "Go on to the form", failed: "That did not arrive. Say it again in a moment.", tooMany: "That was a lot at once. Wait a moment, then say it again.",
  },
  step: (step: string, of: string) => `Step ${step} of ${of}`, next: "Next", back: "Back", send: "Send", sending: "Sending…", optional: "optional", required: "All of it is needed unless it says optional.", mend: "Something needs another look. Nothing was sent yet.",
  footer: (network: string) => `Asked for by ${network}`, choose: "Choose",
  questions: {
    side: "What would you like to do?", property_type: "What kind of home is it about?", place: "Where?", price: "What price do you have in mind?", timing: "When would you like to move ahead?", size: "How large?", finance: "How would you pay?",
    agent: "Are you working with an agent?", contact: "Where can we reach you?",
  },
  sides: SIDE_NAMES.en,
  types: { single_family: "House", condo: "Condo", townhouse: "Townhouse", multi_2_4: "2 to 4 units", manufactured: "Manufactured home", land: "Land", other: "Something else" },
  timings: { asap_0_30d: "Within a month", m1_3: "In 1 to 3 months", m3_6: "In 3 to 6 months", m6_12: "In 6 to 12 months", m12_plus: "Later than that", browsing: "I am only looking around" },
  finances: { cash: "Cash", pre_approved: "Loan, pre-approved", pre_qualified: "Loan, pre-qualified", talking_to_lender: "Talking to a lender", not_started: "Not thought about it yet" },
  agents: { none: "No", working_informally: "Yes, nothing signed", signed_agreement: "Yes, with a signed agreement" },
  unsure: "Not sure yet", ranges: { sale: "For a home to buy or sell", rent: "For rent, a month" }, under: (amount: string) => `Under ${amount}`, between: (from: string, to: string) => `${from} to ${to}`, over: (amount: string) => `Over ${amount}`,
  fields: {
    zip: "ZIP code", place: "City or ZIP code", placeHint: "Begin to type, and choose from the list.", zipHint: "Five digits.", address: "Street and number of the home", beds: "Bedrooms", baths: "Bathrooms", studio: "Studio",
    orMore: (count: string) => `${count} or more`, first_name: "First name", last_name: "Last name", phone: "Phone", phoneHint: "A US number, ten digits.", email: "E-mail", comments: "Anything else?", website: "Leave this empty",
  },
  places: (count: number) => (count === 0 ? "No place found." : count === 1 ? "1 place found. Use the arrow keys." : `${count} places found. Use the arrow keys.`),
  didYouMean: (email: string) => `Did you mean ${email}?`,
  missing: {
    choice: "Choose one to go on.", zip_code: "Give the ZIP code, or choose a city.", first_name: "Give your first name.", last_name: "Give your last name.", phone: "Give a phone number.", email: "Give an e-mail address.",
    consent: "Tick the box to send this. Without it nobody may get in touch.",
  },
  wrong: {
    choice: "Choose one of these.", zip_code: "Give five digits, or choose a city from the list.", name: "Give it with letters, at most 50.", phone: "This is no US number: ten digits, such as (916) 555-0142.",
    digits: (count: string) => `This has ${count} digits. A US number has ten.`, email: "Check this: it should look like ana@example.com.",
  },
  unknownPlace: "There is no such ZIP code in the United States. Check its digits.", tooLong: "This is too long: shorten it.",
  failed: "It could not be sent. What you typed is still here: try again in a moment.", tooMany: "Too many tries from this connection. Wait a minute, then send it again.",
}, {
  headline: "Cuéntenos qué busca", intro: "Unas pocas preguntas cortas. Después, alguien que conoce su zona se pondrá en contacto.", sellHeadline: "¿Piensa en vender?", rentHeadline: "Encuentre una vivienda en alquiler",
  thanksTitle: "Gracias. Ya está enviado.", thanks: "Pronto alguien se pondrá en contacto por teléfono, mensaje o correo.", again: "Enviar otra solicitud",
  closedTitle: "Este formulario está cerrado por ahora", closed: "Ahora no se puede enviar nada. Vuelva más tarde, por favor.",
  goneTitle: "Aquí no hay nada", gone: "Revise la dirección o pregunte a quien se la dio.",
  draft: {
    headline: "¿Está bien así?", intro: "Alguien rellenó esto por usted. Revíselo, cambie lo que no esté bien y envíelo usted. Hasta ahora no se ha transmitido nada.",
    usedTitle: "Esto ya está enviado", used: "Este enlace sirve una vez y ya se usó. No queda nada por hacer.", voidTitle: "Este enlace ya no sirve", void: "Pida uno nuevo a quien se lo envió.",
    gone: "Este enlace ya se usó o ya no sirve. Ahora no se ha enviado nada.",
  },
  talk: {
    title: "Conversación", you: "Usted", program: "Asistente", say: "Escriba su respuesta", send: "Enviar", typing: "El asistente está escribiendo", answers: "Respuestas para elegir",
    toForm: "Mejor rellenar el formulario", goOn: "Pasar al formulario", failed: "Eso no llegó. Dígalo otra vez en un momento.", tooMany: "Fue mucho a la vez. Espere un momento y dígalo otra vez.",
  },
  step: (step, of) => `Paso ${step} de ${of}`, next: "Siguiente", back: "Atrás", send: "Enviar", sending: "Enviando…", optional: "opcional", required: "Todo es necesario, salvo lo opcional.", mend: "Algo necesita otra revisión. Todavía no se ha enviado nada.",
  footer: (network) => `Lo pregunta ${network}`, choose: "Elija",
  questions: {
    side: "¿Qué le gustaría hacer?", property_type: "¿De qué tipo de vivienda se trata?", place: "¿Dónde?", price: "¿Qué precio tiene en mente?", timing: "¿Cuándo le gustaría hacerlo?", size: "¿De qué tamaño?", finance: "¿Cómo pagaría?",
    agent: "¿Trabaja ya con un agente?", contact: "¿Dónde podemos localizarle?",
  },
  sides: SIDE_NAMES.es,
  types: { single_family: "Casa", condo: "Condominio", townhouse: "Casa adosada", multi_2_4: "De 2 a 4 unidades", manufactured: "Casa prefabricada", land: "Terreno", other: "Otra cosa" },
  timings: { asap_0_30d: "En un mes", m1_3: "En 1 a 3 meses", m3_6: "En 3 a 6 meses", m6_12: "En 6 a 12 meses", m12_plus: "Más adelante", browsing: "Solo estoy mirando" },
  finances: { cash: "En efectivo", pre_approved: "Préstamo preaprobado", pre_qualified: "Préstamo precalificado", talking_to_lender: "Hablando con un prestamista", not_started: "Aún no lo he pensado" },
  agents: { none: "No", working_informally: "Sí, sin nada firmado", signed_agreement: "Sí, con contrato firmado" },
  unsure: "Aún no lo sé", ranges: { sale: "Para comprar o vender", rent: "De alquiler, al mes" }, under: (amount) => `Menos de ${amount}`, between: (from, to) => `De ${from} a ${to}`, over: (amount) => `Más de ${amount}`,
  fields: {
    zip: "Código postal", place: "Ciudad o código postal", placeHint: "Empiece a escribir y elija de la lista.", zipHint: "Cinco dígitos.", address: "Calle y número de la vivienda", beds: "Dormitorios", baths: "Baños", studio: "Estudio",
    orMore: (count) => `${count} o más`, first_name: "Nombre", last_name: "Apellido", phone: "Teléfono", phoneHint: "Un número de Estados Unidos, diez dígitos.", email: "Correo electrónico", comments: "¿Algo más?", website: "Deje esto vacío",
  },
  places: (count) => (count === 0 ? "No se encontró ningún lugar." : count === 1 ? "1 lugar encontrado. Use las flechas." : `${count} lugares encontrados. Use las flechas.`),
  didYouMean: (email) => `¿Quiso decir ${email}?`,
  missing: {
    choice: "Elija una opción para seguir.", zip_code: "Indique el código postal o elija una ciudad.", first_name: "Indique su nombre.", last_name: "Indique su apellido.", phone: "Indique un teléfono.", email: "Indique un correo electrónico.",
    consent: "Marque la casilla para enviar. Sin ella nadie puede ponerse en contacto.",
  },
  wrong: {
    choice: "Elija una de estas opciones.", zip_code: "Indique cinco dígitos o elija una ciudad de la lista.", name: "Escríbalo con letras, 50 como máximo.", phone: "No es un número de Estados Unidos: diez dígitos, como (916) 555-0142.",
    digits: (count) => `Tiene ${count} dígitos. Un número de Estados Unidos tiene diez.`, email: "Revíselo: debería ser como ana@example.com.",
  },
  unknownPlace: "No existe tal código postal en Estados Unidos. Revise sus dígitos.", tooLong: "Es demasiado largo: acórtelo.",
  failed: "No se pudo enviar. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.", tooMany: "Demasiados intentos desde esta conexión. Espere un minuto y envíelo otra vez.",
});

export type PublicFormTexts = (typeof PUBLIC_FORM_TEXTS)["en" | "es"];
