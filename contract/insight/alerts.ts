// Defines the operations on the network's alerts, and on the rules that open and close them.
import { type Static, Type } from "typebox";
import { ALERT_SUBJECTS, ALERT_UNITS, LIMIT_UNITS } from "../../domain/alerts/alert-rule.ts";
import { ALERT_KINDS } from "../../domain/alerts/kind-names.ts";
import { defineCollection, listQueryOf, textField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf, signedCents } from "../schema.ts";

export const ALERT_STATES = ["open", "closed"] as const;
/** Why an alert ended. */
export const ALERT_ENDS = ["well", "not_watched", "rule_off"] as const;

export const ALERTS = defineCollection({
  name: "alerts",
  fields: {
    kind: wordField(ALERT_KINDS),
    state: wordField(ALERT_STATES),
    account_id: uuidField,
    subject_id: textField,
  },
  orders: ["opened_at"],
});

const kind = enumOf(ALERT_KINDS, {
  description:
    "source_quiet: a source sends no leads. buyer_quiet: a buyer buys none. accept_rate, " +
    "return_rate, contact_rate: a source's rate is out of its own band. delivery_failing: a " +
    "destination, webhook or postback takes no message. wallet_days: a wallet pays for only a " +
    "few more days. queue_age: messages wait too long. worker_gone: no process sends them.",
});
const count = (description: string) => nullable(Type.Integer({ minimum: 0 }), { description });

export const AlertEvidence = Type.Object(
  {
    unit: enumOf(ALERT_UNITS, { description: "Of value, low and high." }),
    value: Type.Integer({
      description:
        "What was measured: a rate in hundredths of a percent, minutes of silence or waiting, or " +
        "tenths of days that a wallet lasts.",
    }),
    low: nullable(Type.Integer(), { description: "The lower end of the expected band, or limit." }),
    high: nullable(Type.Integer(), { description: "Its upper end." }),
    count: count(
      "Of a rate: what counts, such as accepted leads. queue_age and delivery_failing: messages " +
        "that wait. Null for others.",
    ),
    of: count(
      "Of a rate: what it is a part of. source_quiet and buyer_quiet: what usually comes in that " +
        "time.",
    ),
    usual_count: count("The same counts of the time that is compared with."),
    usual_of: count(
      "source_quiet and buyer_quiet: what usually comes in the longest silence before.",
    ),
    available_cents: nullable(signedCents("What the wallet can spend, with credit."), {
      description: "wallet_days: what the wallet can spend, with credit. Null without `money`.",
    }),
    spent_cents: nullable(signedCents("What was spent in the period."), {
      description: "wallet_days: what was spent in the period. Null without `money`.",
    }),
    from: { ...Timestamp, description: "The beginning of the period of the measurement." },
    until: { ...Timestamp, description: "Its end." },
    usual_from: nullable(Timestamp, {
      description: "The beginning of the time that is compared with.",
    }),
  },
  { title: "AlertEvidence" },
);
export type AlertEvidence = Static<typeof AlertEvidence>;

export const Alert = Type.Object(
  {
    id: Uuid,
    kind,
    state: enumOf(ALERT_STATES),
    subject_kind: enumOf(ALERT_SUBJECTS),
    subject_id: Type.String({
      description: "The id of the source, account or destination; the name of a queue; worker.",
    }),
    subject_name: nullable(Type.String(), {
      description: "Of a source, account or destination; null for others.",
    }),
    account_id: { ...Uuid, description: "The account concerned; the network's own for queues." },
    account_name: Type.String(),
    opened_at: Timestamp,
    last_seen_at: { ...Timestamp, description: "When the evidence was read last." },
    closed_at: nullable(Timestamp),
    closed_because: nullable(enumOf(ALERT_ENDS), {
      description:
        "well: the figure is as usual again. not_watched: paused, suspended, or with too few " +
        "figures to judge. rule_off: the rule was switched off.",
    }),
    evidence: AlertEvidence,
    url: Type.String({ description: "The alert: a path of the app." }),
    rows_url: nullable(Type.String(), {
      description: "The screen with the rows behind the figures; null where none shows them.",
    }),
  },
  { title: "Alert" },
);
export type Alert = Static<typeof Alert>;

const READ = ["unauthenticated", "suspended", "forbidden"] as const;
const ofKind = closed({ kind: enumOf(ALERT_KINDS) });

export const listAlerts = defineOperation({
  method: "GET",
  path: "/v1/alerts",
  operationId: "listAlerts",
  tags: ["Activity"],
  summary: "List the network's alerts",
  description: "Open and past ones, the newest first. Empty for other accounts.",
  access: ["session", "key"],
  request: { query: listQueryOf(ALERTS) },
  responses: { 200: { description: "A page.", schema: pageOf(Alert, "AlertPage") } },
  problems: ["unauthenticated", "suspended"],
});

export const getAlert = defineOperation({
  method: "GET",
  path: "/v1/alerts/{id}",
  operationId: "getAlert",
  tags: ["Activity"],
  summary: "Retrieve an alert of the network",
  access: ["session", "key"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The alert.", schema: Alert } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

const AlertLimit = Type.Object(
  {
    name: Type.String(),
    unit: enumOf(LIMIT_UNITS),
    value: Type.Integer(),
    usual: Type.Integer({ description: "The default." }),
    least: Type.Integer(),
    most: Type.Integer(),
  },
  { title: "AlertLimit" },
);

export const AlertRule = Type.Object(
  {
    kind,
    is_on: Type.Boolean(),
    limits: Type.Array(AlertLimit),
    tells_owner: nullable(enumOf(["advertiser", "affiliate", "admin"]), {
      description: "Whose accounts are also notified of their own alert; null: only the network.",
    }),
    open: Type.Integer({ minimum: 0, description: "Open alerts of the rule." }),
  },
  { title: "AlertRule" },
);
export type AlertRule = Static<typeof AlertRule>;

export const AlertRuleDocument = closed(
  {
    is_on: Type.Boolean({ description: "False: its open alerts are closed." }),
    limits: Type.Unsafe<Readonly<Record<string, number>>>({
      type: "object",
      additionalProperties: { type: "integer" },
      maxProperties: 10,
      description: "Every limit of the rule, by name, within its bounds.",
    }),
  },
  { title: "AlertRuleDocument" },
);
export type AlertRuleDocument = Static<typeof AlertRuleDocument>;

export const listAlertRules = defineOperation({
  method: "GET",
  path: "/v1/alert-rules",
  operationId: "listAlertRules",
  tags: ["Settings"],
  summary: "List the rules of the network's alerts",
  description: "Each with its limits, their bounds and defaults. For people of the network.",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "Every rule.",
      schema: Type.Object({ items: Type.Array(AlertRule) }, { title: "AlertRuleList" }),
    },
  },
  problems: READ,
});

export const setAlertRule = defineOperation({
  method: "PUT",
  path: "/v1/alert-rules/{kind}",
  operationId: "setAlertRule",
  tags: ["Settings"],
  summary: "Replace a rule of the network's alerts",
  description: "Applies from the next round on, within five minutes.",
  access: ["session"],
  request: { params: ofKind, body: AlertRuleDocument },
  responses: { 200: { description: "The rule as it is now.", schema: AlertRule } },
  problems: READ,
  example: { is_on: true, limits: { days: 5 } },
});
