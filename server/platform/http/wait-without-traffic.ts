// Lifts the idle limit of a socket for requests whose answer takes longer than any other's.
import type { FastifyRequest } from "fastify";

/**
 * Keeps the request's socket open without traffic until it is answered: an event stream, or an
 * answer that waits for a model, which may take ten minutes. The next request on the same socket
 * has the server's limit again.
 */
export function waitWithoutTraffic(request: FastifyRequest): void {
  request.raw.setTimeout(0);
}
