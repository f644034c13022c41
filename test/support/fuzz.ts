// Calls operations of the contract with values made from their schemas, and judges the answers.
import type { Operation } from "../../contract/operation.ts";
import { type Caller, credentialsOf } from "./callers.ts";
import { FuzzValues } from "./fuzz-values.ts";

/** Longer than any call takes on a busy machine: such a call hangs. */
const HANGS_AFTER_MS = 30_000;

/** Their examples name systems of others, which tests do not call. */
const NAMES_OTHERS: ReadonlySet<string> = new Set([
  "setAssistantProvider",
  "testAssistantProvider",
]);

/** Members of a query whose texts have a grammar that the schema does not tell. */
const LANGUAGES: ReadonlySet<string> = new Set(["where", "order", "cursor"]);

export interface FuzzedCall {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly type: string;
}

/** One call of the operation. */
export function fuzzCall(operation: Operation, values: FuzzValues): FuzzedCall {
  const { params, query, body, isRecord, bodyTypes } = operation.request;
  const given = params === undefined ? {} : membersOf(values.of(params));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(given[name] ?? values.anyText())),
  );
  const asked = query === undefined ? {} : membersOf(values.of(query));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asked).filter(
    ([name]) => values.isCareless || !LANGUAGES.has(name),
  ))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, wellFormed(one));
  const text = search.size === 0 ? "" : `?${search.toString()}`;
  const hasBody = body !== undefined || isRecord === true;
  const types = isRecord === true ? ["application/json", "text/plain"] : (bodyTypes ?? []);
  return {
    operationId: operation.operationId,
    method: operation.method,
    path: path + text,
    body: hasBody ? JSON.stringify(bodyOf(operation, values)) : undefined,
    type: values.chance(0.95)
      ? (types[0] ?? "application/json")
      : values.pick(["text/xml", "", "x/y"]),
  };
}

/** A careful caller often sends the example of the reference. */
function bodyOf(
  { operationId, request: { body }, example }: Operation,
  values: FuzzValues,
): unknown {
  if (example !== undefined && !NAMES_OTHERS.has(operationId) && !values.isCareless)
    if (values.chance(0.5)) return example;
  return body === undefined ? {} : values.of(body);
}

/** The members of a value; none for what is not an object. */
function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Lone halves of surrogate pairs cannot be in an address. */
function wellFormed(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
}

export interface Judged {
  /** Of the answer; null where there is none. */
  readonly status: number | null;
  /** What is wrong with it; null if nothing is. */
  readonly fault: string | null;
}

/** Makes a call and judges its answer. */
export async function judgeCall(
  origin: string,
  caller: Caller,
  { operationId, method, path, body, type }: FuzzedCall,
): Promise<Judged> {
  const says = (what: string): string =>
    `${operationId}: ${what} — ${method} ${path.slice(0, 200)} ${(body ?? "").slice(0, 400)}`;
  const headers = credentialsOf(caller);
  if (body !== undefined && type !== "") headers["content-type"] = type;
  try {
    const answer = await fetch(origin + path, {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(HANGS_AFTER_MS),
      ...(body === undefined ? {} : { body }),
    });
    const media = answer.headers.get("content-type") ?? "";
    if (media.startsWith("text/event-stream")) {
      await answer.body?.cancel();
      return { status: answer.status, fault: null };
    }
    const text = await answer.text();
    const { status } = answer;
    const fault =
      status >= 500 && !isAboutOthers(text)
        ? says(`answered ${status}: ${text.slice(0, 300)}`)
        : status >= 400 && media.includes("json")
          ? problemFault(text, says)
          : null;
    return { status, fault };
  } catch (error) {
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { status: null, fault: says(what) };
  }
}

/** The answer that another system, here the assistant's model, did not respond. */
function isAboutOthers(text: string): boolean {
  return text.includes('"code":"provider_failed"');
}

/** A refusal says what happened and what to do. */
function problemFault(text: string, says: (what: string) => string): string | null {
  const { code, detail, message } = JSON.parse(text) as Record<string, unknown>;
  return typeof code === "string" && (typeof detail === "string" || typeof message === "string")
    ? null
    : says(`refused without a code or a detail: ${text.slice(0, 200)}`);
}
