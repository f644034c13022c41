// Has the qualifier's texts for people who look for a home or sell one. The qualifier is always the
// network's own program and asks no model.
import type { Facts } from "../assistant-words.ts";
import type { ConsumerWords } from "../en/consumer-words.ts";

const list = (facts: Facts): string => facts.join(", ");

export const consumerWords: ConsumerWords = {
  disclosure: (network) =>
    `¡Hola! Soy un asistente automático de ${network}: un programa, no una persona. Hago unas pocas preguntas cortas y anoto sus respuestas. Nada se comparte hasta que usted envíe el formulario al final, y puede pasar al formulario en cualquier momento.`,
  sideQuestion: "¿Qué le gustaría hacer?",
  sides: {
    seller: "usted quiere vender",
    buyer: "usted quiere comprar",
    buyer_and_seller: "usted quiere vender una y comprar otra",
    renter: "usted quiere rentar",
    investor_seller: "usted quiere vender a un comprador en efectivo",
  },
  done: (facts) =>
    `Gracias. He anotado: ${list(facts)}. Sigue el formulario: ya lleva sus respuestas y pregunta cómo comunicarse con usted. Lo verá todo antes de enviarlo.`,
  doneWithNothing:
    "Gracias. Sigue el formulario: pregunta el resto y cómo comunicarse con usted. Lo verá todo antes de enviarlo.",
  contact: "Escriba su teléfono y su correo en el formulario: aquí no los guardo.",
  notOffered: (names) => `Aquí puedo anotar esto: ${list(names)}.`,
  form: "Aquí está el formulario, con sus respuestas.",
  person:
    "Soy un programa y no puedo comunicarle. Para que una persona le contacte, envíe el formulario: aquí está, con sus respuestas.",
  full: "Es mucho para una conversación. El formulario sigue desde aquí, con sus respuestas.",
  identity: (network) =>
    `Soy un programa de ${network}, no una persona. Sigo reglas y ningún modelo de IA lee lo que usted escribe. Un profesional local puede contactarle cuando usted envíe el formulario.`,
  help: "Pregunto por el tipo de vivienda, el lugar, el precio y la fecha. Responda con sus palabras, elija una respuesta o diga «no sé». Puede pasar al formulario en cualquier momento.",
  talk: {
    greeting: "¡Hola!",
    thanks: "De nada.",
    goodbye: "¡Hasta luego! No se compartió nada.",
    start_over: "De acuerdo, desde el principio.",
    stop: "De acuerdo, lo dejo aquí. No se compartió nada. Siga cuando quiera, aquí o en el formulario.",
  },
  answers: {
    data: (network) =>
      `Lo que usted escribe aquí queda en esta pestaña y no se guarda en ningún otro lugar. Nada se comparte si usted no envía el formulario. Si ya envió uno, pida a ${network} que borre sus datos, y responda STOP a un mensaje de texto para no recibir más.`,
    who: (network) =>
      `Ninguna empresa recibe nada hasta que usted envíe el formulario. Entonces ${network} lo pasa a profesionales de bienes raíces que atienden estas solicitudes. El texto junto a la casilla, justo antes de enviar, dice qué empresas pueden comunicarse con usted y cómo.`,
    free: (network) =>
      `Para usted es gratis: pagan a ${network} los profesionales que reciben las solicitudes, no usted.`,
    next: () =>
      "Después de la última pregunta se abre el formulario con sus respuestas. Usted las revisa, escribe cómo comunicarse con usted, acepta que le contacten y lo envía. Después le contacta un profesional local. Enviarlo no le compromete a nada.",
    worth: () =>
      "No puedo decir cuánto vale una vivienda: un programa que no la ha visto solo adivinaría. El profesional que le contacte sí puede. Si tiene una cifra en mente, dígamela; también puede decir «no sé».",
  },
  cleared: "Borré lo que había anotado. Cierre esta pestaña y también desaparece el texto.",
  circumstances: {
    owed: (sum) => (sum === null ? "todavía se debe dinero" : `se deben ${sum}`),
    paidOff: "está pagada",
    tenanted: "hay inquilinos en ella",
    vacant: "está desocupada",
    inherited: "es heredada",
    repairs: "necesita arreglos",
  },
  openTiming: (from, until) =>
    until === null
      ? `plazo desde el ${from}`
      : from === null
        ? `plazo hasta el ${until}`
        : `plazo del ${from} al ${until}`,
  told: (facts, isInForm) =>
    isInForm
      ? `Entendido: ${list(facts)}. El formulario lo muestra en su última pregunta, donde puede cambiarlo.`
      : `Entendido: ${list(facts)}. El formulario no lo pregunta; dígaselo al profesional que le contacte.`,
  neutral:
    "No puedo comparar zonas ni personas por sus habitantes, la seguridad o las escuelas. Esos datos los publican el sitio del distrito escolar, las estadísticas de la policía local y el censo. Sí puedo anotar el lugar, el precio y el tamaño que tiene en mente.",
  noAdvice:
    "No puedo aconsejar sobre leyes, impuestos o préstamos, ni decir qué harán los precios y las tasas. Un abogado, un contador o un prestamista con licencia puede ver su caso. Sí puedo anotar lo que busca o lo que quiere vender.",
};
