// Calls the API: JSON in and out, problems thrown as ApiError. Arguments and results are typed by
// the contract.
import { getAuth, hasSessionEnded } from "../auth/auth.ts";
import { confirmIdentity } from "../auth/confirm-identity.ts";
import { checkSession, isSamePerson } from "../auth/session.ts";
import type {
  AnswerOf,
  FileOperationName,
  JsonOperationName,
  OperationName,
  Rest,
} from "./operation.ts";
import { toProblem } from "./problem.ts";
import { type Given, sendOperation } from "./send.ts";

/**
 * Calls an operation, named as in the contract ("GET /v1/leads/{id}"), and returns its response.
 * Throws ApiError: `offline` if no response arrived within `patienceMs`. Notifies the shell of an
 * ended session.
 */
export function call<Name extends JsonOperationName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<AnswerOf<Name>>;
export function call(name: OperationName, given?: Given, patienceMs?: number): Promise<unknown> {
  return callAny(name, given, patienceMs);
}

/** The same for any operation, without types: for the typed functions above it. */
export async function callAny(
  name: OperationName,
  given?: Given,
  patienceMs?: number,
): Promise<unknown> {
  const response = await fetchOperation(name, given, patienceMs);
  return response.status === 204 ? undefined : response.json();
}

/** Calls an operation that returns a file. */
export function callForFile<Name extends FileOperationName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<Response>;
export function callForFile(name: OperationName, given?: Given): Promise<Response> {
  return fetchOperation(name, given);
}

/**
 * Sends the operation, and again where what it was refused for has been settled: each refusal once,
 * and only while the person who asked is signed in.
 */
async function fetchOperation(
  name: OperationName,
  given?: Given,
  patienceMs?: number,
): Promise<Response> {
  const { user } = getAuth();
  const settled = new Set<string>();
  for (;;) {
    try {
      return await sendOperation(name, given, patienceMs);
    } catch (error) {
      const { code } = toProblem(error);
      if (settled.has(code) || !(await isSettled(name, code))) throw error;
      if (!isSamePerson(user, getAuth().user)) throw error;
      settled.add(code);
    }
  }
}

/** Settles why an operation was refused; false where sending it again would change nothing. */
async function isSettled(name: OperationName, refusal: string): Promise<boolean> {
  // The server wants a recent proof of who the person is.
  if (refusal === "confirm_identity") return confirmIdentity();
  // Of the operations under /v1/auth/ it means a wrong password.
  if (refusal !== "unauthenticated" || name.includes(" /v1/auth/")) return false;
  // The server may have replaced the session while the request was on its way.
  return getAuth().isAuthenticated && !hasSessionEnded() && checkSession("later");
}
