// Texts of the operator's settings of the assistant.
import type { Translated } from "../texts.ts";

export const assistantSettingsTexts = {
  about:
    "The built-in assistant answers by rules and sends no data out. With your own or a company's model, it answers other questions too. It reads only what the person asking may read, and never contact data.",
  fromEnvironment:
    "The server's environment sets the model (AI_BASE_URL, AI_MODEL). The model set here applies only without it; the daily limit applies now.",
  which: "Answered by",
  builtIn: "The built-in assistant",
  model: "A model",
  address: "API address",
  addressHint:
    "Any server with OpenAI's chat completions API, for example https://api.openai.com/v1 or http://localhost:11434/v1.",
  name: "Model",
  nameHint: "The server's name for it, for example gpt-4.",
  key: "API key",
  keyKept: "A key is saved. Leave blank to keep it.",
  keyNone: "Leave blank if the server needs no key.",
  dropKey: "Remove key",
  tokens: "Tokens per person per day",
  tokensHint:
    "About 700 per message. Above the limit, the built-in assistant answers until midnight UTC.",
  networkTokens: "Tokens of the network per day",
  networkTokensHint: "For all people together. Accounts that aren't approved have none.",
  tokensWrong: "Enter a whole number, 0 or more.",
  missing: "This is required.",
  save: "Save",
  saved: "Saved. Applies from the next message.",
  test: "Test model",
  testing: "Testing…",
  works: (model: string, milliseconds: string) =>
    `It works: ${model} answered in ${milliseconds} ms.`,
  said: (reply: string) => `Answer: ${reply}`,
  fails: "It doesn't work",
  ownersOnly: "Only an owner of the network can change this.",
};

export type AssistantSettingsTexts = Translated<typeof assistantSettingsTexts>;
