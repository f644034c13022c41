// Checks that pings and tests of an affiliate find out whether a person is known only as often as
// its accepted posts earn.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECKS_PER_POST } from "../../../../domain/pings/person-checks.ts";
import {
  PingNetwork,
  hashesOf,
  phoneKeyOf,
  pingOf,
} from "../../../../test/support/ping-network.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { DAY_MS } from "../../../../domain/time.ts";

let net: PingNetwork;
let stranger: Caller;
let strangerSource: string;
/** On sale from another affiliate, suppressed, and of no record. */
let known: Record<string, unknown>;
let suppressed: Record<string, unknown>;
let unknown: Record<string, unknown>;

beforeAll(async () => {
  net = await PingNetwork.start(Date.now());
  await net.renew({ unsoldRule: "list" });
  [known, suppressed, unknown] = [net.someone(), net.someone(), net.someone()];
  await net.direct(known);
  await net.query("insert into suppression values ($1, 'asked', now())", [phoneKeyOf(suppressed)]);
  strangerSource = (await net.api.fixture.source()).id;
  stranger = await net.api.sourceKey(strangerSource);
});
afterAll(() => net.stop());

const hashed = (body: Record<string, unknown>, caller: Caller, fields: object = {}) =>
  net.ping({ ...pingOf(body), ...hashesOf(body), ...fields }, caller);
const tested = (body: Record<string, unknown>, caller: Caller) =>
  net.api.call(caller, "POST", "/v1/leads", { ...body, test: 1 });
/** An answer without what differs with every call. */
const told = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const { ping: _ping, lead: _lead, expires_at: _expires, ...rest } = body;
  return { status, ...rest };
};

describe("a source without accepted posts", () => {
  it("is told nothing by 1,000 pings with hashes", async () => {
    const answers = new Set<string>();
    for (let n = 0; n < 1_000; n += 1) {
      net.nowMs += 10_000;
      const body = [known, suppressed, unknown][n % 3] ?? unknown;
      answers.add(JSON.stringify(told(await hashed(body, stranger))));
    }
    expect([...answers].map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({
        reason_code: "no_buyer",
        dedupe_checked: false,
        dedupe_note: expect.stringContaining("not compared"),
      }),
    ]);
  });

  it("is told nothing by tests of posts and pings, nor by the page that tries a post", async () => {
    const [{ token }] = await net.query("select posting_token as token from source where id = $1", [
      strangerSource,
    ]);
    const tried = (body: object) =>
      net.api.call(null, "POST", `/v1/posting-specs/${token}/test-posts`, body);
    for (const ask of [
      (body: Record<string, unknown>) => tested(body, stranger),
      (body: Record<string, unknown>) => hashed(body, stranger, { test: 1 }),
    ]) {
      const answers = [];
      for (const body of [known, suppressed, unknown]) answers.push(told(await ask(body)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
    const outcomes = [];
    for (const body of [known, suppressed, unknown])
      outcomes.push((await tried(body)).body.reason_code);
    expect(new Set(outcomes).size).toBe(1);
  });
});

describe("a source with accepted posts", () => {
  it("is told as often as they earn, each day anew", async () => {
    const source = await net.api.fixture.source({ unsoldRule: "list" });
    const caller = await net.api.sourceKey(source.id);
    const first = net.someone();
    expect((await net.api.call(caller, "POST", "/v1/leads", first)).body.status).toBe("accepted");
    const reasonOf = async () => {
      net.nowMs += 10_000;
      const { body } = await hashed(known, caller, { beds: 1 + (net.nowMs % 9) });
      return body.reason_code;
    };
    for (let n = 0; n < CHECKS_PER_POST; n += 1) expect(await reasonOf()).toBe("duplicate");
    expect(await reasonOf()).toBe("no_buyer");
    expect((await tested(known, caller)).body.reason_code).not.toBe("duplicate");
    // Another accepted post earns as many again, whichever source of the affiliate asks.
    expect((await net.api.call(caller, "POST", "/v1/leads", net.someone())).body.status).toBe(
      "accepted",
    );
    expect((await tested(known, caller)).body.reason_code).toBe("duplicate");
    net.nowMs += DAY_MS;
    for (let n = 0; n < 2 * CHECKS_PER_POST; n += 1) expect(await reasonOf()).toBe("duplicate");
    expect(await reasonOf()).toBe("no_buyer");
  });
});
