// Makes the calls of the access matrix: each operation with a well-formed body, the address of a
// thing on the busy market, and the address of an id that no record has.
import { randomUUID } from "node:crypto";
import { type Agent, request } from "node:http";
import { Create } from "typebox/value";
import type { Operation } from "../../contract/operation.ts";
import { CHOSEN } from "./busy-market.ts";
import { type Caller, credentialsOf } from "./callers.ts";
import type { FirstThings, Thing } from "./first-things.ts";
import type { Principal } from "./principals.ts";
import { BANK_FORM, TAX_FORM } from "./payees.ts";

/** What nothing has. */
const UNKNOWN: Readonly<Record<string, string>> = {
  id: "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0099",
  kind: "application",
  lead_id: "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0099",
  file_id: "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0098",
  message_id: "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0097",
  user_id: "user-unknown",
  token: "b".repeat(43),
  slug: "unknown-slug",
  n: "1",
  no: "999999",
  file_hash: "1".repeat(64),
  logo: "2".repeat(64),
  zip_code: "00000",
};

/** Where ids are of another kind. */
const UNKNOWN_AT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/v1/events/{id}": { id: "999999999" },
  "/v1/auth/providers/{id}": { id: "oidc" },
  "/v1/auth/providers/{id}/start": { id: "oidc" },
};

/** Queries of operations that need one. */
function queryValue(
  operationId: string,
  name: string,
  account: Principal["account"],
): string | undefined {
  switch (name) {
    case "from":
      return "2026-01-01T00:00:00Z";
    case "to":
      return "2026-02-01T00:00:00Z";
    case "first":
      return "2026-01-01";
    case "last":
      return "2026-01-31";
    case "rows":
      return "state";
    case "measures":
    case "measure":
      return "sales";
    case "begins":
      return "958";
    case "miles":
      return "5";
    // Each kind of account has figures of its own.
    case "metric":
      return account === "advertiser" ? "bought" : "sold";
    case "by":
      return account === "advertiser" && operationId === "getGroupsReport" ? "campaign" : "source";
    default:
      return undefined;
  }
}

/** What bodies name. */
export interface MatrixContext {
  readonly things: FirstThings;
  /** Of the market's clock: examples name dates that pass. */
  readonly nowMs: number;
  /** The network's settings as they are. */
  readonly settings: object;
}

type BodyOf = (context: MatrixContext, account: Principal["account"]) => unknown;

/** Bodies in place of the examples, which name systems and records that are not here. */
const BODIES: Readonly<Record<string, BodyOf>> = {
  findLeads: () => ({ find: "nothing" }),
  findRecords: () => ({ find: "nothing" }),
  linkImportedDrafts: () => ({ import_id: CHOSEN.import }),
  purchaseListing: () => ({ mode: "exclusive", max_price_cents: 100_000 }),
  setLink: () => ({ name: "Spring mailing", source_id: CHOSEN.form }),
  setDeliveryPlan: () => ({ routes: [[CHOSEN.destination]] }),
  pauseCampaign: ({ nowMs }) => ({ until: dayOf(nowMs, 30) }),
  snoozeInboxItem: ({ nowMs }) => ({ until: dayOf(nowMs, 1) }),
  setCallback: ({ nowMs }) => ({ at: dayOf(nowMs, 1) }),
  replayMessages: ({ nowMs }) => ({ since: dayOf(nowMs, -5), status: "failed" }),
  resendDeliveries: ({ nowMs }) => ({ since: dayOf(nowMs, -5), status: "failed" }),
  claimLicense: ({ nowMs }) => ({
    us_state: "CA",
    kind: "salesperson",
    number: "01234567",
    expires_on: dayOf(nowMs, 700).slice(0, 10),
  }),
  decideLicense: ({ nowMs }) => ({
    decision: "confirm",
    expires_on: dayOf(nowMs, 700).slice(0, 10),
  }),
  setAssignmentRule: () => ({ mode: "manual", members: [] }),
  // A session that is not there, so that the member's own, which other calls use, stays.
  endAccountSessions: ({ things }) => ({
    user_id: things.get("/v1/members/")?.values["user_id"],
    session_id: randomUUID(),
  }),
  orderPayouts: ({ things }) => ({ ids: [things.get("/v1/payouts/")?.values["id"]] }),
  saveBankDetails: () => BANK_FORM,
  saveTaxDetails: () => TAX_FORM,
  mergeNotificationPreferences: () => ({ quiet_hours: { from: "22:00", until: "07:00" } }),
  setProfile: (_, account) => ({
    name: "Ana Ruiz",
    account_name: "Ruiz Realty",
    time_zone: "America/Los_Angeles",
    ...(account === "advertiser" ? { buyer_kind: "agent", licensed_states: ["CA"] } : {}),
  }),
  invite: (_, account) => ({
    email: "new@example.com",
    team_role: { advertiser: "agent", affiliate: "analyst", network: "read_only" }[
      account ?? "network"
    ],
  }),
  signUp: () => newCompany(randomUUID()),
  setSettings: ({ settings }) => settings,
  createAssistantThread: () => ({ id: randomUUID() }),
  setAssistantProvider: () => OWN_RULES,
  testAssistantProvider: () => OWN_RULES,
};
/** A time so many days later at which people may be called. */
const dayOf = (nowMs: number, days: number): string =>
  `${new Date(nowMs + days * 86_400_000).toISOString().slice(0, 10)}T18:00:00Z`;
