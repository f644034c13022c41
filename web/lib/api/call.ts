// One call to the API, as fetch makes it: JSON in and out, problems thrown as ApiError. What it
// takes and answers is the contract's, by type alone.
import { endSession } from "../auth/auth.ts";
import type {
  AnswerOf,
  FileOperationName,
  JsonOperationName,
  OperationName,
  Rest,
} from "./operation.ts";
import { type AddressParts, operationAddress } from "./operation-address.ts";
import { ApiError, problemOf } from "./problem.ts";

declare global {
  interface Window {
    /**
     * What the page itself has asked before the app was there, by path; without an answer,
     * undefined.
     */
    platEarly?: Record<string, Promise<Response | undefined>>;
  }
}

/** What any operation takes. */
export interface Given extends AddressParts {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/** Longer than any answer takes that is still coming, where nobody outside is asked for it. */
const TIMEOUT_MS = 20_000;

let reading = new AbortController();

/**
 * Lets go of every read under way: whoever asked is leaving, and the answers would come to somebody
 * else. Writes come to their end.
 */
export function stopReading(): void {
  reading.abort();
  reading = new AbortController();
}

/**
 * Calls an operation, named as the contract has it ("GET /v1/leads/{id}"), and reads its answer.
 * Throws ApiError: `offline` where no answer came within `patienceMs`. An ended session is said to
 * the shell.
 */
export function call<Name extends JsonOperationName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<AnswerOf<Name>>;
export function call(name: OperationName, given?: Given, patienceMs?: number): Promise<unknown> {
  return callAny(name, given, patienceMs);
}

/** The same, whatever the operation: for what is typed above it. */
export async function callAny(
  name: OperationName,
  given?: Given,
  patienceMs?: number,
): Promise<unknown> {
  const response = await fetchOperation(name, given, patienceMs);
  return response.status === 204 ? undefined : response.json();
}

/** Calls an operation whose answer is a file. */
export function callForFile<Name extends FileOperationName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<Response>;
export function callForFile(name: OperationName, given?: Given): Promise<Response> {
  return fetchOperation(name, given);
}

/** A PATCH is a merge patch (RFC 7396). */
const typeOf = (method: string): string =>
  method === "PATCH" ? "application/merge-patch+json" : "application/json";

async function fetchOperation(
  name: OperationName,
  { headers, body, ...parts }: Given = {},
  patienceMs = TIMEOUT_MS,
): Promise<Response> {
  const [method = ""] = name.split(" ");
  const address = operationAddress(name, parts);
  return (
    (await takeEarly(method, address)) ??
    send(
      new Request(new URL(address, location.origin), {
        method,
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": typeOf(method) }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      patienceMs,
    )
  );
}

/**
 * The page's own answer to the first question of its kind. Undefined where it did not ask, or was
 * refused: then it is asked anew.
 */
async function takeEarly(method: string, path: string): Promise<Response | undefined> {
  const early =
    method === "GET" && typeof window !== "undefined" ? window.platEarly?.[path] : undefined;
  if (early === undefined) return undefined;
  delete window.platEarly?.[path];
  const response = await early;
  return response?.ok === true ? response : undefined;
}

/** Sends a request and throws where it was refused. */
async function send(request: Request, patienceMs: number): Promise<Response> {
  let response: Response;
  const stop =
    request.method === "GET" ? AbortSignal.any([request.signal, reading.signal]) : request.signal;
  try {
    response = await fetch(request, {
      signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]),
    });
  } catch (error) {
    if (stop.aborted) throw error;
    throw new ApiError("offline", 0, "");
  }
  if (response.ok) return response;
  const problem = problemOf(response, await response.json().catch(() => null));
  // There a wrong password is meant.
  const isSignIn = new URL(request.url).pathname.startsWith("/v1/auth/");
  if (problem.code === "unauthenticated" && !isSignIn) endSession();
  throw problem;
}
