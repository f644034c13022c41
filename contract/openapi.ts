// Builds the OpenAPI 3.1 document of the API from the operations.
import type { TSchema } from "typebox";
import { CONFIRMED_MINUTES } from "../domain/access/confirmation.ts";
import { keyNeedsOf } from "./key-needs.ts";
import { COMMON_PROBLEMS, PROBLEM_STATUS, Problem, type ProblemCode } from "./problems.ts";
import {
  type CallerKind,
  type Operation,
  isOpenToWaiting,
  type OperationResponse,
  RECORD_BODY_TYPES,
  TAGS,
} from "./operation.ts";

type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [member: string]: Json };
type JsonObject = { [member: string]: Json };

const TAG_TEXTS: Readonly<Record<(typeof TAGS)[number], string>> = {
  Leads: "Posting leads, reading them, and why each was sold or not.",
  Marketplace: "Available leads, masked until they are bought.",
  Campaigns: "An advertiser's rules for buying leads automatically.",
  Sources: "Where an affiliate's leads come from.",
  Tracking:
    "Links that affiliates share, the clicks on them, and postbacks to affiliates' systems.",
  Money: "Sales, wallets and earnings. Whole cents everywhere.",
  Reports: "Figures of a period compared with the period before it.",
  Activity: "The audit log and notifications.",
  Webhooks: "Signed messages that notify your own systems of events.",
  Deliveries: "Where leads that you bought are delivered: your CRM, your inbox, your phone.",
  Accounts: "Accounts, profiles and API keys.",
  Settings: "Settings of the whole network.",
  Places: "Where ZIP codes lie.",
  Assistant:
    "A chat that qualifies, answers and links to the right screen, with an OpenAI-compatible API.",
  Documents: "A person's own preferences and saved views.",
};

const SECURITY: Readonly<Record<CallerKind, JsonObject>> = {
  public: {},
  session: { session: [] },
  key: { apiKey: [] },
  source: { sourceKey: [] },
};

const CONFIRM_FIRST =
  `A person must have signed in, or confirmed who they are, within the last ` +
  `${CONFIRMED_MINUTES} minutes (POST /v1/auth/confirmation/…).`;

export interface ApiFacts {
  readonly title: string;
  readonly version: string;
}

/**
 * Builds the document. A schema with a `title` becomes a component of that name; two different
 * schemas of one name throw. Every operation lists its problems beside its success.
 */
export function buildOpenApi(operations: readonly Operation[], facts: ApiFacts): JsonObject {
  const components = new Components();
  const paths: { [path: string]: JsonObject } = {};
  const problemResponses = new Map<string, JsonObject>();
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describeOperation(
      operation,
      components,
      problemResponses,
    );
  }
  components.use(Problem);
  return {
    openapi: "3.1.0",
    info: {
      title: facts.title,
      version: facts.version,
      license: { name: "AGPL-3.0-only", identifier: "AGPL-3.0-only" },
      description:
        "Money is whole cents in members that end in _cents; times are ISO 8601 in UTC; lists " +
        "are paged by cursor; errors are RFC 9457 problems with a code. Only the answers to " +
        "posts and pings have prices in dollars, as lead systems expect. Calls of an account's " +
        "keys and of a person are limited; the headers RateLimit-Policy and RateLimit of each " +
        "answer say how many are left. x-plat-key-scopes names the scopes that an API key needs.",
    },
    servers: [{ url: "/" }],
    tags: TAGS.map((name) => ({ name, description: TAG_TEXTS[name] })),
    paths,
    components: {
      schemas: components.all(),
      responses: Object.fromEntries([...problemResponses].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "plat.session",
          description: "A signed-in person. Over HTTPS the cookie is __Host-plat.session.",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          description: "An account's API key, plat_key_…; X-API-Key may hold it too.",
        },
        sourceKey: {
          type: "http",
          scheme: "bearer",
          description: "A source's key, plat_src_…; X-API-Key may hold it too.",
        },
      },
    },
  };
}

function describeOperation(
  operation: Operation,
  components: Components,
  problemResponses: Map<string, JsonObject>,
): JsonObject {
  const { request } = operation;
  const parameters = [
    ...parametersOf("path", request.params, components),
    ...parametersOf("query", request.query, components),
    ...parametersOf("header", request.headers, components),
  ];
  const example = operation.example === undefined ? {} : { example: operation.example as Json };
  const content = (schema: TSchema): JsonObject =>
    Object.fromEntries(
      bodyTypesOf(request).map((type) => [type, { schema: components.use(schema), ...example }]),
    );
  return {
    operationId: operation.operationId,
    summary: operation.summary,
    ...descriptionOf(operation),
    tags: [...operation.tags],
    security: operation.access.map((kind) => SECURITY[kind]),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request.body === undefined
      ? {}
      : {
          requestBody: {
            required: request.isBodyOptional !== true,
            content: content(request.body),
          },
        }),
    responses: { ...successOf(operation, components), ...problemsOf(operation, problemResponses) },
  };
}

