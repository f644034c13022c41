// Turns whatever the OpenAI client throws into one of the port's failures, with a sentence for the
// operator.
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { BrokenAnswer } from "./bounded-fetch.ts";
import type { ChatFailure, ChatRefusal } from "./chat-provider.ts";
import { quoteServer } from "./quote-server.ts";

/**
 * What the call was made with: the wait for one attempt in milliseconds, and the key, so that no
 * text shows it.
 */
export interface CallTerms {
  readonly apiKey: string;
  readonly timeoutMs: number;
}

/**
 * Never throws. The messages of errors that are not the server's own words are not passed on: some
 * quote what was sent.
 */
export function explainFailure(error: unknown, { apiKey, timeoutMs }: CallTerms): ChatRefusal {
  if (error instanceof BrokenAnswer) return { failure: error.failure, detail: error.message };
  if (error instanceof APIUserAbortError)
    return { failure: "aborted", detail: "The caller aborted the call." };
  if (error instanceof APIConnectionTimeoutError)
    return {
      failure: "timeout",
      detail: `The server did not answer within ${timeoutMs / 1_000} seconds.`,
    };
  if (error instanceof APIConnectionError)
    return {
      failure: "unreachable",
      detail: `The server could not be reached (${quoteServer(findCode(error), apiKey)}).`,
    };
  // The client has begun the message with the status.
  if (error instanceof APIError && typeof error.status === "number")
    return explainStatus(error.status, quoteServer(error.message, apiKey));
  if (error instanceof SyntaxError)
    return { failure: "unreadable", detail: "The answer is no JSON." };
  return {
    failure: "unreadable",
    detail: `The answer could not be read (${error instanceof Error ? error.name : typeof error}).`,
  };
}

function explainStatus(status: number, said: string): ChatRefusal {
  const [failure, meaning] = failureOfStatus(status);
  return { failure, detail: `${meaning}; it answered "${said}".` };
}

function failureOfStatus(status: number): readonly [failure: ChatFailure, meaning: string] {
  if (status >= 500) return ["server_error", "The server failed"];
  if (status === 401 || status === 403)
    return ["refused", "The server does not accept the API key, or not for this"];
  if (status === 429)
    return ["too_many", "The server takes no more calls for now, or what was paid for is used up"];
  if (status === 404)
    return ["not_found", "The server has nothing at this address, or no such model"];
  if (status >= 400) return ["bad_request", "The server did not take the request"];
  return [
    "not_found",
    "The server points to another address, which is not followed: set the one it is found at",
  ];
}

/** The code of the system's error, which is the cause of the client's. */
function findCode(error: Error): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return "the connection broke";
}
