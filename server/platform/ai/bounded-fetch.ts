// Builds the fetch of the OpenAI client: it waits until the client's signal, sends only the headers
// it was built with, follows no redirect, and reads a bounded answer.
import * as http from "node:http";
import * as https from "node:https";
import { type Duplex, PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export interface BoundedFetchSettings {
  /** All that is sent besides what HTTP itself needs. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of an answer's body, as it comes and unpacked. */
  readonly maxBytes: number;
}

/** As much of the standard's fetch as the client uses: a POST with a text. */
export type BoundedFetch = (
  target: string | URL | Request,
  init?: RequestInit,
) => Promise<Response>;

/**
 * An answer that began well and is of no use. The body of its response fails with this, which the
 * client does not take for a lost connection.
 */
export class BrokenAnswer extends Error {
  readonly failure: "unreadable" | "too_large";

  constructor(failure: "unreadable" | "too_large", message: string) {
    super(message);
    this.failure = failure;
  }
}

/** What the client reads: how to parse, and when to try again. */
const READ_HEADERS = ["content-type", "retry-after", "retry-after-ms", "x-should-retry"] as const;
/**
 * Routers on the way forget a connection on which nothing passed for some minutes; a model may
 * think for ten.
 */
const KEEP_ALIVE_MS = 30_000;
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Builds a fetch over node:http. Node's own fetch gives up after 300 s without headers, or without
 * more of a body (measured with Node 24.21: UND_ERR_HEADERS_TIMEOUT and UND_ERR_BODY_TIMEOUT after
 * 302 s, where node:http still waited after 330 s), can be configured only through the package
 * `undici`, and a model may take the ten minutes of the client's default. It is the client's signal
 * alone that ends a wait here. Each call has a connection of its own: next to what a model takes,
 * opening one is nothing, and none is ever found closed by the other side.
 *
 * Rejects where the connection fails, which the client tries again; an answer that comes in part,
 * too large or in an unknown encoding is returned with a body that fails with
 * `BrokenAnswer`.
 */
export function createBoundedFetch({ headers, maxBytes }: BoundedFetchSettings): BoundedFetch {
  return async (target, init) => {
    const signal = init?.signal ?? undefined;
    const body = typeof init?.body === "string" ? init.body : "";
    const answer = await send(
      new URL(String(target)),
      { ...headers, "content-length": String(Buffer.byteLength(body)) },
      body,
      signal,
    );
    const status = answer.statusCode ?? 0;
    try {
      const bytes = await readBody(answer, maxBytes);
      if (status < 200 || status > 599)
        return broken(
          new BrokenAnswer(
            "unreadable",
            `The server answered with status ${status}, which HTTP does not know.`,
          ),
        );
      return new Response(WITHOUT_BODY.has(status) ? null : bytes, {
        status,
        headers: readHeaders(answer),
      });
    } catch (error) {
      answer.destroy();
      signal?.throwIfAborted();
      // What a failure says is of use, and its status matters more; the client empties its body
      // before it tries again.
      if (status >= 300 && status <= 599)
        return new Response(null, { status, headers: readHeaders(answer) });
      return broken(
        error instanceof BrokenAnswer
          ? error
          : new BrokenAnswer(
              "unreadable",
              "The answer broke off before its end, or was packed wrongly.",
            ),
      );
    }
  };
}

function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal | undefined,
): Promise<http.IncomingMessage> {
  return new Promise((fulfil, reject) => {
    const request = (url.protocol === "https:" ? https : http).request(url, {
      method: "POST",
      headers,
      agent: false,
      ...(signal === undefined ? {} : { signal }),
    });
    request.setSocketKeepAlive(true, KEEP_ALIVE_MS);
    request.on("response", fulfil);
    request.on("error", reject);
    // Where a server wants to speak another protocol there is neither a response nor an error.
    request.on("close", () => reject(new Error("The connection was closed.")));
    request.end(body);
  });
}

/**
 * Reads no further than `maxBytes`, and lets the connection go with whatever else it would bring.
 * Unpacked bytes and packed ones are counted, each: a small body may unpack to any size, and a
 * packed one may go on for ever without unpacking to anything.
 */
async function readBody(
  answer: http.IncomingMessage,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  await pipeline(
    answer,
    atMost(maxBytes),
    unpack(answer),
    atMost(maxBytes),
    async (source: AsyncIterable<Buffer>) => {
      for await (const part of source) parts.push(part);
    },
  );
  return Buffer.concat(parts);
}

function atMost(maxBytes: number): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (source) {
    let bytes = 0;
    for await (const part of source) {
      bytes += part.length;
      if (bytes > maxBytes)
        throw new BrokenAnswer("too_large", `The answer has more than ${maxBytes} bytes.`);
      yield part;
    }
  };
}

/** No compression is requested; proxies in between may compress all the same. */
function unpack(answer: http.IncomingMessage): Duplex {
  switch ((answer.headers["content-encoding"] ?? "identity").trim().toLowerCase()) {
    case "identity":
      return new PassThrough();
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "deflate":
      return createInflate();
    case "br":
      return createBrotliDecompress();
    default:
      throw new BrokenAnswer("unreadable", "The answer is packed in a way that was not asked for.");
  }
}

function readHeaders(answer: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const name of READ_HEADERS) {
    const value = answer.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
}

function broken(error: BrokenAnswer): Response {
  return new Response(new ReadableStream({ start: (controller) => controller.error(error) }));
}