/** A company that is not signed up yet: a second one of the same name is refused. */
const newCompany = (name: string): object => ({
  name: "Ana Ruiz",
  email: `${name}@example.com`,
  password: "a long pass phrase",
  role: "advertiser",
  company: `Ruiz ${name}`,
  licensed_states: ["CA"],
});
/** The assistant without a model, so that no test calls another system. */
const OWN_RULES = { base_url: null, model: "rules", tokens_per_day: 1 };

export interface MatrixCall {
  readonly operation: Operation;
  readonly path: string;
  readonly body: string | undefined;
}

export interface MatrixAnswer {
  readonly status: number;
  /** Of a refusal; "" of a success. */
  readonly code: string;
  readonly text: string;
}

/** The thing that the operation's address names; null where it names none. */
export function thingOf({ path }: Operation, things: FirstThings): Thing | null {
  if (!path.includes("{")) return null;
  const beginning = [...things.keys()]
    .filter((each) => path.startsWith(each))
    .toSorted((a, b) => b.length - a.length)[0];
  const thing = beginning === undefined ? undefined : things.get(beginning);
  if (thing === undefined) throw new Error(`the market has nothing at ${path}`);
  return thing;
}

/** A call for what `values` name, or for unknown things. */
export function matrixCall(
  operation: Operation,
  values: Thing["values"] | null,
  { context, account }: { readonly context: MatrixContext; readonly account: Principal["account"] },
): MatrixCall {
  const given = values ?? UNKNOWN_AT[operation.path] ?? UNKNOWN;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`${operation.path} has no value for ${name}`);
    return value;
  });
  const own = BODIES[operation.operationId];
  const body = own === undefined ? bodyOf(operation) : own(context, account);
  return {
    operation,
    path: path + queryOf(operation, account),
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function bodyOf({ example, request: { body, isRecord } }: Operation): unknown {
  if (example !== undefined) return example;
  if (body === undefined) return isRecord === true ? {} : undefined;
  try {
    return Create(body);
  } catch {
    return {};
  }
}

interface QuerySchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

function queryOf(
  { operationId, request: { query } }: Operation,
  account: Principal["account"],
): string {
  const { required = [], properties = {} } = (query ?? {}) as QuerySchema;
  const search = new URLSearchParams(
    required.map((name) => [
      name,
      queryValue(operationId, name, account) ?? properties[name]?.enum?.[0] ?? "",
    ]),
  );
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** Makes the call; of a stream, only its beginning is read. */
export function callAs(
  { origin, agent }: { readonly origin: string; readonly agent: Agent },
  caller: Caller,
  { operation, path, body }: MatrixCall,
): Promise<MatrixAnswer> {
  const headers: Record<string, string> = {
    ...credentialsOf(caller),
    "idempotency-key": randomUUID(),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      { method: operation.method, headers, agent },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const type = answer.headers["content-type"] ?? "";
        if (type.startsWith("text/event-stream")) {
          answer.destroy();
          resolve({ status, code: "", text: "" });
          return;
        }
        let text = "";
        answer
          .setEncoding("utf8")
          .on("data", (part: string) => (text += part))
          .on("end", () => resolve({ status, code: codeOf(status, type, text), text }))
          .on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

function codeOf(status: number, type: string, text: string): string {
  if (status < 400 || !type.includes("json")) return "";
  const { code } = JSON.parse(text) as { readonly code?: unknown };
  return typeof code === "string" ? code : "";
}
