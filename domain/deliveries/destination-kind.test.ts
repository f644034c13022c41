// Checks kinds of destinations: what a new kind must define, and how the functions for all kinds
// use it.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../attempts/attempt.ts";
import { checkAddress, checkHeaders } from "./check-call.ts";
import { checkSettings } from "./check-settings.ts";
import { isLasting, reasonOf } from "./delivery-reason.ts";
import { type CallContext, type CheckContext, defineDestinationKind } from "./destination-kind.ts";
import { DESTINATION_REASONS, rulesOf } from "./destination-kinds.ts";
import { DESTINATION_KINDS } from "./kind-names.ts";
import { SAMPLE_LEAD } from "./sample.ts";
import { DOTS, hasKey, previewSecrets, separateSecrets } from "./settings-secrets.ts";

interface PigeonSettings {
  readonly kind: "pigeon";
  readonly address: string;
  readonly loft?: string;
  readonly ring?: string;
  readonly loft_key?: string;
  readonly headers?: readonly { readonly name: string; readonly value?: string }[];
}

const pigeon = defineDestinationKind<PigeonSettings>()({
  kind: "pigeon",
  secrets: [
    { member: "ring", missing: "Give the number of the ring." },
    { member: "loft_key", goesWith: "loft" },
  ],
  takesHeaders: true,
  places: () => [],
  check: (to, context) => [
    ...checkAddress(to.address, context),
    ...checkHeaders(to.headers ?? [], context),
  ],
  delivery: {
    by: "call",
    request: (to, values, { secrets, sign }) => ({
      url: to.address,
      headers: { ...secrets.headers, "x-ring": secrets.members["ring"] ?? "", ...sign("note") },
      body: `${values.first_name} at ${to.loft ?? "any loft"}`,
    }),
    judge: (outcome, { loft }) => verdictOf(outcome, loft ?? null),
    hiddenHeaders: ["x-ring"],
    receiverRef: (answer) => /egg (\d+)/.exec(answer)?.[1] ?? null,
  },
  statusReasons: { 218: "bad_weather" },
  stages: { stagesOf: () => [{ stage: "Hatched", outcome: "won" }], signedWith: "loft_key" },
});

const NOTHING = { headers: {}, members: {} };
const checkWith = (secrets: CheckContext["secrets"]): CheckContext => ({
  secrets,
  sendsEmail: true,
  addressProblem: (address) =>
    address.startsWith("https://") ? null : { code: "not_https", message: "Begin with https." },
});
const callWith = (secrets: CallContext["secrets"]): CallContext => ({
  secrets,
  deliveryId: "d",
  atMs: 0,
  networkName: "Plat",
  fixedAddress: null,
  base64: (text) => text,
  sign: (body) => ({ signed: body }),
});

