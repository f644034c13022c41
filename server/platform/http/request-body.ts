// Checks the body of a request before its schema does: its media type, its depth and its texts.
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type Operation,
  type OperationRequest,
  RECORD_BODY_TYPES,
} from "../../../contract/operation.ts";
import { MAX_BODY_DEPTH, isNestedTooDeep } from "./nesting.ts";
import { joinRecords, readQueryRecord } from "./records/read-record.ts";
import { type Refusal, invalid, sendRefusal } from "./refusal.ts";
import { findUnstorable } from "./unstorable.ts";

/** Refuses a body of a media type that the operation does not take; null for any other request. */
export function mediaTypeRefusal(operation: Operation, request: FastifyRequest): Refusal | null {
  const { body, isBodyOptional, isRecord } = operation.request;
  if (body === undefined) return null;
  if ((isBodyOptional === true || isRecord === true) && isBare(request)) return null;
  const types = bodyTypesOf(operation);
  const type = mediaType(request);
  // What a program sends without a type is read by its first character.
  if (types.includes(type) || (isRecord === true && type === "")) return null;
  return {
    code: "unsupported_media_type",
    detail: `Send the body as ${types.join(" or ")}.`,
  };
}

/**
 * The hook that completes and checks a parsed body: it joins a record with the fields of the query,
 * and refuses what is nested too deep or, where the handler does not clean texts, contains one that
 * the database cannot store.
 */
export function bodyCheckOf(parts: OperationRequest) {
  // Calls back instead of returning a promise, which would cost every post a turn.
  return function checkBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    if (parts.isRecord === true)
      request.body = joinRecords(request.body, readQueryRecord(request.url));
    else if (parts.listMember !== undefined && Array.isArray(request.body))
      request.body = { [parts.listMember]: request.body };
    const refusal = bodyRefusal(parts, request.body);
    if (refusal === null) done();
    else void sendRefusal(reply, refusal);
  };
}

function bodyRefusal({ isRecord, takesAnyText }: OperationRequest, body: unknown): Refusal | null {
  if (isNestedTooDeep(body))
    return invalidBody("", `Nest lists and objects at most ${MAX_BODY_DEPTH} deep.`);
  if (isRecord === true && Array.isArray(body))
    return invalidBody("", "Send one record here, or a list of one.");
  const unstorable = takesAnyText === true ? null : findUnstorable(body);
  return unstorable === null
    ? null
    : invalidBody(unstorable, "Remove NUL characters and broken Unicode.");
}

function invalidBody(field: string, message: string): Refusal {
  return invalid([{ field, code: "invalid", message }]);
}

function bodyTypesOf({ method, request }: Operation): readonly string[] {
  if (request.isRecord === true) return RECORD_BODY_TYPES;
  if (request.bodyTypes !== undefined) return request.bodyTypes;
  return method === "PATCH"
    ? ["application/json", "application/merge-patch+json"]
    : ["application/json"];
}

/** Neither a body nor a word about one. */
function isBare({ headers }: FastifyRequest): boolean {
  return (
    headers["content-type"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    (headers["content-length"] ?? "0") === "0"
  );
}

function mediaType(request: FastifyRequest): string {
  return (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
