// What an operation of the API is, as data: everything the server, the documents and the clients
// are made from.
import type { TObject, TSchema } from "typebox";
import type { KeyNeeds } from "../domain/access/key-scopes.ts";
import type { ProblemCode } from "./problems.ts";

/**
 * Who may call: a caller without credentials, a signed-in person, an account's API key, a source's
 * key. `can` decides what each may see.
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

/** The ways in which programs send a record. */
export const RECORD_BODY_TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "text/plain",
  "application/xml",
  "text/xml",
] as const;

export interface OperationRequest {
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** The request may also have no body, and then needs no media type. */
  readonly isBodyOptional?: true;
  /** JSON when absent. */
  readonly bodyTypes?: readonly ("application/json" | "application/x-www-form-urlencoded")[];
  /**
   * The body is one record of named values, in any of `RECORD_BODY_TYPES`. A list of one record is
   * that record, and fields in the query of the address are read too.
   */
  readonly isRecord?: true;
  /** A body that is a list is read as this member. */
  readonly listMember?: string;
  /**
   * The handler cleans texts itself. Other operations refuse a text that the database cannot store
   * (NUL, half a surrogate pair).
   */
  readonly takesAnyText?: true;
  /** 256 kB when absent. */
  readonly bodyLimitBytes?: number;
}

/** The media types of answers that are not JSON. */
export type RawMediaType =
  | "text/event-stream"
  | "text/csv"
  | "text/html"
  | "application/octet-stream";

export interface OperationResponse {
  readonly description: string;
  /** Absent: no body. Members that the schema does not name are never sent. */
  readonly schema?: TSchema;
  /**
   * JSON when absent. An event stream sends message by message until the client or the server ends
   * it; a file is sent in pieces, a page whole. The schema of each is a string. A file of any kind
   * is an octet stream here and names its own type when it is sent.
   */
  readonly mediaType?: RawMediaType;
}

export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Each parameter is written {name}. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** One or more plain sentences beyond the summary. */
  readonly description?: string;
  readonly tags: readonly [Tag];
  readonly access: readonly CallerKind[];
  /**
   * Whether a person of the network may call it while they view an account, where it is not what
   * `isOpenInView` takes from method and path. `open`: it changes nothing, though it is no GET.
   * `closed`: it reads what is a person's own, or what the network does not read either.
   */
  readonly inView?: "open" | "closed";
  /** Also for people whose account the network has not approved; see `isOpenToWaiting`. */
  readonly isOpenToWaiting?: true;
  /**
   * A person must have proved who they are within the last ten minutes (`domain/access`), else the
   * answer is confirm_identity. Keys have no session and are not asked.
   */
  readonly needs?: "recent_confirmation";
  /**
   * Which scopes an API key needs, where it is not what `keyNeedsOf` takes from tag and method:
   * because the operation shows or sends on what another scope covers.
   */
  readonly keyNeeds?: KeyNeeds;
  readonly request: OperationRequest;
  /** Exactly one success; errors are listed in `problems`. */
  readonly responses:
    | { readonly 200: OperationResponse }
    | { readonly 201: OperationResponse }
    | { readonly 204: OperationResponse };
  /** The problems beyond COMMON_PROBLEMS. */
  readonly problems: readonly ProblemCode[];
  /** A body to start from, shown in the reference. */
  readonly example?: unknown;
}

/**
 * Whether an account that waits for the network's approval may call the operation. Every other one
 * answers not_approved, so that such an account reads nothing of others. A person's own access
 * (under /v1/auth) is always open.
 */
export function isOpenToWaiting({ path, isOpenToWaiting: isOpen }: Operation): boolean {
  return isOpen === true || path.startsWith("/v1/auth/");
}

/**
 * Whether a person of the network may call the operation while they view an account: reads, apart
 * from those of a person's own access (under /v1/auth) and those for which its people must confirm
 * who they are, such as files with contact data.
 */
export function isOpenInView({ method, path, needs, inView }: Operation): boolean {
  if (inView !== undefined) return inView === "open";
  return method === "GET" && needs === undefined && !path.startsWith("/v1/auth/");
}

/** Returns the operation with its literal types, from which the handlers' types are derived. */
export function defineOperation<const Op extends Operation>(operation: Op): Op {
  return operation;
}
