// Tests saving, sharing and mailing reports: who sees and changes them, and what an email contains.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  type ReportedMarket,
  TRADE_TO_MS,
  startReportedMarket,
} from "../../../../test/support/reported-market.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { ReportEmailView } from "../../../../domain/reports/pivot/report-email.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import type { EmailOutcome, Message } from "../../../platform/email/smtp-mailer.ts";
import { leaseDueMailings } from "./mailing.store.ts";
import { deleteReportsOf } from "./saved-report.store.ts";
import { sendReport } from "./send-report.ts";

let market: ReportedMarket;
beforeAll(async () => {
  market = await startReportedMarket();
});
afterAll(() => market.api.stop());

const QUESTION = { period: "7d", compare: false, rows: ["source"], measures: ["sales", "spend"] };

interface Person {
  readonly userId: string;
  readonly caller: Caller;
}

async function personOf(accountId: string, teamRole: TeamRole = "owner"): Promise<Person> {
  const { api } = market;
  const role = accountId === NETWORK_ID ? "admin" : "advertiser";
  const caller = await api.userOf(accountId, role, teamRole);
  await api.database.pool.query(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Ann', $2, true, $3, $3)`,
    [caller.user, `${caller.user}@example.com`, new Date(TRADE_TO_MS)],
  );
  return { userId: caller.user, caller };
}

const save = (caller: Caller, id: string, change: object = {}) =>
  market.api.call(caller, "PUT", `/v1/saved-reports/${id}`, {
    name: "Spend",
    shared: false,
    ...QUESTION,
    ...change,
  });
const listOf = async (caller: Caller): Promise<readonly { readonly id: string }[]> =>
  (await market.api.call(caller, "GET", "/v1/saved-reports")).body.items;
const idsOf = async (caller: Caller) => (await listOf(caller)).map(({ id }) => id);

describe("a saved report", () => {
  it("is its person's own until it is shared, and nobody else changes it", async () => {
    const [buyer, other] = market.buyers;
    const ann = await personOf(buyer?.id ?? "");
    const bob = await personOf(buyer?.id ?? "", "manager");
    const stranger = await personOf(other?.id ?? "");
    const id = randomUUID();
    expect((await save(ann.caller, id)).status).toBe(200);
    expect(await idsOf(ann.caller)).toEqual([id]);
    expect(await idsOf(bob.caller)).toEqual([]);
    await save(ann.caller, id, { shared: true });
    expect(await idsOf(bob.caller)).toEqual([id]);
    expect(await idsOf(stranger.caller)).toEqual([]);
    for (const { caller } of [bob, stranger]) {
      expect((await save(caller, id, { name: "Mine" })).status).toBe(404);
      expect((await market.api.call(caller, "DELETE", `/v1/saved-reports/${id}`)).status).toBe(404);
    }
    await deleteReportsOf(market.api.database.pool, ann.userId);
    expect(await idsOf(bob.caller)).toEqual([]);
  });

  it("is refused where its person may not read it", async () => {
    const ann = await personOf(market.buyers[0]?.id ?? "");
    const { status, body } = await save(ann.caller, randomUUID(), { rows: ["affiliate"] });
    expect([status, body.errors[0].field]).toEqual([422, "/rows"]);
  });

  it("keeps the days of a custom period, and is refused without right ones", async () => {
    const ann = await personOf(market.buyers[0]?.id ?? "");
    const days = { first: "2026-07-01", last: "2026-09-30" };
    const saved = await save(ann.caller, randomUUID(), { period: "custom", days });
    expect([saved.status, saved.body.period, saved.body.days]).toEqual([200, "custom", days]);
    const refusals = [
      [{ period: "custom" }, "/days"],
      [{ period: "7d", days }, "/days"],
      [{ period: "custom", days: { ...days, first: "2026-02-30" } }, "/days/first"],
      [{ period: "custom", days: { ...days, last: "2026-06-30" } }, "/days/last"],
      [{ period: "custom", days: { ...days, last: "2027-09-30" } }, "/days/last"],
    ] as const;
    for (const [change, field] of refusals) {
      const { status, body } = await save(ann.caller, randomUUID(), change);
      expect([status, body.errors[0].field]).toEqual([422, field]);
    }
  });
});

