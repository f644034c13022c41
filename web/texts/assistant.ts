// Texts of the assistant's panel. What it says by itself is the specification's, to the letter.
import { defineTexts, plural } from "../lib/text/text.ts";

export const ASSISTANT_TEXTS = defineTexts({
  greeting: (network: string) => `Hi! I'm your AI assistant at ${network}. I can help you with lead qualification, market analysis, and more. How can I assist you today?`,
  empty: "I apologize, but I couldn't process that request.", error: "I apologize, but I encountered an error. Please try again.",
  program: "You talk to a program, not a person.", builtIn: "Built-in assistant: answers by rules, no outside model.", byModel: (model: string) => `Answers by ${model}.`,
  minimise: "Minimise", close: "Close", fresh: "New conversation", list: "Conversations", back: "Back to the conversation",
  placeholder: "Type your message...", message: "Message", send: "Send", waits: "It goes after the reply.", left: (count: string) => `${count} left`, tooLong: (count: string) => `A message has at most 1,000 letters. Take out ${count}.`,
  log: "Conversation with the assistant", you: "You", assistant: "Assistant", typing: "The assistant is typing", retry: "Try again", unread: "What was said before could not be read.", suggestions: "Suggested answers", links: "Where to go", proposals: "Proposed changes",
  done: (what: string) => `Done: ${what}`,
  card: {
    title: "What is understood", count: (known: number) => `${known} of 4`, nothing: "Nothing yet", change: "Change it", open: "Open", unsure: "Not sure", also: "Also",
    topics: { property_type: "Property", location: "Place", price: "Price", timing: "Timing", side: "Side" },
    upTo: (sum: string) => `up to ${sum}`, from: (sum: string) => `from ${sum}`, aMonth: (sum: string) => `${sum} a month`, until: (day: string) => `until ${day}`, since: (day: string) => `from ${day}`,
    county: (name: string) => `${name} County`, beds: (count: number) => plural(count, "1 bedroom or more", `${count} bedrooms or more`), baths: (count: string) => `${count} bathrooms or more`,
    places: "ZIP, or city and state", placesHint: "Such as 33602, or Tampa, FL. Put a semicolon between several.", placesWrong: (text: string) => `“${text}” is neither a ZIP nor a city with its state, such as Tampa, FL.`,
    least: "From, in dollars", most: "Up to, in dollars", per: "For", perSale: "The whole price", perMonth: "A month’s rent", dollarsWrong: "Give whole dollars, such as 450,000.", leastAboveMost: "The least is above the most.",
    none: "Open",
  },
  threads: {
    title: "Conversations", none: "Nothing was said yet.", current: "This sign-in", count: (count: number) => plural(count, "1 message", `${count} messages`), untitled: "Without words", open: "Open:", remove: (title: string) => `Delete: ${title}`,
    ask: "Delete this conversation?", askText: (title: string) => `“${title}” and everything that was said in it is gone for good.`, delete: "Delete", loading: "Loading",
  },
}, {
  greeting: (network) => `¡Hola! Soy su asistente de IA en ${network}. Puedo ayudarle con la calificación de contactos, el análisis del mercado y más. ¿En qué puedo ayudarle hoy?`,
  empty: "Lo siento, no pude procesar esa solicitud.", error: "Lo siento, ocurrió un error. Inténtelo de nuevo.",
  program: "Habla con un programa, no con una persona.", builtIn: "Asistente integrado: responde con reglas, sin modelo externo.", byModel: (model) => `Responde ${model}.`,
  minimise: "Minimizar", close: "Cerrar", fresh: "Conversación nueva", list: "Conversaciones", back: "Volver a la conversación",
  placeholder: "Escriba su mensaje...", message: "Mensaje", send: "Enviar", waits: "Sale después de la respuesta.", left: (count) => `Quedan ${count}`, tooLong: (count) => `Un mensaje tiene 1,000 letras como máximo. Quite ${count}.`,
  log: "Conversación con el asistente", you: "Usted", assistant: "Asistente", typing: "El asistente está escribiendo", retry: "Intentar de nuevo", unread: "No se pudo leer lo que se dijo antes.", suggestions: "Respuestas sugeridas", links: "A dónde ir", proposals: "Cambios propuestos",
  done: (what) => `Hecho: ${what}`,
  card: {
    title: "Lo que se entendió", count: (known) => `${known} de 4`, nothing: "Aún nada", change: "Cambiar", open: "Pendiente", unsure: "No se sabe", also: "Además",
    topics: { property_type: "Propiedad", location: "Lugar", price: "Precio", timing: "Plazo", side: "Lado" },
    upTo: (sum) => `hasta ${sum}`, from: (sum) => `desde ${sum}`, aMonth: (sum) => `${sum} al mes`, until: (day) => `hasta el ${day}`, since: (day) => `desde el ${day}`,
    county: (name) => `Condado de ${name}`, beds: (count) => plural(count, "1 habitación o más", `${count} habitaciones o más`), baths: (count) => `${count} baños o más`,
    places: "Código postal, o ciudad y estado", placesHint: "Como 33602, o Tampa, FL. Ponga punto y coma entre varios.", placesWrong: (text) => `«${text}» no es un código postal ni una ciudad con su estado, como Tampa, FL.`,
    least: "Desde, en dólares", most: "Hasta, en dólares", per: "Por", perSale: "El precio completo", perMonth: "La renta de un mes", dollarsWrong: "Indique dólares enteros, como 450,000.", leastAboveMost: "El mínimo supera al máximo.",
    none: "Pendiente",
  },
  threads: {
    title: "Conversaciones", none: "Aún no se dijo nada.", current: "Esta sesión", count: (count) => plural(count, "1 mensaje", `${count} mensajes`), untitled: "Sin palabras", open: "Abrir:", remove: (title) => `Eliminar: ${title}`,
    ask: "¿Eliminar esta conversación?", askText: (title) => `«${title}» y todo lo que se dijo en ella desaparece para siempre.`, delete: "Eliminar", loading: "Cargando",
  },
});

export type AssistantTexts = (typeof ASSISTANT_TEXTS)["en" | "es"];
