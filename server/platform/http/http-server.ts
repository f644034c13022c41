// The HTTP server before any route: Fastify with the defaults that this product needs, each held by
// a test.

import { randomUUID } from "node:crypto";
import formBody from "@fastify/formbody";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { fastify, LogController, type FastifyBaseLogger } from "fastify";
import type { Counter, Histogram, MetricsRegistry } from "../metrics/registry.ts";
import { AllowedMethods } from "./allowed-methods.ts";
import { handleClientError, handleError } from "./error-handler.ts";
import { sendProblem } from "./problem.ts";
import type { RequestLog } from "./request-log.ts";
import { buildSerializers, makeValidatorCompiler, readFormBody } from "./schema-compilers.ts";

/** 256 kB, as a single post; a route that takes more says so with its own `bodyLimit`. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** A whole request must have arrived by then. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often Node looks for requests past those limits; its own default is 30 s. */
const CHECKING_INTERVAL_MS = 1_000;
/**
 * A socket without traffic is closed; a route that streams or waits longer calls
 * `waitWithoutTraffic`.
 */
const IDLE_TIMEOUT_MS = 120_000;
/**
 * Longer than the 60 s of the usual proxies, so that the proxy closes first and no request falls
 * into the gap.
 */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const REQUEST_SECONDS_BUCKETS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
];

declare module "fastify" {
  interface FastifyRequest {
    /** Who called, for the log, such as "advertiser by key"; null while that is not known. */
    caller: string | null;
  }
}

export type HttpOptions = {
  readonly log: FastifyBaseLogger;
  /** Gets a line for each answered request. Absent where requests are not logged. */
  readonly requestLog?: RequestLog;
  readonly metrics: MetricsRegistry;
  readonly trustedProxies: readonly string[];
  /** Whether people reach this server over HTTPS. */
  readonly secure: boolean;
  /** How long a socket may be without traffic, in milliseconds; two minutes if absent. */
  readonly idleTimeoutMs?: number;
  /** How long a request's headers, and the whole request, may take to arrive; shorter in tests. */
  readonly arrival?: {
    readonly headersMs: number;
    readonly requestMs: number;
    readonly checkEveryMs: number;
  };
};

const ARRIVAL = {
  headersMs: HEADERS_TIMEOUT_MS,
  requestMs: REQUEST_TIMEOUT_MS,
  checkEveryMs: CHECKING_INTERVAL_MS,
};

export type HttpServer = ReturnType<typeof buildHttpServer>;

/** Builds the server; the caller adds routes and listens. */
export function buildHttpServer(options: HttpOptions) {
  const { headersMs, requestMs, checkEveryMs } = options.arrival ?? ARRIVAL;
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length === 0 ? false : [...options.trustedProxies],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    connectionTimeout: options.idleTimeoutMs ?? IDLE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    // While the server drains, what still arrives on an open connection is answered, and the
    // connection then closed.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // One logger for all: a log line of a request names the request, and most requests log nothing.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: handleError,
    schemaController: { compilersFactory: { buildSerializer: buildSerializers } },
    clientErrorHandler: handleClientError,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setErrorHandler(handleError);
  app.decorateRequest("caller", null);
  app.setValidatorCompiler(makeValidatorCompiler(() => app.getSchemas()));
  addBodyParsers(app);
  addHeaders(app, options.secure);
  addRequestMetrics(app, options);
  answerUnknownAddresses(app);
  return app;
}

function addBodyParsers(app: HttpServer): void {
  app.removeContentTypeParser("text/plain");
  // RFC 7396, for PATCH.
  app.addContentTypeParser(
    "application/merge-patch+json",
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );
  void app.register(formBody, { parser: readFormBody });
}

/** Safe for data; a route that serves a page sets its own policy. */
function addHeaders(app: HttpServer, secure: boolean): void {
  const headers = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers).header("x-request-id", request.id);
    done();
  });
}

function addRequestMetrics(app: HttpServer, { metrics, requestLog }: HttpOptions): void {
  const requests: Counter = metrics.counter("http_requests_total", "Requests answered.", [
    "method",
    "route",
    "status",
  ]);
  const seconds: Histogram = metrics.histogram(
    "http_request_seconds",
    "Time to the whole answer.",
    REQUEST_SECONDS_BUCKETS,
    ["route"],
  );
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    requests.add(1, request.method, route, String(reply.statusCode));
    seconds.observe(reply.elapsedTime / 1000, route);
    requestLog?.add({
      id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      caller: request.caller,
    });
    done();
  });
}

function answerUnknownAddresses(app: HttpServer): void {
  const allowed = new AllowedMethods();
  app.addHook("onRoute", (route) => {
    // What takes every address says nothing about any.
    if (route.url !== "/*") allowed.add(route.url, route.method);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed.at(request.url.split("?", 1)[0] ?? "/");
    if (methods.length === 0)
      return sendProblem(reply, "not_found", { detail: "Check the address." });
    return sendProblem(reply.header("allow", methods.join(", ")), "method_not_allowed", {
      detail: `Use ${methods.join(" or ")}.`,
    });
  });
}
