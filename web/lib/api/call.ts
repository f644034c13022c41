// One call to the API, as fetch makes it: JSON in and out, problems thrown as ApiError. The
// typed client is made on it.
import { endSession } from "../auth/auth.ts";
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
 * Fetches and reads. Throws ApiError: `offline` where no answer came within `patienceMs`. An
 * ended session is said to the shell.
 */
export async function call<Answer>(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  patienceMs = TIMEOUT_MS,
): Promise<Answer> {
  const response =
    (await takeEarly(method, path)) ??
    (await send(
      new Request(new URL(path, location.origin), {
        method,
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      patienceMs,
    ));
  return response.status === 204 ? (undefined as Answer) : await response.json();
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
export async function send(request: Request, patienceMs = TIMEOUT_MS): Promise<Response> {
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
