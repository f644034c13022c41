// Texts of the operator's settings of the assistant.
import type { AssistantSettingsTexts } from "../en/assistant-settings.ts";

export const assistantSettingsTexts: AssistantSettingsTexts = {
  about:
    "El asistente integrado responde con reglas y no envía datos fuera. Con un modelo propio, o de una empresa, responde también otras preguntas. Solo lee lo que puede leer la persona que pregunta, y nunca los datos de contacto.",
  fromEnvironment:
    "El entorno del servidor fija el modelo (AI_BASE_URL, AI_MODEL). El modelo de aquí se usa solo sin él; el límite diario se aplica ya.",
  which: "Responde",
  builtIn: "El asistente integrado",
  model: "Un modelo",
  address: "Dirección de la API",
  addressHint:
    "Cualquier servidor con la API de chat completions de OpenAI, como https://api.openai.com/v1 o http://localhost:11434/v1.",
  name: "Modelo",
  nameHint: "Como lo nombra el servidor, por ejemplo gpt-4.",
  key: "Clave de API",
  keyKept: "Hay una clave guardada. Déjelo vacío para conservarla.",
  keyNone: "Déjelo vacío si el servidor no pide clave.",
  dropKey: "Eliminar clave",
  tokens: "Tokens por persona al día",
  tokensHint:
    "Unos 700 por mensaje. Por encima del límite responde el asistente integrado hasta la medianoche UTC.",
  networkTokens: "Tokens de la red por día",
  networkTokensHint: "Para todas las personas juntas. Las cuentas sin aprobar no tienen ninguno.",
  tokensWrong: "Indique un número entero, 0 o más.",
  missing: "Esto es obligatorio.",
  save: "Guardar",
  saved: "Guardado. Se aplica desde el próximo mensaje.",
  test: "Probar modelo",
  testing: "Probando…",
  works: (model, milliseconds) => `Funciona: ${model} respondió en ${milliseconds} ms.`,
  said: (reply) => `Respuesta: ${reply}`,
  fails: "No funciona",
  ownersOnly: "Solo un propietario de la red puede cambiar esto.",
};
