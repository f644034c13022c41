// Runs an OpenAI-compatible server on loopback: it refuses what OpenAI refuses, keeps received
// requests, and otherwise behaves as a test configures it.
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from "node:http";
import type { AddressInfo } from "node:net";
import { type ChatBody, findFault } from "./openai-rules.ts";

export interface ReceivedChat {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values as received, alternating. */
  readonly rawHeaders: readonly string[];
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
}

/** The server's reaction to a valid request. */
export type Behaviour = (response: ServerResponse, body: ChatBody) => void;

export interface AskedTool {
  readonly id: string;
  readonly name: string;
  readonly argumentsJson: string;
}

/** A choice's message and finish reason. */
interface Said {
  readonly content: string | null;
  readonly tools?: readonly AskedTool[];
}

const CREATED = 1_760_000_000;

export class OpenAiServer {
  readonly #server: Server;
  readonly origin: string;
  /** The accepted key; null accepts any key or none. */
  key: string | null = null;
  /**
   * The models of `GET /models`. Another model is refused as OpenAI refuses it; null accepts any.
   */
  models: readonly string[] | null = null;
  behaviour: Behaviour = says("Hello.");
  seen: ReceivedChat[] = [];

  private constructor(server: Server, origin: string) {
    this.#server = server;
    this.origin = origin;
    server.on("request", (request, response) => {
      const parts: Buffer[] = [];
      request
        .on("data", (part: Buffer) => {
          parts.push(part);
        })
        .on("end", () => {
          this.#answer(request, response, Buffer.concat(parts).toString("utf8"));
        });
    });
  }

  static async open(): Promise<OpenAiServer> {
    const server = createServer();
    await new Promise<void>((done) => {
      server.listen(0, "127.0.0.1", done);
    });
    return new OpenAiServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  get baseUrl(): string {
    return `${this.origin}/v1`;
  }

  #answer(request: IncomingMessage, response: ServerResponse, text: string): void {
    const path = request.url ?? "";
    const body = parse(text);
    this.seen.push({
      method: request.method ?? "",
      path,
      headers: request.headers,
      rawHeaders: request.rawHeaders,
      text,
      body,
    });
    if (this.key !== null && request.headers.authorization !== `Bearer ${this.key}`) {
      return refuseWith(response, 401, "Incorrect API key provided.", "invalid_api_key");
    }
    if (request.method === "GET" && path === "/v1/models") {
      return sendJson(response, 200, {
        object: "list",
        data: (this.models ?? []).map((id) => ({
          id,
          object: "model",
          created: CREATED,
          owned_by: "test",
        })),
      });
    }
    if (request.method !== "POST" || path !== "/v1/chat/completions")
      return refuseWith(response, 404, `Invalid URL (${request.method} ${path})`);
    const fault =
      request.headers["content-type"]?.startsWith("application/json") === true
        ? findFault(body)
        : "You must send 'Content-Type: application/json'.";
    if (fault !== null) return refuseWith(response, 400, fault);
    const chat = body as ChatBody;
    if (this.models?.includes(chat.model) === false)
      return refuseWith(
        response,
        404,
        `The model '${chat.model}' does not exist or you do not have access to it.`,
        "model_not_found",
      );
    this.behaviour(response, chat);
  }

  /** Deletes received requests and answers successfully again. */
  reset(): void {
    this.seen = [];
    this.key = null;
    this.models = null;
    this.behaviour = says("Hello.");
  }

  /** Closes all connections that still wait for an answer. */
  hangUp(): void {
    this.#server.closeAllConnections();
  }

  close(): void {
    this.hangUp();
    this.#server.close();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuseWith(
  response: ServerResponse,
  status: number,
  message: string,
  code: string | null = null,
): void {
  sendJson(response, status, {
    error: { message, type: "invalid_request_error", param: null, code },
  });
}

function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify(value));
}

/** A whole chat completion as OpenAI sends it. */
function completion(model: string, { content, tools }: Said): object {
  const message = {
    role: "assistant",
    content,
    refusal: null,
    ...(tools === undefined
      ? {}
      : {
          tool_calls: tools.map(({ id, name, argumentsJson }) => ({
            id,
            type: "function",
            function: { name, arguments: argumentsJson },
          })),
        }),
  };
  return {
    id: "chatcmpl-test",
    object: "chat.completion",
    created: CREATED,
    model,
    choices: [
      {
        index: 0,
        message,
        logprobs: null,
        finish_reason: tools === undefined ? "stop" : "tool_calls",
      },
    ],
    usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
  };
}

export function says(content: string | null): Behaviour {
  return (response, { model }) => sendJson(response, 200, completion(model, { content }));
}

export function calls(...tools: readonly AskedTool[]): Behaviour {
  return (response, { model }) =>
    sendJson(response, 200, completion(model, { content: null, tools }));
}

export const empty = (): Behaviour => says("");
export const nullContent = (): Behaviour => says(null);

/** One behavior for each request, and the last one for all that follow. */
export function script(first: Behaviour, ...rest: readonly Behaviour[]): Behaviour {
  const left = [first, ...rest];
  let current = first;
  return (response, body) => {
    current = left.shift() ?? current;
    current(response, body);
  };
}

/** The behavior that a test's own model decides. */
export function obeys(decide: (body: ChatBody) => Behaviour): Behaviour {
  return (response, body) => decide(body)(response, body);
}

/** Delays the behavior `then` by `milliseconds`. */
export function slow(milliseconds: number, then: Behaviour = says("Hello.")): Behaviour {
  return (response, body) => {
    const timer = setTimeout(() => then(response, body), milliseconds);
    response.on("close", () => clearTimeout(timer));
  };
}

/** Never answers. */
export const hang = (): Behaviour => () => undefined;

/** Refuses as OpenAI does, or with the test's own body. */
export function status(
  code: number,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Behaviour {
  return (response) =>
    sendJson(
      response,
      code,
      body ?? {
        error: { message: `Refused with ${code}.`, type: "test", param: null, code: null },
      },
      headers,
    );
}

/** Sends the value as a completion, in any shape. */
export function sends(value: unknown): Behaviour {
  return (response) => sendJson(response, 200, value);
}

/** Sends half a completion, then breaks the connection. */
export function half(): Behaviour {
  return (response, { model }) => {
    const whole = JSON.stringify(completion(model, { content: "This is only half of it." }));
    response
      .writeHead(200, {
        "content-type": "application/json",
        "content-length": String(whole.length),
      })
      .write(whole.slice(0, whole.length / 2), () => response.destroy());
  };
}

/** Sends an HTML page labeled as JSON, as proxies do. */
export function notJson(): Behaviour {
  return (response) => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .end("<html><body>Welcome</body></html>");
  };
}

export function noChoices(): Behaviour {
  return (response, { model }) =>
    sendJson(response, 200, { ...completion(model, { content: "" }), choices: [] });
}

/**
 * Sends a completion of `bytes` bytes, no faster than it is read, until the client stops reading.
 */
export function huge(bytes: number): Behaviour {
  return (response) => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .write('{"choices":[{"message":{"content":"');
    const piece = "a".repeat(16_384);
    let left = bytes;
    const more = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= piece.length;
        if (!response.write(piece)) return void response.once("drain", more);
      }
      if (!response.destroyed) response.end('"}}]}');
    };
    more();
  };
}

export const dropConnection = (): Behaviour => (response) => {
  response.destroy();
};
