// Reads the product's own operations on behalf of the caller: through the same routes, with the
// same rights, schemas and refusals.
import type { FastifyRequest } from "fastify";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import type { HttpServer } from "./http-server.ts";

/** What of a request says who asks; everything else is the question's own. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "content-type",
  "transfer-encoding",
  "accept-encoding",
  "expect",
  "idempotency-key",
  "if-none-match",
  "range",
]);
const SUCCESS = 200;

/** Reads an address of the API as the asker. The refusal is the status it was answered with. */
export type OwnCall = (path: string) => Promise<Result<unknown, number>>;

/** Reads as the caller of `request`; it cannot change anything. */
export function ownCall(app: HttpServer, request: FastifyRequest): OwnCall {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !LEFT_OUT.has(name)),
  );
  return async (path) => {
    const answer = await app.inject({
      method: "GET",
      url: path,
      headers,
      ...(request.socket.remoteAddress === undefined
        ? {}
        : { remoteAddress: request.socket.remoteAddress }),
    });
    return answer.statusCode === SUCCESS ? ok(answer.json<unknown>()) : refuse(answer.statusCode);
  };
}
