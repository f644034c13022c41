// Checks the withdrawal of a return: by its buyer, while it is open; the sale stands.
import { describe, expect, it } from "vitest";
import { verifyLedger } from "../../money/ledger/index.ts";
import type { Caller } from "../../../../test/support/api.ts";
import {
  answer,
  api,
  balance,
  callers,
  decide,
  events,
  file,
  filed,
  sell,
  setUpReturns,
  source,
} from "./returns.test-support.ts";

setUpReturns();

const withdraw = (id: string, caller: Caller = callers.buyer) =>
  api.call(caller, "POST", `/v1/returns/${id}/withdrawal`);

describe("POST /v1/returns/{id}/withdrawal", () => {
  it("ends an open return: the sale stands, and the affiliate is told", async () => {
    const before = await balance();
    const { id, sale_id: saleId } = await filed();
    const paid = before - (await balance());
    const read = await api.call(callers.buyer, "GET", `/v1/returns/${id}`);
    expect(read.body.abilities).toMatchObject({ withdraw: true, answer: false, decide: false });
    await events();
    const first = await withdraw(id);
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({
      status: "withdrawn",
      turn: "none",
      deadline: null,
      decided_by: null,
      abilities: { withdraw: false },
    });
    expect((await withdraw(id)).text).toBe(first.text);
    expect(before - (await balance())).toBe(paid);
    expect(await events()).toMatchObject([
      { type: "return_filed" },
      {
        account_id: source.affiliateId,
        type: "return_withdrawn",
        title: expect.stringMatching(/^The buyer withdrew the return of lead #\w{6}$/),
        body: "The sale stands: you keep $35.00",
      },
    ]);
    const sale = await api.call(callers.buyer, "GET", `/v1/sales/${saleId}`);
    expect(sale.body).toMatchObject({
      status: "sold",
      lead: { sale: { return_status: "withdrawn" } },
    });
    const log = await api.call(callers.buyer, "GET", `/v1/activity?where=subject_id,eq,${id}`);
    expect(log.body.items.map(({ action }: { action: string }) => action)).toContain(
      "return.withdrawn",
    );
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("does not count in the buyer's rate, and leaves no second return", async () => {
    const saleId = await sell();
    const terms = async () =>
      (await api.call(callers.buyer, "GET", `/v1/sales/${saleId}/return-terms`)).body;
    const before = (await terms()).returns_counted;
    const { id } = (await file(saleId)).body;
    expect((await terms()).returns_counted).toBe(before + 1);
    await withdraw(id);
    expect(await terms()).toMatchObject({ returns_counted: before, refused: "already_filed" });
    expect((await file(saleId, callers.buyer, "again")).body.code).toBe("already_filed");
  });

  it("is the buyer's alone, and comes too late after a decision", async () => {
    const { id } = await filed();
    for (const [caller, status] of [
      [callers.affiliate, 403],
      [callers.admin, 403],
      [callers.rival, 404],
      [callers.stranger, 404],
    ] as const)
      expect((await withdraw(id, caller)).status).toBe(status);
    const agent = await api.userOf(
      (await api.call(callers.buyer, "GET", "/v1/wallet")).body.account_id,
      "advertiser",
      "agent",
      "Ann",
    );
    expect((await withdraw(id, agent)).status).toBe(403);
    expect((await decide(id, "decline")).status).toBe(200);
    expect((await withdraw(id)).body.code).toBe("already_decided");
  });

  it("ends the affiliate's turn: an answer comes too late", async () => {
    const { id } = await filed();
    await withdraw(id);
    expect((await answer(id, "It was all right.")).body.code).toBe("already_decided");
    expect((await decide(id, "approve")).body.code).toBe("already_decided");
  });
});
