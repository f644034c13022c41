// The one exit for everything that goes wrong in a request: each error becomes a problem document.

import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorCode } from "../config/start-problem.ts";
import { isDatabaseAway, isDatabaseUnwritable } from "../db/database-errors.ts";
import type { ProblemCode } from "../../../contract/problems.ts";
import {
  codeOfStatus,
  makeProblem,
  PROBLEM_CONTENT_TYPE,
  sendProblem,
  type ProblemDetails,
} from "./problem.ts";

/** An answer lists no more wrong fields than this. */
const MOST_FIELD_ERRORS = 100;
const RETRY_AFTER_SECONDS = "1";

type FieldError = NonNullable<ProblemDetails["errors"]>[number];
type SchemaError = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params: Record<string, unknown>;
};

/**
 * Answers an error with its problem; what is our own fault is logged, the caller learns only the
 * request's id.
 */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, details } = explain(error, request.id);
  if (code === "internal_error" || code === "unavailable")
    request.log.error({ reqId: request.id, err: error, req: request }, code);
  if (code === "unavailable") void reply.header("retry-after", RETRY_AFTER_SECONDS);
  return sendProblem(reply, code, details);
}

function explain(
  error: FastifyError,
  requestId: string,
): { readonly code: ProblemCode; readonly details: ProblemDetails } {
  if (error.validation !== undefined)
    return {
      code: "invalid",
      details: explainFields(error.validation, error.validationContext ?? "body"),
    };
  if (
    error.code === "FST_ERR_CTP_INVALID_JSON_BODY" ||
    error.code === "FST_ERR_CTP_EMPTY_JSON_BODY" ||
    error instanceof SyntaxError
  ) {
    return {
      code: "malformed",
      details: {
        detail: "The body is not valid JSON: send one JSON value, or leave out the content type.",
      },
    };
  }
  if (
    isDatabaseAway(error) ||
    isDatabaseUnwritable(error) ||
    error.code === "FST_ERR_HANDLER_TIMEOUT"
  )
    return { code: "unavailable", details: { detail: "Try again in a moment." } };
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500)
    return {
      code: "internal_error",
      details: { detail: `It has been logged as request ${requestId}.` },
    };
  return { code: codeOfStatus(status), details: { detail: error.message } };
}

function explainFields(errors: readonly SchemaError[], part: string): ProblemDetails {
  const fields = errors
    // The branch's own errors say what an `if` only sums up.
    .filter(({ keyword }) => keyword !== "if")
    .slice(0, MOST_FIELD_ERRORS)
    .map((error) => explainField(error, part === "body"));
  return {
    detail: `See errors for what to change in the ${part === "querystring" ? "query" : part}.`,
    errors: fields,
  };
}

/** `field` is a JSON pointer into the body, or the name of a parameter. */
function explainField(
  { instancePath, keyword, message = "is wrong", params }: SchemaError,
  inBody: boolean,
): FieldError {
  const at = (name: unknown): string => {
    const pointer =
      name === undefined
        ? instancePath
        : `${instancePath}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return inBody ? pointer : pointer.slice(1);
  };
  if (keyword === "required")
    return { field: at(params["missingProperty"]), code: "missing", message: "This is required." };
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
    return {
      field: at(params["additionalProperty"] ?? params["unevaluatedProperty"]),
      code: "unknown",
      message: "This field doesn't exist here. Remove it.",
    };
  }
  const allowed =
    keyword === "enum" && Array.isArray(params["allowedValues"])
      ? `: ${params["allowedValues"].join(", ")}`
      : "";
  return { field: at(undefined), code: "invalid", message: `This ${message}${allowed}.` };
}

/** Answers what is not even HTTP, before there is a request: the socket is all there is. */
export function handleClientError(error: Error, socket: Socket): void {
  const code = errorCode(error);
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    code === "HPE_HEADER_OVERFLOW"
      ? makeProblem("headers_too_large")
      : code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? makeProblem("request_timeout")
        : makeProblem("malformed", { detail: "This is not a valid HTTP request." });
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: ` +
      `${PROBLEM_CONTENT_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: ` +
      `close\r\n\r\n${body}`,
  );
}