/** The description, and what the operation needs: for readers, and for programs as an extension. */
function descriptionOf(operation: Operation): JsonObject {
  const { description, needs } = operation;
  const keyNeeds = keyNeedsOf(operation);
  const sentences = [description, needs === undefined ? undefined : CONFIRM_FIRST].filter(
    (sentence) => sentence !== undefined,
  );
  return {
    ...(sentences.length === 0 ? {} : { description: sentences.join(" ") }),
    ...(needs === undefined ? {} : { "x-plat-needs": needs }),
    ...(keyNeeds === null
      ? {}
      : { "x-plat-key-scopes": { all: [...keyNeeds.all], or_read: keyNeeds.orRead === true } }),
  };
}

function bodyTypesOf({ isRecord, bodyTypes }: Operation["request"]): readonly string[] {
  if (isRecord === true) return RECORD_BODY_TYPES;
  return bodyTypes ?? ["application/json"];
}

function successOf(operation: Operation, components: Components): JsonObject {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]: [string, OperationResponse]) => [
      status,
      {
        description: response.description,
        ...(response.schema === undefined
          ? {}
          : {
              content: {
                [response.mediaType ?? "application/json"]: {
                  schema: components.use(response.schema),
                },
              },
            }),
      },
    ]),
  );
}

/** The problems by status; each distinct set of codes is one named response. */
function problemsOf(operation: Operation, problemResponses: Map<string, JsonObject>): JsonObject {
  const byStatus = new Map<number, ProblemCode[]>();
  const codes = [...operation.problems, ...problemsOfAccess(operation), ...COMMON_PROBLEMS];
  for (const code of new Set(codes)) {
    const status = PROBLEM_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code].toSorted());
  }
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => {
        const name = codes.join(".");
        problemResponses.set(name, {
          description: `Problem: ${codes.join(" or ")}.`,
          content: {
            "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
          },
        });
        return [String(status), { $ref: `#/components/responses/${name}` }];
      }),
  );
}

/** What a caller who is known may meet, whatever the operation does. */
function problemsOfAccess(operation: Operation): ProblemCode[] {
  const { access, needs, path } = operation;
  const isForAnyone = access.every((kind) => kind === "public");
  return [
    ...(isForAnyone || isOpenToWaiting(operation) ? [] : (["not_approved"] as const)),
    ...(access.includes("session") && !path.startsWith("/v1/auth/")
      ? (["second_factor_missing"] as const)
      : []),
    ...(needs === undefined ? [] : (["confirm_identity"] as const)),
    ...(keyNeedsOf(operation) === null ? [] : (["out_of_scope"] as const)),
  ];
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TSchema & { readonly description?: string }>>;
  readonly required?: readonly string[];
}

function parametersOf(
  place: "path" | "query" | "header",
  schema: ObjectSchema | undefined,
  components: Components,
): JsonObject[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    // Header names are case-insensitive; this is their usual spelling.
    name: place === "header" ? name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()) : name,
    in: place,
    required: place === "path" || (schema?.required ?? []).includes(name),
    ...(property.description === undefined ? {} : { description: property.description }),
    schema: components.use(property),
  }));
}

/** Collects the named schemas while the document is built. */
class Components {
  readonly #schemas = new Map<string, JsonObject>();

  /** The schema as the document writes it: a reference if it has a name. */
  use(schema: TSchema): Json {
    return this.#write(JSON.parse(JSON.stringify(schema)) as Json);
  }

  all(): JsonObject {
    return Object.fromEntries([...this.#schemas].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #write(value: Json): Json {
    if (Array.isArray(value)) return value.map((item) => this.#write(item as Json));
    if (typeof value !== "object" || value === null) return value;
    const { title, ...rest } = value as JsonObject;
    const written: JsonObject = Object.fromEntries(
      Object.entries(rest).map(([member, part]) => [member, this.#member(member, part)]),
    );
    if (typeof title !== "string")
      return title === undefined ? written : { title: this.#write(title), ...written };
    const known = this.#schemas.get(title);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(written))
      throw new Error(`two different schemas are called ${title}`);
    this.#schemas.set(title, written);
    return { $ref: `#/components/schemas/${title}` };
  }

  /** Members of `properties` are field names, and one of them may be "title". */
  #member(member: string, part: Json): Json {
    if (member !== "properties" || typeof part !== "object" || part === null || Array.isArray(part))
      return this.#write(part);
    return Object.fromEntries(
      Object.entries(part).map(([name, schema]) => [name, this.#write(schema as Json)]),
    );
  }
}
