// Finds every change between two OpenAPI documents that breaks a client.
import type { ApiDocument, ApiOperation, Parameter } from "./api-document.ts";
import { SchemaComparison } from "./compare-schemas.ts";

const CALLERS: Readonly<Record<string, string>> = {
  session: "people who signed in",
  apiKey: "an account's API key",
  sourceKey: "a source's key",
};

/** Returns one sentence per change; none if every client continues to work. */
export function compareContracts(before: ApiDocument, after: ApiDocument): readonly string[] {
  const schemas = new SchemaComparison(before, after);
  const changes: string[] = [];
  const now = operationsOf(after);
  const byId = new Map([...now.values()].map((one) => [one.operation.operationId, one.name]));
  for (const [key, { name, operation: old }] of operationsOf(before)) {
    const found = now.get(key);
    if (found === undefined) {
      const moved = byId.get(old.operationId);
      changes.push(moved === undefined ? `${name}: is gone.` : `${name}: is ${moved} now.`);
      continue;
    }
    changes.push(
      ...[
        ...(old.operationId === found.operation.operationId
          ? []
          : [`is called ${found.operation.operationId} now, not ${old.operationId}`]),
        ...lostCallers(old, found.operation),
        ...compareParameters(old, found.operation, name, schemas),
        ...compareBody(old, found.operation, name, schemas),
        ...compareAnswer(old, found.operation, name, schemas),
      ].map((change) => `${name}: ${change}.`),
    );
  }
  return [...changes, ...schemas.changes];
}

interface Named {
  readonly name: string;
  readonly operation: ApiOperation;
}

/** Keyed by method and path. Path parameters match by position, so their names do not matter. */
function operationsOf({ paths }: ApiDocument): ReadonlyMap<string, Named> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Named] => {
        const name = `${method.toUpperCase()} ${path}`;
        return [name.replace(/\{\w+\}/g, "{}"), { name, operation }];
      }),
    ),
  );
}

function lostCallers(old: ApiOperation, now: ApiOperation): string[] {
  const kinds = ({ security }: ApiOperation): Set<string> =>
    new Set(security.map((way) => Object.keys(way)[0] ?? "anybody"));
  const left = kinds(now);
  // Where no credentials are required, every caller is admitted.
  if (left.has("anybody")) return [];
  return [...kinds(old)]
    .filter((kind) => !left.has(kind))
    .map((kind) => `is no more for ${CALLERS[kind] ?? kind}`);
}

function compareParameters(
  old: ApiOperation,
  now: ApiOperation,
  name: string,
  schemas: SchemaComparison,
): string[] {
  const changes: string[] = [];
  const [were, are] = [parametersOf(old), parametersOf(now)];
  for (const [key, { parameter, called }] of were) {
    const found = are.get(key)?.parameter;
    if (found === undefined) changes.push(`takes the ${called} no more`);
    else {
      if (found.required === true && parameter.required !== true)
        changes.push(`needs the ${called} now`);
      schemas.compare(parameter.schema, found.schema, "request", `${name}, ${called}`);
    }
  }
  for (const [key, { parameter, called }] of are)
    if (!were.has(key) && parameter.required === true) changes.push(`needs the ${called} now`);
  return changes;
}

/** Path parameters are keyed by position, the others by name; header names are case-insensitive. */
function parametersOf({ parameters = [] }: ApiOperation) {
  return new Map(
    parameters.map((parameter, place) => [
      parameter.in === "path" ? `path ${place}` : `${parameter.in} ${parameter.name.toLowerCase()}`,
      { parameter, called: calledOf(parameter) },
    ]),
  );
}

function calledOf({ in: place, name }: Parameter): string {
  return { path: "parameter", query: "query's", header: "header" }[place] + ` ${name}`;
}

function compareBody(
  old: ApiOperation,
  now: ApiOperation,
  name: string,
  schemas: SchemaComparison,
): string[] {
  const [was, is] = [old.requestBody, now.requestBody];
  if (was === undefined) return is?.required === true ? ["needs a body now"] : [];
  if (is === undefined) return ["takes a body no more"];
  const changes = is.required && !was.required ? ["needs a body now"] : [];
  for (const [type, { schema }] of Object.entries(was.content)) {
    const found = is.content[type];
    if (found === undefined) changes.push(`takes bodies of ${type} no more`);
    else schemas.compare(schema, found.schema, "request", `${name}, body`);
  }
  return changes;
}

/** Compares success responses only: clients read problems by code, and new codes may appear. */
function compareAnswer(
  old: ApiOperation,
  now: ApiOperation,
  name: string,
  schemas: SchemaComparison,
): string[] {
  const [[wasStatus, was], [isStatus, is]] = [successOf(old), successOf(now)];
  const changes =
    wasStatus === isStatus ? [] : [`answers with status ${isStatus} now, not ${wasStatus}`];
  for (const [type, { schema }] of Object.entries(was.content ?? {})) {
    const found = is.content?.[type];
    if (found === undefined) changes.push(`answers with ${type} no more`);
    else schemas.compare(schema, found.schema, "answer", `${name}, answer`);
  }
  return changes;
}

function successOf({ responses }: ApiOperation) {
  const [found = ["none", {}] as const] = Object.entries(responses).filter(([status]) =>
    status.startsWith("2"),
  );
  return found;
}
