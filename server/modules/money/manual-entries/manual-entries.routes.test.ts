// Tests money that people of the network enter into wallets: what each kind moves, once per key,
// who may, and the document that goes with it.
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import {
  accountId,
  api,
  because,
  buyer,
  credit,
  enter,
  finance,
  join,
  newKey,
  wallet,
  wire,
  setUpEntries,
} from "./manual-entries.test-support.ts";

setUpEntries();

describe("an entry", () => {
  it("of a payment arrives in the wallet, the activity, and at the account", async () => {
    const { status, body } = await enter(wire(250_000));
    expect([status, body]).toMatchObject([
      200,
      {
        kind: "payment",
        status: "booked",
        amount_cents: 250_000,
        method: "wire",
        reference: "FT-481",
        value_date: "2026-10-30",
        made_by_name: "Fay Finance",
        decided_by_name: "Fay Finance",
        before_cents: 10_000,
        after_cents: 260_000,
        abilities: { approve: false, reject: false },
      },
    ]);
    expect(await wallet()).toMatchObject({ balance_cents: 260_000, refundable_cents: 260_000 });
    const movements = await api.call(buyer, "GET", "/v1/wallet-movements?where=kind,eq,payment");
    expect(movements.body.items).toMatchObject([{ id: body.id, amount_cents: 250_000 }]);
    const seen = await api.call(buyer, "GET", `/v1/manual-entries/${body.id}`);
    expect(seen.body).toMatchObject({ reference: "FT-481", made_by_name: null });
    const acts = await api.call(buyer, "GET", `/v1/activity?where=subject_id,eq,${body.id}`);
    expect(acts.body.items).toMatchObject([
      { action: "manual_entry.booked", detail: { before_cents: 10_000, after_cents: 260_000 } },
    ]);
    while ((await publishOutbox(api.database.pool, () => 0.5)).events > 0);
    const told = await listTold(api.database.pool, "account_id = $1", [accountId]);
    expect(told.at(-1)).toMatchObject({
      title: "Your payment of $2500.00 arrived",
      body: "Your balance was then $2600.00",
    });
  });

  it.each([
    ["adjustment", because("adjustment", 700), 10_700],
    ["adjustment down", because("adjustment", -700), 9_300],
    ["goodwill", because("goodwill", 700), 10_700],
    ["promotion", because("promotion", 700), 10_700],
    ["refund", { kind: "refund", amount_cents: 700, method: "ach" }, 9_300],
  ])("of kind %s changes the balance", async (_, body, balance) => {
    const made = await enter(body);
    expect(made).toMatchObject({ status: 200, body: { status: "booked", after_cents: balance } });
    expect((await wallet()).balance_cents).toBe(balance);
    expect((await api.call(buyer, "GET", "/v1/wallet")).body.balance_cents).toBe(balance);
  });

  it("of a credit limit opens credit, with its terms", async () => {
    expect((await enter(credit(40_000))).body).toMatchObject({
      status: "booked",
      before_cents: 0,
      after_cents: 40_000,
    });
    expect(await wallet()).toMatchObject({
      credit_limit_cents: 40_000,
      available_cents: 50_000,
      refundable_cents: 10_000,
      terms_days: 30,
    });
  });

  it("is booked once, however often and however many at a time it is sent", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => enter(wire(1_000), finance, "same")),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await wallet()).balance_cents).toBe(11_000);
    expect(await enter(wire(1_001), finance, "same")).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
  });

  it.each([
    [{ kind: "payment", amount_cents: 5 }, ["/method", "/reference", "/value_date"]],
    [{ kind: "adjustment", amount_cents: 0 }, ["/amount_cents", "/reason"]],
    [because("goodwill", -5), ["/amount_cents"]],
    [{ kind: "refund", amount_cents: 0, method: "ach" }, ["/amount_cents"]],
    [because("credit_limit", -1), ["/amount_cents", "/terms_days"]],
    [{ ...wire(5), value_date: "2026-02-30" }, ["/value_date"]],
    [{ ...wire(5), reference: " " }, ["/reference"]],
    [{ ...wire(1.5) }, ["/amount_cents"]],
  ])("%o is refused with what is missing, and leaves nothing", async (body, fields) => {
    const key = newKey();
    const { status, body: problem } = await enter(body, finance, key);
    expect(status).toBe(422);
    expect(problem.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    // The key is free for the entry as it was meant.
    expect((await enter(wire(5), finance, key)).status).toBe(200);
  });

  it.each([
    ["over what is unused", { kind: "refund", amount_cents: 10_001, method: "ach" }, "$100.00"],
    ["that takes more than there is", because("adjustment", -10_001), "$100.00"],
  ])("%s is refused with the most that is possible", async (_, body, most) => {
    const { status, body: problem } = await enter(body);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ field: "/amount_cents" }]);
    expect(problem.errors[0].message).toContain(most);
    expect((await wallet()).balance_cents).toBe(10_000);
  });

  it("is for accounts with a wallet, and people of the network who may book money", async () => {
    const affiliate = (await api.fixture.source()).affiliateId;
    expect((await enter(wire(5), finance, "a", affiliate)).status).toBe(404);
    expect((await enter(wire(5), finance, "b", NETWORK_ID)).status).toBe(404);
    const key = await api.keyOf(NETWORK_ID);
    const others = [buyer, key, null, await api.userOf(affiliate, "affiliate")];
    for (const seat of ["operations", "support", "compliance", "read_only"] as const)
      others.push(await join(seat));
    for (const caller of others) {
      expect([401, 403]).toContain((await enter(wire(5), caller)).status);
    }
    expect((await wallet()).balance_cents).toBe(10_000);
    // Another buyer finds nothing.
    const { id } = (await enter(wire(5))).body;
    const other = await api.userOf(await api.fixture.advertiser("Other Realty", 0), "advertiser");
    expect((await api.call(other, "GET", `/v1/manual-entries/${id}`)).status).toBe(404);
    expect((await api.call(other, "GET", "/v1/manual-entries")).body.items).toEqual([]);
    expect((await api.call(other, "GET", `/v1/accounts/${accountId}/wallet`)).status).toBe(404);
  });
});

