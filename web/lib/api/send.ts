// Sends an operation's request with fetch: JSON in, the response out, problems thrown as ApiError.
import { viewOf } from "../auth/auth.ts";
import type { OperationName } from "./operation.ts";
import { type AddressParts, operationAddress } from "./operation-address.ts";
import { ApiError, problemOf } from "./problem.ts";

declare global {
  interface Window {
    /**
     * Responses that the page requested before the app was loaded, by path; undefined without an
     * answer.
     */
    platEarly?: Record<string, Promise<Response | undefined>>;
  }
}

/** The arguments of any operation. */
export interface Given extends AddressParts {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** Aborts the call: its answer is not wanted any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Longer than the slowest response, if the server does not wait for an outside service. */
const TIMEOUT_MS = 20_000;

let reading = new AbortController();

/**
 * Aborts every running read: the person is leaving, and the responses would reach the next one.
 * Writes are completed.
 */
export function stopReading(): void {
  reading.abort();
  reading = new AbortController();
}

/** A PATCH is a merge patch (RFC 7396). */
const typeOf = (method: string): string =>
  method === "PATCH" ? "application/merge-patch+json" : "application/json";

/**
 * Sends an operation once and returns its response. Throws ApiError: the server's problem, or
 * `offline` if no response arrived within `patienceMs`.
 */
export async function sendOperation(
  name: OperationName,
  { headers, body, signal, ...parts }: Given = {},
  patienceMs = TIMEOUT_MS,
): Promise<Response> {
  const [method = ""] = name.split(" ");
  const address = operationAddress(name, parts);
  const early = await takeEarly(method, address);
  if (early !== undefined) return early;
  const request = new Request(new URL(address, location.origin), {
    method,
    signal: signal ?? null,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": typeOf(method) }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return fetchOrThrow(request, patienceMs);
}

/**
 * Returns the page's own early response to the first call of its kind. Undefined if it made none,
 * or was refused: then the call is made.
 */
async function takeEarly(method: string, path: string): Promise<Response | undefined> {
  const early =
    method === "GET" && typeof window !== "undefined" ? window.platEarly?.[path] : undefined;
  if (early === undefined) return undefined;
  delete window.platEarly?.[path];
  const response = await early;
  return response?.ok === true ? response : undefined;
}

/** Sends a request and throws if it was refused. */
async function fetchOrThrow(request: Request, patienceMs: number): Promise<Response> {
  let response: Response;
  const stop =
    request.method === "GET" ? AbortSignal.any([request.signal, reading.signal]) : request.signal;
  try {
    response = await fetch(request, {
      signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]),
    });
    // An answer of another view than the screens' reaches neither them nor the browser's database:
    // the app starts anew, and asks first which view its session has. Visitors' answers name none.
    if (!(viewOf() || "none").startsWith(response.headers.get("plat-view") ?? ""))
      throw location.reload();
  } catch (error) {
    if (stop.aborted) throw error;
    throw new ApiError("offline", 0, "");
  }
  if (response.ok) return response;
  throw problemOf(response, await response.json().catch(() => null));
}
