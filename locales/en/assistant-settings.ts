// Texts of the operator's settings of the assistant.
import type { Translated } from "../texts.ts";

export const assistantSettingsTexts = {
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
};

export type AssistantSettingsTexts = Translated<typeof assistantSettingsTexts>;
