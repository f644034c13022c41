// Tests the whole contract: its document is well formed, its names are unique, and contact data is
// only in the schemas that may have it.
import { describe, expect, it } from "vitest";
import { Contact, Lead, LeadPreview } from "./marketplace/lead-shapes.ts";
import { OPERATIONS } from "./index.ts";
import { buildOpenApi } from "./openapi.ts";
import { PROBLEM_CODES } from "./problems.ts";
import { closed, mergePatchOf, nullable } from "./schema.ts";
import { Type } from "typebox";

const document = JSON.parse(
  JSON.stringify(buildOpenApi(OPERATIONS, { title: "Plat API", version: "1.2.3" })),
) as {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly responses: Readonly<Record<string, { readonly content?: object }>>;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

/** Every member name in a schema, at any depth. */
function memberNames(schema: unknown): Set<string> {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("properties" in value && typeof value.properties === "object" && value.properties !== null)
      Object.keys(value.properties).forEach((name) => names.add(name));
    Object.values(value).forEach(walk);
  };
  walk(schema);
  return names;
}

describe("the operations", () => {
  it("have unique ids and addresses, at least fifty of them", () => {
    expect(OPERATIONS.length).toBeGreaterThanOrEqual(50);
    expect(new Set(OPERATIONS.map((operation) => operation.operationId)).size).toBe(
      OPERATIONS.length,
    );
    expect(
      new Set(OPERATIONS.map((operation) => `${operation.method} ${operation.path}`)).size,
    ).toBe(OPERATIONS.length);
  });

  it("name every parameter of their path", () => {
    for (const operation of OPERATIONS) {
      const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        Object.keys(operation.request.params?.properties ?? {}),
        operation.operationId,
      ).toEqual(named);
    }
  });

  it("refuse unknown members in every body that is a document or a command", () => {
    const open = OPERATIONS.filter(
      ({ request: { body } }) =>
        body !== undefined &&
        !("additionalProperties" in body && body.additionalProperties === false),
    ).map((operation) => operation.operationId);
    // Posts store unknown fields, OpenAI-compatible clients and Follow Up Boss send members of
    // their own, and preferences are free-form.
    expect(open).toEqual([
      "postLead",
      "pingLead",
      "postToPing",
      "createTestPost",
      "importStages",
      "createChatCompletion",
      "setPreferences",
      "mergePreferences",
    ]);
  });

  it("name who may call them, and list `unauthenticated` unless they are public", () => {
    for (const operation of OPERATIONS) {
      expect(operation.access.length, operation.operationId).toBeGreaterThan(0);
      if (!operation.access.includes("public"))
        expect(operation.problems, operation.operationId).toContain("unauthenticated");
    }
  });
});

describe("the document", () => {
  it("names its components and refers to none that is missing", () => {
    const text = JSON.stringify(document);
    const names = new Set(
      [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
    );
    for (const name of names) expect(document.components.schemas, name).toHaveProperty(name ?? "");
    expect([...names].filter((name) => name?.startsWith("def-"))).toEqual([]);
    expect(text).toContain(PROBLEM_CODES.at(-1));
  });

  it("names the media types of answers that are not JSON", () => {
    const types = Object.fromEntries(
      Object.values(document.paths)
        .flatMap((methods) => Object.values(methods))
        .map(({ operationId, responses }) => {
          const [, success] =
            Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
          return [operationId, Object.keys(success?.content ?? {})];
        }),
    );
    expect(types["streamEvents"]).toEqual(["text/event-stream"]);
    expect(types["listEvents"]).toEqual(["application/json"]);
    expect(types["signOut"]).toEqual([]);
  });

  it("refuses two different schemas of one name", () => {
    const twice = ["A", "B"].map(
      (path) =>
        ({
          method: "GET",
          path: `/${path}`,
          operationId: path,
          summary: path,
          tags: ["Leads"],
          access: ["public"],
          request: {},
          problems: [],
          responses: {
            200: {
              description: "x",
              schema: Type.Object({ [path]: Type.String() }, { title: "Same" }),
            },
          },
        }) as const,
    );
    expect(() => buildOpenApi(twice, { title: "x", version: "1" })).toThrow(
      "two different schemas are called Same",
    );
  });
});

describe("contact data", () => {
  it("is absent from a preview and present in the other views", () => {
    // A preview may show the ZIP's own city.
    const contactNames = Object.keys(Contact.properties).filter((name) => name !== "city");
    const preview = memberNames(LeadPreview);
    for (const name of [
      ...contactNames,
      "contact",
      "consent_proof",
      "custom",
      "latitude",
      "longitude",
    ])
      expect(preview.has(name), name).toBe(false);
    expect(memberNames(Lead).has("contact")).toBe(true);
  });
});

describe("mergePatchOf", () => {
  it("lets optional members be null, required ones not, and keeps the object closed", () => {
    const Patch = mergePatchOf(
      closed({
        name: Type.String(),
        note: Type.Optional(Type.String()),
        inner: Type.Optional(closed({ deep: Type.Optional(Type.Integer()) })),
        left: nullable(Type.Integer()),
      }),
      "Patch",
    );
    expect(JSON.parse(JSON.stringify(Patch))).toEqual({
      title: "Patch",
      type: "object",
      additionalProperties: false,
      properties: {
        name: { type: "string" },
        note: { type: ["string", "null"] },
        left: { type: ["integer", "null"] },
        inner: {
          type: ["object", "null"],
          additionalProperties: false,
          properties: { deep: { type: ["integer", "null"] } },
        },
      },
    });
  });
});
