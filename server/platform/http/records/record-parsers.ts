// Parses the bodies of operations that take a record, and of no other operation: a body as plain
// text or as a multipart form can be sent across sites without a preflight request.
import type { FastifyRequest } from "fastify";
import { RECORD_BODY_TYPES } from "../../../../contract/operation.ts";
import type { HttpServer } from "../http-server.ts";
import { type ParseJson, isMultipart, readRecordBody, readTextRecord } from "./read-record.ts";

/** Adds routes whose bodies are read as records. */
export function addWithRecordParsers(app: HttpServer, addTo: (scope: HttpServer) => void): void {
  void app.register(async (scope) => {
    const parseJson = scope.getDefaultJsonParser("error", "error");
    const parseText =
      (request: FastifyRequest): ParseJson =>
      (text) => {
        // The parser of Fastify, which refuses `__proto__`, answers at once.
        let parsed: { readonly value: unknown } | null = null;
        let failure: Error | null = null;
        void parseJson(request, text, (error, value) => {
          if (error === null) parsed = { value };
          else failure = error;
        });
        if (failure !== null) throw failure;
        return (parsed as { readonly value: unknown } | null)?.value;
      };
    // Calls back at once, except for what is read in pieces: a promise costs every post a turn.
    const parse = (
      request: FastifyRequest,
      body: Buffer,
      done: (error: Error | null, value?: unknown) => void,
    ): Promise<unknown> | undefined => {
      const type = request.headers["content-type"] ?? "";
      const json = parseText(request);
      if (isMultipart(type)) return readRecordBody(body, type, json);
      let value: unknown;
      try {
        value = readTextRecord(body, type, json);
      } catch (error) {
        done(error as Error);
        return undefined;
      }
      done(null, value);
      return undefined;
    };
    scope.removeAllContentTypeParsers();
    for (const type of [...RECORD_BODY_TYPES, "*"])
      scope.addContentTypeParser(type, { parseAs: "buffer" }, parse);
    addTo(scope as HttpServer);
  });
}