describe("a new kind", () => {
  const written: PigeonSettings = {
    kind: "pigeon",
    address: "https://loft.example.com",
    loft: "north",
    ring: "r1",
    loft_key: "k1",
    headers: [{ name: "X-Seed", value: "corn" }],
  };

  it("has its secrets taken out, kept where left out, dropped with what they depend on", () => {
    const first = separateSecrets(pigeon, written, NOTHING);
    expect(first).toEqual({
      to: {
        kind: "pigeon",
        address: "https://loft.example.com",
        loft: "north",
        headers: [{ name: "X-Seed" }],
      },
      secrets: { members: { ring: "r1", loft_key: "k1" }, headers: { "x-seed": "corn" } },
    });
    expect(separateSecrets(pigeon, first.to, first.secrets)).toEqual(first);
    const { loft: _loft, ...homeless } = first.to;
    expect(separateSecrets(pigeon, homeless, first.secrets).secrets.members).toEqual({
      ring: "r1",
    });
    expect([hasKey(pigeon, first.secrets), hasKey(pigeon, NOTHING)]).toEqual([true, false]);
  });

  it("is checked: missing secrets, invalid header values, and its own rules", () => {
    const pointersOf = (to: PigeonSettings): string[] => {
      const { to: shown, secrets } = separateSecrets(pigeon, to, NOTHING);
      return checkSettings(pigeon, shown, checkWith(secrets)).map(({ field }) => field);
    };
    expect(pointersOf(written)).toEqual([]);
    expect(
      pointersOf({ kind: "pigeon", address: "http://x", headers: [{ name: "Host", value: "x" }] }),
    ).toEqual(["/to/ring", "/to/address", "/to/headers/0/name"]);
    expect(pointersOf({ ...written, loft_key: "clé\n" })).toEqual(["/to/loft_key"]);
  });

  it("is previewed without its secrets, whether they are known or not", () => {
    const { to, shown, checked } = previewSecrets(pigeon, {
      kind: "pigeon",
      address: "https://loft.example.com",
      headers: [{ name: "X-Seed" }],
    });
    expect([shown, checkSettings(pigeon, to, checkWith(checked))]).toEqual([
      { members: { ring: DOTS }, headers: { "x-seed": DOTS } },
      [],
    ]);
  });

  it("builds its request and judges the answer", () => {
    const { to, secrets } = separateSecrets(pigeon, written, NOTHING);
    if (pigeon.delivery.by !== "call") throw new Error("a pigeon is called");
    expect(pigeon.delivery.request(to, SAMPLE_LEAD, callWith(secrets))).toEqual({
      url: "https://loft.example.com",
      headers: { "x-seed": "corn", "x-ring": "r1", signed: "note" },
      body: "Sample at north",
    });
    expect([
      pigeon.delivery.judge({ status: 200, body: "at North" }, to),
      pigeon.delivery.judge({ status: 200, body: "lost" }, to),
      pigeon.delivery.receiverRef("egg 12"),
      pigeon.stages?.stagesOf(to),
    ]).toEqual(["delivered", "refused", "12", [{ stage: "Hatched", outcome: "won" }]]);
  });

  it("gives its own reasons where it defines them, otherwise the common ones", () => {
    const why = (status: number): string | null =>
      reasonOf(pigeon, { status, verdict: "failed", failure: null });
    expect([218, 401, 500].map(why)).toEqual(["bad_weather", "wrong_key", "failed_answer"]);
  });
});

describe("the existing kinds", () => {
  it("are each found by their name", () => {
    expect(DESTINATION_KINDS.map((kind) => rulesOf(kind).kind)).toEqual(DESTINATION_KINDS);
  });

  it("hide the headers that hold the secrets of Follow Up Boss", () => {
    const { delivery } = rulesOf("follow_up_boss");
    if (delivery.by !== "call") throw new Error("Follow Up Boss is called");
    const members = { api_key: "canary-1", system_key: "canary-2" };
    const { headers } = delivery.request(
      { kind: "follow_up_boss", system: "Ours" },
      SAMPLE_LEAD,
      callWith({ headers: {}, members }),
    );
    const holding = Object.entries(headers).filter(([, value]) => value.includes("canary"));
    expect(holding.map(([name]) => name)).toEqual(delivery.hiddenHeaders);
  });

  it.each([
    ["follow_up_boss", 204, "refused", "lead_flow_archived"],
    ["http", 204, "refused", "unwanted_answer"],
    ["webhook", 403, "failed", "wrong_key"],
    ["email", 403, "failed", "failed_answer"],
    ["sms", 410, "gone", "gone"],
    ["http", null, "failed", "no_answer"],
    ["http", 200, "delivered", null],
  ] as const)("%s, %s %s: %s", (kind, status, verdict, reason) =>
    expect(reasonOf(rulesOf(kind), { status, verdict, failure: null })).toBe(reason),
  );

  it("count a reason of one kind only as lasting", () => {
    expect(DESTINATION_REASONS).toContain("lead_flow_archived");
    expect(DESTINATION_REASONS.every(isLasting)).toBe(true);
    expect([isLasting("wrong_key"), isLasting("no_answer")]).toEqual([true, false]);
  });
});