describe("its weekly email", () => {
  const sent: Message[] = [];
  const views: ReportEmailView[] = [];

  /** Sends what is due at a moment; the mail server answers with `outcome`. */
  async function sendDue(nowMs: number, outcome: EmailOutcome["kind"] = "sent"): Promise<number> {
    const { pool } = market.api.database;
    const holderId = randomUUID();
    const due = await leaseDueMailings(pool, {
      holderId,
      most: 10,
      leaseMs: 60_000,
      now: new Date(nowMs),
    });
    for (const one of due)
      await sendReport(
        {
          pool,
          holderId,
          drawer: {
            drawReport: (view) => {
              views.push(view);
              return { subject: view.name, html: "", text: "" };
            },
          },
          mailer: {
            send: async (message) => {
              sent.push(message);
              return { kind: outcome, answer: outcome };
            },
          },
          networkName: () => "Plat",
          publicUrl: "https://plat.example",
          now: () => nowMs,
          random: () => 0.5,
        },
        one,
      );
    return due.length;
  }

  const mail = (caller: Caller, id: string, format = "page") =>
    market.api.call(caller, "PUT", `/v1/saved-reports/${id}/mailing`, {
      weekday: 0,
      hour: 8,
      format,
    });

  it("comes each week at its hour with the days up to yesterday, until it is stopped", async () => {
    const ann = await personOf(market.buyers[0]?.id ?? "");
    const id = randomUUID();
    await save(ann.caller, id);
    const { body } = await mail(ann.caller, id, "csv");
    const dueMs = Date.parse(body.next_at);
    expect(await sendDue(dueMs - 1)).toBe(0);
    expect(await sendDue(dueMs)).toBe(1);
    const [message] = sent.splice(0);
    const [view] = views.splice(0);
    expect(view).toMatchObject({
      name: "Spend",
      format: "csv",
      path: "/dashboard?part=reports&rows=source&measures=sales%2Cspend&period=7d",
    });
    expect(Date.parse(`${view?.last}T00:00:00Z`)).toBeLessThan(dueMs - 12 * HOUR_MS);
    expect(message?.attachment?.content).toContain("Source,Sales,Spend");
    // What the report itself says of these days.
    const { body: table } = await market.api.call(
      ann.caller,
      "GET",
      "/v1/reports/pivot?rows=source&measures=sales&measures=spend&" +
        `first=${view?.first}&last=${view?.last}`,
    );
    const [sales, spend] = table.total.values;
    expect(view?.rows.at(-1)).toEqual(["Total", String(sales), (spend / 100).toFixed(2)]);
    expect(sales).toBeGreaterThan(0);
    expect(await sendDue(dueMs + 6 * DAY_MS)).toBe(0);
    expect(await sendDue(dueMs + 7 * DAY_MS + HOUR_MS)).toBe(1);
    await market.api.call(ann.caller, "DELETE", `/v1/saved-reports/${id}/mailing`);
    expect(await sendDue(dueMs + 30 * DAY_MS)).toBe(0);
  });

  it("comes with the days of a custom period, and leads to them", async () => {
    const ann = await personOf(market.buyers[0]?.id ?? "");
    const id = randomUUID();
    const days = { first: "2026-07-01", last: "2026-09-30" };
    await save(ann.caller, id, { period: "custom", days });
    views.length = 0;
    expect(await sendDue(Date.parse((await mail(ann.caller, id)).body.next_at))).toBe(1);
    expect(views).toMatchObject([{ ...days, path: expect.stringContaining("period=custom") }]);
    const search = new URLSearchParams(views[0]?.path.split("?")[1]);
    expect([search.get("from"), search.get("to")]).toEqual([days.first, days.last]);
    await deleteReportsOf(market.api.database.pool, ann.userId);
  });

  it("is tried again when the mail server fails, and names what stopped it", async () => {
    const ann = await personOf(market.buyers[0]?.id ?? "");
    const id = randomUUID();
    await save(ann.caller, id);
    const dueMs = Date.parse((await mail(ann.caller, id)).body.next_at);
    expect(await sendDue(dueMs, "failed")).toBe(1);
    expect(await sendDue(dueMs + HOUR_MS)).toBe(1);
    const [one] = await listOf(ann.caller);
    expect(one).toMatchObject({ mailing: { problem: null } });
    await deleteReportsOf(market.api.database.pool, ann.userId);
  });

  it("does not come to those who may no longer read the report, or see it", async () => {
    const { pool } = market.api.database;
    const owner = await personOf(market.buyers[0]?.id ?? "");
    const colleague = await personOf(market.buyers[0]?.id ?? "", "manager");
    const id = randomUUID();
    await save(owner.caller, id, { shared: true });
    const dueMs = Date.parse((await mail(colleague.caller, id)).body.next_at);
    await pool.query("update member set team_role = 'agent' where user_id = $1", [
      colleague.userId,
    ]);
    sent.length = 0;
    expect(await sendDue(dueMs)).toBe(1);
    expect(sent).toEqual([]);
    const [one] = await listOf(colleague.caller);
    expect(one).toMatchObject({ mailing: { problem: "not_allowed" } });
    await save(owner.caller, id, { shared: false });
    expect(await sendDue(dueMs + 8 * DAY_MS)).toBe(0);
  });
});

it("the network saves reports too", async () => {
  market.clock.nowMs = TRADE_TO_MS;
  const ann = await personOf(NETWORK_ID);
  const id = randomUUID();
  const rows = { rows: ["source", "buyer"], measures: ["margin", "return_rate"] };
  expect((await save(ann.caller, id, rows)).body).toMatchObject({ ...rows, is_own: true });
});
