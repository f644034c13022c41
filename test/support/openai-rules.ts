// Checks a chat completion request like OpenAI does, for the loopback server that replaces it: a
// more lenient test server would hide errors.

export interface ChatBody {
  readonly model: string;
  readonly messages: readonly Fields[];
  readonly max_tokens?: number;
  readonly tools?: readonly Fields[];
  readonly response_format?: Fields;
}

export type Fields = Readonly<Record<string, unknown>>;

const KNOWN = new Set(["model", "messages", "max_tokens", "tools", "response_format"]);
const ROLES = new Set(["system", "user", "assistant", "tool"]);
const TOOL_NAME = /^[a-zA-Z0-9_-]{1,64}$/;

/** The error of a body in OpenAI's format; null if valid. */
export function findFault(body: unknown): string | null {
  if (!isFields(body)) return "We could not parse the JSON body of your request.";
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) return `Unrecognized request argument supplied: ${unknown}`;
  const { model, messages, max_tokens: most, tools, response_format: format } = body;
  if (typeof model !== "string" || model === "") return "you must provide a model parameter";
  if (!Array.isArray(messages) || messages.length === 0)
    return "Invalid 'messages': empty array. Expected an array with minimum length 1.";
  if (most !== undefined && (!Number.isInteger(most) || Number(most) < 1))
    return "Invalid 'max_tokens': integer below minimum value. Expected a value >= 1.";
  return (
    faultInMessages(messages) ??
    (tools === undefined ? null : faultInTools(tools)) ??
    (format === undefined ? null : faultInFormat(format, messages))
  );
}

function faultInMessages(messages: readonly unknown[]): string | null {
  const asked = new Set<unknown>();
  for (const [index, message] of messages.entries()) {
    const at = `messages[${index}]`;
    if (!isFields(message) || !ROLES.has(String(message["role"])))
      return (
        `Invalid value for '${at}.role'. Supported values are: 'system', 'assistant', 'user', ` +
        "and 'tool'."
      );
    const calls = message["tool_calls"];
    if (calls !== undefined) {
      if (
        message["role"] !== "assistant" ||
        !Array.isArray(calls) ||
        calls.length === 0 ||
        !calls.every(isCall)
      )
        return `Invalid '${at}.tool_calls'.`;
      for (const call of calls) asked.add(call["id"]);
    }
    if (
      typeof message["content"] !== "string" &&
      !(message["content"] === null && calls !== undefined)
    )
      return `Invalid value for '${at}.content': expected a string.`;
    if (message["role"] === "tool" && !asked.has(message["tool_call_id"]))
      return (
        "messages with role 'tool' must be a response to a preceeding message with " +
        "'tool_calls'."
      );
  }
  return null;
}

function isCall(call: unknown): call is Fields {
  return (
    isFields(call) &&
    typeof call["id"] === "string" &&
    call["type"] === "function" &&
    isFields(call["function"]) &&
    typeof call["function"]["name"] === "string" &&
    typeof call["function"]["arguments"] === "string"
  );
}

function faultInTools(tools: unknown): string | null {
  if (!Array.isArray(tools) || tools.length === 0)
    return "Invalid 'tools': empty array. Expected an array with minimum length 1.";
  for (const [index, tool] of tools.entries()) {
    if (!isFields(tool) || tool["type"] !== "function" || !isFields(tool["function"]))
      return `Invalid 'tools[${index}]'.`;
    const { name, description, parameters } = tool["function"];
    if (typeof name !== "string" || !TOOL_NAME.test(name))
      return `Invalid 'tools[${index}].function.name'.`;
    if (typeof description !== "string" || !isFields(parameters) || parameters["type"] !== "object")
      return `Invalid schema for function '${name}'.`;
  }
  return null;
}

function faultInFormat(format: unknown, messages: readonly unknown[]): string | null {
  if (!isFields(format) || format["type"] !== "json_object")
    return "Invalid value for 'response_format.type'.";
  return messages.some((message) => /json/i.test(JSON.stringify(message)))
    ? null
    : "'messages' must contain the word 'json' in some form, to use 'response_format' of type " +
        "'json_object'.";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
