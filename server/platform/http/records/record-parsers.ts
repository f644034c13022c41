// Parses the bodies of operations that take a record, and of no other operation: a body as plain
// text or as a multipart form can be sent across sites without a preflight request.
import type { FastifyRequest } from "fastify";
import { RECORD_BODY_TYPES } from "../../../../contract/operation.ts";
import type { HttpServer } from "../http-server.ts";
import { readRecordBody } from "./read-record.ts";

/** Adds routes whose bodies are read as records. */
export function addWithRecordParsers(app: HttpServer, addTo: (scope: HttpServer) => void): void {
  void app.register(async (scope) => {
    const parseJson = scope.getDefaultJsonParser("error", "error");
    const parse = (request: FastifyRequest, body: Buffer): Promise<unknown> =>
      readRecordBody(body, request.headers["content-type"] ?? "", (text) => {
        // The parser of Fastify, which refuses `__proto__`, answers at once.
        let parsed: { readonly value: unknown } | null = null;
        let failure: Error | null = null;
        void parseJson(request, text, (error, value) => {
          if (error === null) parsed = { value };
          else failure = error;
        });
        if (failure !== null) throw failure;
        return (parsed as { readonly value: unknown } | null)?.value;
      });
    scope.removeAllContentTypeParsers();
    for (const type of [...RECORD_BODY_TYPES, "*"])
      scope.addContentTypeParser(type, { parseAs: "buffer" }, parse);
    addTo(scope as HttpServer);
  });
}
