// Tests that every schema of the API compiles: the server compiles a schema only when its first
// request arrives.
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../contract/index.ts";
import { buildSerializers, makeValidatorCompiler } from "./schema-compilers.ts";

const PARTS = [
  ["params", "params"],
  ["query", "querystring"],
  ["headers", "headers"],
  ["body", "body"],
] as const;

/** Validates an empty object, which compiles the schema. */
function validateWith(schema: object, httpPart: string): unknown {
  const compile = makeValidatorCompiler(() => ({}));
  return compile({ schema, httpPart, method: "POST", url: "/" })({});
}

/** The names of the schemas for which `use` throws. */
function listBroken(
  schemas: readonly (readonly [name: string, use: () => unknown])[],
): readonly string[] {
  return schemas.flatMap(([name, use]) => {
    try {
      use();
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

describe("schemas of the API", () => {
  it("compile for every part of a request", () => {
    const parts = OPERATIONS.flatMap(({ operationId, request }) =>
      PARTS.flatMap(([part, httpPart]) => {
        const schema = request[part];
        return schema === undefined
          ? []
          : [[`${operationId} ${part}`, () => validateWith(schema, httpPart)] as const];
      }),
    );
    expect(parts.length).toBeGreaterThan(OPERATIONS.length);
    expect(listBroken(parts)).toEqual([]);
  });

  it("compile for every answer", () => {
    const compile = SerializerSelector()({}, {});
    const answers = OPERATIONS.flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([httpStatus, { schema }]) =>
        schema === undefined
          ? []
          : [
              [
                `${operationId} ${httpStatus}`,
                () => compile({ schema, httpStatus, method: "GET", url: "/" }),
              ] as const,
            ],
      ),
    );
    expect(answers.length).toBeGreaterThan(OPERATIONS.length / 2);
    expect(listBroken(answers)).toEqual([]);
  });
});

describe("a schema that does not compile", () => {
  const broken = { type: "object", properties: { a: { $ref: "#/nowhere" } } };

  it("is reported by its first request or answer", () => {
    expect(() => validateWith(broken, "body")).toThrow("nowhere");
    const serialize = buildSerializers(
      {},
      {},
    )({
      schema: broken,
      httpStatus: "200",
      method: "GET",
      url: "/",
    });
    expect(() => serialize({ a: 1 })).toThrow("nowhere");
  });
});
