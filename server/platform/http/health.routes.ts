// What machines ask about this process: is it alive, may it get traffic, what are its figures.

import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { MetricsRegistry } from "../metrics/registry.ts";
import { LOOPBACK_RANGES, makeAddressList } from "./address-list.ts";
import type { HttpServer } from "./http-server.ts";
import { sendProblem } from "./problem.ts";

export type HealthOptions = {
  readonly metrics: MetricsRegistry;
  readonly metricsToken: string | null;
  /** Null when requests may come, else why not, in a sentence. */
  readonly findObstacle: () => Promise<string | null>;
  /** What the operator should do although requests may come, in a sentence; null without such. */
  readonly findNotice: () => Promise<string | null>;
};

const STATUS_ANSWER = Type.Object({ status: Type.String() });

/**
 * Adds /healthz (the process answers), /readyz (send it traffic) and /metrics (loopback or token).
 */
export function addHealthRoutes(app: HttpServer, options: HealthOptions): void {
  app.get("/healthz", { schema: { response: { 200: STATUS_ANSWER } } }, async () => ({
    status: "alive",
  }));

  app.get("/readyz", async (_request, reply) => {
    const obstacle = await options.findObstacle();
    if (obstacle === null) {
      const notice = await options.findNotice();
      return notice === null ? { status: "ready" } : { status: "ready", detail: notice };
    }
    return sendProblem(reply.header("retry-after", "1"), "unavailable", { detail: obstacle });
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) {
      return sendProblem(reply.header("www-authenticate", "Bearer"), "unauthenticated", {
        detail: "Send METRICS_TOKEN as a bearer token, or ask from the same machine.",
      });
    }
    return reply.type(options.metrics.contentType).send(await options.metrics.render());
  });
}

const PROXY_HEADERS: ReadonlySet<string> = new Set(["forwarded", "via", "x-real-ip"]);
const isLoopback = makeAddressList(LOOPBACK_RANGES);

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  const { authorization } = request.headers;
  if (token !== null && authorization !== undefined)
    return isSame(authorization, `Bearer ${token}`);
  return !cameThroughProxy(request) && isLoopback(request.socket.remoteAddress ?? "");
}

/** A proxy on this machine is a loopback peer for the whole world, and says so in these headers. */
function cameThroughProxy(request: FastifyRequest): boolean {
  return Object.keys(request.headers).some(
    (name) => PROXY_HEADERS.has(name) || name.startsWith("x-forwarded-"),
  );
}

/** Compares in a time that does not reveal where two texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
