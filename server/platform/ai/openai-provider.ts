// The assistant's way to any OpenAI-compatible server: OpenAI itself, another company's, or one on
// the operator's own machine.
import { type Result, ok, refuse } from "../../../domain/result.ts";
import type { Chat } from "./chat-provider.ts";

export interface OpenAiSettings {
  /** As `readBaseUrl` returns it. */
  readonly baseUrl: string;
  /** Empty for servers that want none. */
  readonly apiKey: string;
  readonly model: string;
  /**
   * For one try, in milliseconds, to the end of its answer. Default: ten minutes, as the client has
   * it.
   */
  readonly timeoutMs?: number;
  /** How often one call is tried again. Default: twice, as the client has it. */
  readonly retries?: number;
  /** Of an answer, packed and unpacked. Default: 256 kB. */
  readonly maxBytes?: number;
}

const TIMEOUT_MS = 600_000;
const RETRIES = 2;
const MOST_BYTES = 262_144;

/**
 * Builds the way to one server and one model. Tried again is what the client tries again:
 * connections that fail or take too long, 408, 409, 429 and 5xx, after half a second, then one, or
 * after what Retry-After says; where that is more than a minute, the client passes over it (openai
 * 7.55, `retryRequest`), so that with all defaults a call ends within 32 minutes, or as soon as its
 * signal says. Nothing of what is asked or answered is logged.
 */
export function createOpenAiChat({
  baseUrl,
  apiKey: givenKey,
  model,
  timeoutMs = TIMEOUT_MS,
  retries = RETRIES,
  maxBytes = MOST_BYTES,
}: OpenAiSettings): Chat {
  // Files that hold a secret tend to end in a line feed.
  const apiKey = givenKey.trim();
  let call: Promise<Chat> | undefined;
  const load = async (): Promise<Chat> =>
    (await import("./openai-call.ts")).createCall({
      baseUrl,
      apiKey,
      model,
      timeoutMs,
      retries,
      maxBytes,
    });
  return async (request) => {
    if (!/^[\x21-\x7e]*$/.test(apiKey))
      return refuse({
        failure: "refused",
        detail: "The API key has a character that no key has: copy it again.",
      });
    call ??= load();
    try {
      return await (
        await call
      )(request);
    } catch {
      return refuse({
        failure: "unreadable",
        detail:
          "The OpenAI client did not start: look whether OPENAI_CUSTOM_HEADERS is set, and " +
          "unset it.",
      });
    }
  };
}

/**
 * Reads the address of an API as the operator wrote it: to `https://host/v1`, without a slash at
 * its end. Private addresses and http are allowed: a model on the operator's own machine is usual.
 * Refuses with one sentence that says what to do.
 */
export function readBaseUrl(text: string): Result<string, string> {
  const written = text.trim();
  if (!URL.canParse(written))
    return refuse(
      "Write the whole address of the API, such as https://api.openai.com/v1 or " +
        "http://localhost:11434/v1.",
    );
  const url = new URL(written);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return refuse("Begin the address with https:// or http://.");
  if (url.username !== "" || url.password !== "")
    return refuse(
      "Leave user name and password out of the address: the key has a setting of its own.",
    );
  if (written.includes("?") || written.includes("#"))
    return refuse("Remove everything from ? or # on from the address.");
  const path = url.pathname.replace(/\/+$/, "");
  if (path.endsWith("/chat/completions"))
    return refuse("Leave /chat/completions out of the address: it is put behind it.");
  return ok(url.origin + path);
}
