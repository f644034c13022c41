// Texts of the operator's settings of the assistant.
import type { AssistantSettingsTexts } from "../en/assistant-settings.ts";

export const assistantSettingsTexts: AssistantSettingsTexts = {
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
};
