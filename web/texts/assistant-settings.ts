// Texts of the operator's settings of the assistant.
import { defineTexts } from "../lib/text/text.ts";

export const ASSISTANT_SETTINGS_TEXTS = defineTexts(
  {
    about:
      "The built-in assistant answers by rules and sends nothing to anybody. With a model of your own, or a company's, it answers whatever else is asked. It reads only what the person who asks may read, and never anybody's contact data.",
    fromEnvironment:
      "The server's environment names the model (AI_BASE_URL, AI_MODEL). What stands here is used once it does not; the share of a day holds at once.",
    which: "Who answers",
    builtIn: "The built-in assistant",
    model: "A model",
    address: "Address of its API",
    addressHint:
      "Any server that speaks OpenAI's chat completions, such as https://api.openai.com/v1 or http://localhost:11434/v1.",
    name: "Model",
    nameHint: "As the server names it, such as gpt-4.",
    key: "API key",
    keyKept: "A key is kept. Leave this empty to keep it.",
    keyNone: "Leave this empty where the server asks for none.",
    dropKey: "Keep no key",
    tokens: "Tokens a person may use in a day",
    tokensHint:
      "About 700 for a message. Beyond it the built-in assistant answers until midnight UTC.",
    tokensWrong: "Give a whole number, 0 or more.",
    missing: "This is required.",
    save: "Save",
    saved: "Saved. It holds from the next message on.",
    test: "Try it",
    testing: "Asking…",
    works: (model: string, milliseconds: string) =>
      `It works: ${model} answered in ${milliseconds} ms.`,
    said: (reply: string) => `It said: ${reply}`,
    fails: "It does not work",
    ownersOnly: "Only an owner of the network changes this.",
  },
  {
    about:
      "El asistente integrado responde con reglas y no envía nada a nadie. Con un modelo propio, o de una empresa, responde a todo lo demás que se pregunte. Solo lee lo que puede leer quien pregunta, y nunca los datos de contacto de nadie.",
    fromEnvironment:
      "El entorno del servidor nombra el modelo (AI_BASE_URL, AI_MODEL). Lo que está aquí se usa cuando ya no lo haga; la parte diaria vale de inmediato.",
    which: "Quién responde",
    builtIn: "El asistente integrado",
    model: "Un modelo",
    address: "Dirección de su API",
    addressHint:
      "Cualquier servidor que hable las chat completions de OpenAI, como https://api.openai.com/v1 o http://localhost:11434/v1.",
    name: "Modelo",
    nameHint: "Como lo nombra el servidor, por ejemplo gpt-4.",
    key: "Clave de API",
    keyKept: "Hay una clave guardada. Deje esto vacío para conservarla.",
    keyNone: "Deje esto vacío si el servidor no pide ninguna.",
    dropKey: "No guardar clave",
    tokens: "Tokens que una persona puede usar al día",
    tokensHint:
      "Unos 700 por mensaje. Pasado eso responde el asistente integrado hasta la medianoche UTC.",
    tokensWrong: "Indique un número entero, 0 o más.",
    missing: "Esto es obligatorio.",
    save: "Guardar",
    saved: "Guardado. Vale desde el próximo mensaje.",
    test: "Probarlo",
    testing: "Preguntando…",
    works: (model, milliseconds) => `Funciona: ${model} respondió en ${milliseconds} ms.`,
    said: (reply) => `Dijo: ${reply}`,
    fails: "No funciona",
    ownersOnly: "Solo un propietario de la red cambia esto.",
  },
);