describe("the document of an entry", () => {
  const advice = Buffer.from("%PDF-1.7 advice of the wire FT-481").toString("base64");
  const withDocument = (name: string, content: string) => ({
    ...wire(5_000),
    document: { name, content },
  });
  const open = (id: string, caller: Caller) =>
    api.call(caller, "GET", `/v1/manual-entries/${id}/document`);

  it("is stored sealed, told to the network, and opened with a line in the activity", async () => {
    const { body } = await enter(withDocument("../advice.exe", advice));
    expect(body.document).toEqual({ name: "advice.pdf", kind: "pdf", bytes: 34 });
    const { rows } = await api.database.pool.query<{ sealed: Buffer }>(
      "select sealed from manual_entry_file where entry_id = $1",
      [body.id],
    );
    expect(rows[0]?.sealed.includes("advice")).toBe(false);
    const file = await open(body.id, finance);
    expect([file.status, file.text, file.headers.get("content-type")]).toEqual([
      200,
      Buffer.from(advice, "base64").toString(),
      "application/pdf",
    ]);
    const { rows: opened } = await api.database.pool.query(
      "select from activity where action = 'manual_entry.document_opened' and subject_id = $1",
      [body.id],
    );
    expect(opened).toHaveLength(1);
  });

  it("is for people who may book money", async () => {
    const { id } = (await enter(withDocument("advice.pdf", advice))).body;
    expect((await open(id, buyer)).status).toBe(403);
    expect((await open(id, await join("support"))).status).toBe(403);
    expect((await open(id, await join("owner"))).status).toBe(200);
    const seen = await api.call(buyer, "GET", `/v1/manual-entries/${id}`);
    expect(seen.body.document).toBeNull();
    expect((await open((await enter(wire(5))).body.id, finance)).status).toBe(404);
  });

  it.each([
    ["a program", Buffer.from("MZ\u0000\u0001 program").toString("base64"), "/document/content"],
    ["nothing", "", "/document/content"],
    ["too much", Buffer.alloc(6 * 1024 * 1024 + 1, "a").toString("base64"), "/document"],
  ])("that is %s is refused, and nothing is booked", async (_, content, field) => {
    const { status, body } = await enter(withDocument("a.pdf", content));
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
    expect((await wallet()).balance_cents).toBe(10_000);
  });
});
