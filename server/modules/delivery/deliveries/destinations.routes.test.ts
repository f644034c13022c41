// Checks setting a buyer's destinations over HTTP: validated, without repeating secrets, and for
// its owner alone.
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import { DeliveryStand, MAPPED } from "../../../../test/support/delivery-stand.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

let stand: DeliveryStand;
let agent: Caller;
let stranger: Caller;
let admin: Caller;

beforeAll(async () => {
  stand = await DeliveryStand.open();
  agent = await stand.api.userOf(stand.buyerId, "advertiser", "agent");
  stranger = await stand.api.keyOf(await stand.api.fixture.advertiser("Other Realty", 0));
  admin = await stand.api.keyOf(NETWORK_ID);
});

beforeEach(() => stand.reset());
afterEach(() => stand.rest());
afterAll(() => stand.close());

describe("a destination", () => {
  it("is set, read without secrets, changed without resending them, and removed", async () => {
    const id = await stand.make(
      stand.http("/leads", { headers: [{ name: "X-Key", value: "s3cret-a" }] }),
    );
    await stand.plan([id]);
    const read = await stand.api.call(stand.buyer, "GET", `/v1/destinations/${id}`);
    expect(read.body).toMatchObject({
      name: "Our CRM",
      kind: "http",
      status: "active",
      fall_back_after_minutes: 5,
      to: { headers: [{ name: "X-Key" }], fields: MAPPED },
      waiting: 0,
      has_key: false,
      stages_url: null,
      abilities: { update: true },
    });
    expect(read.text).not.toContain("s3cret");
    const { name, to } = read.body;
    expect(
      (
        await stand.api.call(stand.buyer, "PUT", `/v1/destinations/${id}`, {
          name: `${name} 2`,
          to,
        })
      ).status,
    ).toBe(200);
    await stand.sell();
    stand.work();
    await expect.poll(() => stand.crm.seen.length).toBe(1);
    expect(stand.crm.seen[0]?.headers["x-key"]).toBe("s3cret-a");
    const {
      rows: [stored],
    } = await stand.api.database.pool.query(
      "select settings::text as settings from destination where id = $1",
      [id],
    );
    expect(stored.settings).not.toContain("s3cret");
    expect((await stand.api.call(stand.buyer, "DELETE", `/v1/destinations/${id}`)).status).toBe(
      204,
    );
    expect(
      (await stand.api.call(stand.buyer, "GET", `/v1/delivery-plans/${stand.buyerId}`)).body.routes,
    ).toEqual([]);
  });

  it("is refused with each problem by its field", async () => {
    const fields = async (to: object): Promise<string[]> =>
      (
        (
          await stand.api.call(stand.buyer, "PUT", `/v1/destinations/${randomUUID()}`, {
            name: "x",
            to,
          })
        ).body.errors ?? []
      )
        .map(({ field }: { field: string }) => field)
        .toSorted();
    expect(
      await fields(
        stand.http("/x", {
          headers: [{ name: "Host", value: "a" }, { name: "X Y", value: "a" }, { name: "X-Ok" }],
          fields: [
            { name: "a", value: "{fist_name}" },
            { name: "a", value: "" },
          ],
        }),
      ),
    ).toEqual([
      "/to/fields/0/value",
      "/to/fields/1/name",
      "/to/headers/0/name",
      "/to/headers/1/name",
      "/to/headers/2/value",
    ]);
    expect(
      await fields({ kind: "http", address: "https://10.0.0.1/x", format: "json", fields: MAPPED }),
    ).toEqual(["/to/address"]);
    expect(await fields({ kind: "follow_up_boss" })).toEqual(["/to/api_key"]);
    expect(await fields({ kind: "email", addresses: ["ann@example.com", "nobody"] })).toEqual([
      "/to/addresses/1",
    ]);
    expect(
      await fields({
        kind: "sms",
        address: `${stand.crm.origin}/sms`,
        format: "form",
        to: "+19165550100",
        to_field: "To",
        text_field: "To",
        text: "{nothing}",
      }),
    ).toEqual(["/to/text", "/to/text_field"]);
    const id = await stand.make(stand.http());
    expect(
      (
        await stand.api.call(stand.buyer, "PUT", `/v1/destinations/${id}`, {
          name: "x",
          to: { kind: "follow_up_boss", api_key: "fka_s3cret" },
        })
      ).body.errors[0].field,
    ).toBe("/to/kind");
  });

  it("is its owner's; the operator reads it, an agent reads only the deliveries", async () => {
    const id = await stand.make(stand.http());
    await stand.plan([id]);
    const lead = await stand.sell();
    for (const who of [stranger, agent]) {
      expect((await stand.api.call(who, "GET", `/v1/destinations/${id}`)).status).toBe(404);
      expect((await stand.api.call(who, "GET", "/v1/destinations")).body.items ?? []).toEqual([]);
      expect([404, 403]).toContain(
        (
          await stand.api.call(who, "PUT", `/v1/destinations/${id}`, {
            name: "x",
            to: stand.http(),
          })
        ).status,
      );
      expect([404, 403]).toContain(
        (await stand.api.call(who, "PUT", `/v1/delivery-plans/${stand.buyerId}`, { routes: [] }))
          .status,
      );
    }
    expect(
      (
        await stand.api.call(stranger, "PUT", `/v1/delivery-plans/${stand.campaignId}`, {
          routes: [],
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await stand.api.call(stand.buyer, "PUT", `/v1/delivery-plans/${stand.buyerId}`, {
          routes: [[await stand.make(stand.http(), {}, stranger)]],
        })
      ).body.errors[0].field,
    ).toBe("/routes/0/0");
    expect(
      (
        await stand.api.call(stand.buyer, "PUT", `/v1/delivery-plans/${stand.buyerId}`, {
          routes: [[id], [id]],
        })
      ).body.errors,
    ).toMatchObject([{ field: "/routes/1/0", code: "twice" }]);
    expect((await stand.api.call(admin, "GET", `/v1/destinations/${id}`)).body).toMatchObject({
      stages_url: null,
      abilities: { update: false },
    });
    const [delivery] = await stand.deliveriesOf(lead);
    expect(
      (await stand.api.call(agent, "GET", `/v1/deliveries?where=lead_id,eq,${lead.leadId}`)).body
        .items,
    ).toMatchObject([{ id: delivery.id, abilities: { send: false } }]);
    expect((await stand.api.call(agent, "POST", `/v1/deliveries/${delivery.id}/send`)).status).toBe(
      403,
    );
    expect([
      (await stand.api.call(stranger, "GET", "/v1/deliveries")).body.items,
      (await stand.api.call(stranger, "POST", `/v1/deliveries/${delivery.id}/send`)).status,
    ]).toEqual([[], 404]);
  });

  it("shows what it would send, and sends a sample lead", async () => {
    const preview = await stand.api.call(stand.buyer, "POST", "/v1/delivery-previews", {
      to: stand.http("/leads", { headers: [{ name: "X-Key", value: "s3cret" }] }),
    });
    expect([
      preview.status,
      JSON.parse(preview.body.body),
      preview.text.includes("s3cret"),
    ]).toEqual([
      200,
      {
        person: {
          name: expect.stringContaining("Sample"),
          phone: expect.stringMatching(/^\+1916555/),
        },
        paid: expect.any(Number),
      },
      false,
    ]);
    expect(
      (
        await stand.api.call(stand.buyer, "POST", "/v1/delivery-previews", {
          to: { kind: "follow_up_boss", api_key: "fka_s3cret" },
        })
      ).body.headers,
    ).toContainEqual({ name: "authorization", value: "•••" });
    expect(
      (
        await stand.api.call(stand.buyer, "POST", "/v1/delivery-previews", {
          to: { kind: "email", addresses: ["ann@example.com"] },
        })
      ).body.body,
    ).toContain("(916) 555-01");
    const { body: tried } = await stand.api.call(
      stand.buyer,
      "POST",
      `/v1/destinations/${await stand.make(stand.http())}/test`,
    );
    expect(tried).toMatchObject({
      method: "POST",
      status: 200,
      verdict: "delivered",
      body: preview.body.body,
    });
    expect(stand.crm.seen).toHaveLength(1);
  });
});
