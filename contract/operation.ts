// What an operation of the API is, as data: everything the server, the documents and the clients
// are made from.
import type { TObject, TSchema } from "typebox";
import type { ProblemCode } from "./problems.ts";

/**
 * Who may call: nobody signed in at all, a person, an account's API key, a source's key. What each
 * may then see is `can`'s.
 */
export const CALLER_KINDS = ["public", "session", "key", "source"] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];

export const TAGS = [
  "Leads",
  "Marketplace",
  "Campaigns",
  "Sources",
  "Tracking",
  "Money",
  "Reports",
  "Activity",
  "Webhooks",
  "Deliveries",
  "Accounts",
  "Settings",
  "Places",
  "Assistant",
  "Documents",
] as const;
export type Tag = (typeof TAGS)[number];

export interface OperationRequest {
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** The call may also come without a body, and then needs no media type. */
  readonly isBodyOptional?: true;
  /** JSON when absent. */
  readonly bodyTypes?: readonly ("application/json" | "application/x-www-form-urlencoded")[];
  /**
   * The handler cleans texts itself; elsewhere a text that the database cannot hold (NUL, half a
   * surrogate pair) is refused.
   */
  readonly takesAnyText?: true;
  /** 256 kB when absent. */
  readonly bodyLimitBytes?: number;
}

export interface OperationResponse {
  readonly description: string;
  /** Absent: no body. What it does not name never leaves the server. */
  readonly schema?: TSchema;
  /**
   * JSON when absent. An event stream is answered message by message and ends when somebody ends
   * it; a file comes in pieces, a page as it is. The schema of each is a text's.
   */
  readonly mediaType?: "text/event-stream" | "text/csv" | "text/html";
}

export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With {name} for each parameter. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** More than a line, in plain sentences. */
  readonly description?: string;
  readonly tags: readonly [Tag];
  readonly access: readonly CallerKind[];
  readonly request: OperationRequest;
  /** Exactly one success; the problems stand in `problems`. */
  readonly responses:
    | { readonly 200: OperationResponse }
    | { readonly 201: OperationResponse }
    | { readonly 204: OperationResponse };
  /** The problems beyond those that every operation can answer with. */
  readonly problems: readonly ProblemCode[];
  /** A body to start from, for the reference. */
  readonly example?: unknown;
}

/** Keeps the literal types, from which the handlers' types follow. */
export function defineOperation<const Op extends Operation>(operation: Op): Op {
  return operation;
}
