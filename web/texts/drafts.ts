// Texts of leads that somebody takes down by hand, until the person confirms them.
import { defineTexts } from "../lib/text/text.ts";

export const DRAFT_TEXTS = defineTexts({
  title: "Lead by hand", begin: "Take down a lead", none: "No lead by hand yet. Take one down here, or tell the assistant about it.", notYours: "Owners and managers take leads down.",
  list: "Leads by hand", nobody: "Nobody named yet", nothing: "Nothing said yet", ofDay: (day: string) => `Lead of ${day}`, erased: "What was taken down is erased", open: (name: string) => `Open: ${name}`,
  statuses: { open: "Not sent", sent: "Waits for the person", confirmed: "Confirmed", withdrawn: "Withdrawn", expired: "Run out" },
  how: "Nobody can consent for somebody else. Make the link and pass it on: the person sees what you wrote, changes what is not right, and sends it with their own consent. Only then is it posted.",
  person: "The person", request: "What it is about", language: "Language of their page", languages: { en: "English", es: "Spanish" }, leftOpen: "Left to the person", optional: "What you leave open the person is asked.",
  side: "Side", type: "Property type", zip: "ZIP code", price: "Price", timing: "Timing", beds: "Bedrooms", baths: "Bathrooms", finance: "Financing", agent: "Agent", street: "Street and number", comments: "Anything else", first: "First name", last: "Last name", phone: "Phone", email: "E-mail",
  problems: { missing: "Needed before the link can be made.", name: "Give a name with letters.", phone: "Give a US number of ten digits.", email: "Give an address such as ana@example.com.", zip: "Give five digits.", place: "There is no such ZIP code.", choice: "Choose one of the answers.", long: "This is too long: shorten it." },
  save: "Save", saved: "Saved.", make: "Make the link", again: "Make a new link", link: "Link for the person", copy: "Copy the link", onceShown: "It is shown here only now, and works once. Whoever has it can confirm: give it to nobody but the person.", until: (day: string) => `It works until ${day}.`,
  sent: (day: string) => `The person has a link that works until ${day}. What you change here they see there.`, lost: "A new link puts an end to the one before.",
  withdraw: "Withdraw", withdrawAsk: "Withdraw this lead?", withdrawText: "Its link works no longer, and what you wrote is erased.", withdrawn: "The lead is withdrawn.",
  ended: { withdrawn: "You withdrew it. What you wrote is erased.", expired: "Nobody confirmed it in time. What you wrote is erased.", posting: "The person has confirmed it. It is being posted." },
  sold: (sum: string) => `Confirmed by the person, accepted and sold: you earn ${sum}.`, listed: "Confirmed by the person, accepted, and listed on the marketplace.", refused: (why: string) => `Confirmed by the person, and rejected: ${why}`, toLead: "Open the lead",
}, {
  title: "Contacto a mano", begin: "Anotar un contacto", none: "Aún no hay contactos a mano. Anote uno aquí o cuénteselo al asistente.", notYours: "Los propietarios y gerentes anotan contactos.",
  list: "Contactos a mano", nobody: "Aún sin nombre", nothing: "Aún sin datos", ofDay: (day) => `Contacto del ${day}`, erased: "Lo anotado está borrado", open: (name) => `Abrir: ${name}`,
  statuses: { open: "Sin enviar", sent: "Espera a la persona", confirmed: "Confirmado", withdrawn: "Retirado", expired: "Vencido" },
  how: "Nadie puede consentir por otra persona. Cree el enlace y páselo: la persona ve lo que usted escribió, cambia lo que no esté bien y lo envía con su propio consentimiento. Solo entonces se envía a la red.",
  person: "La persona", request: "De qué se trata", language: "Idioma de su página", languages: { en: "Inglés", es: "Español" }, leftOpen: "Lo responde la persona", optional: "Lo que deje abierto se le pregunta a la persona.",
  side: "Lado", type: "Tipo de propiedad", zip: "Código postal", price: "Precio", timing: "Plazo", beds: "Dormitorios", baths: "Baños", finance: "Financiación", agent: "Agente", street: "Calle y número", comments: "Algo más", first: "Nombre", last: "Apellido", phone: "Teléfono", email: "Correo electrónico",
  problems: { missing: "Hace falta antes de crear el enlace.", name: "Escriba un nombre con letras.", phone: "Indique un número de Estados Unidos de diez dígitos.", email: "Indique un correo como ana@example.com.", zip: "Indique cinco dígitos.", place: "No existe tal código postal.", choice: "Elija una de las respuestas.", long: "Es demasiado largo: acórtelo." },
  save: "Guardar", saved: "Guardado.", make: "Crear el enlace", again: "Crear otro enlace", link: "Enlace para la persona", copy: "Copiar el enlace", onceShown: "Solo se muestra ahora y sirve una vez. Quien lo tenga puede confirmar: no se lo dé a nadie más que a la persona.", until: (day) => `Sirve hasta el ${day}.`,
  sent: (day) => `La persona tiene un enlace que sirve hasta el ${day}. Lo que cambie aquí, lo ve allí.`, lost: "Un enlace nuevo anula el anterior.",
  withdraw: "Retirar", withdrawAsk: "¿Retirar este contacto?", withdrawText: "Su enlace deja de servir y lo escrito se borra.", withdrawn: "El contacto está retirado.",
  ended: { withdrawn: "Usted lo retiró. Lo escrito está borrado.", expired: "Nadie lo confirmó a tiempo. Lo escrito está borrado.", posting: "La persona lo confirmó. Se está enviando." },
  sold: (sum) => `Confirmado por la persona, aceptado y vendido: usted gana ${sum}.`, listed: "Confirmado por la persona, aceptado y publicado en el mercado.", refused: (why) => `Confirmado por la persona y rechazado: ${why}`, toLead: "Abrir el contacto",
});

export type DraftTexts = (typeof DRAFT_TEXTS)["en" | "es"];
