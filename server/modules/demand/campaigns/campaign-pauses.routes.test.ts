// Checks pausing campaigns over HTTP: immediately, until an instant, and through later edits.
import { describe, expect, it } from "vitest";
import { api, buyer, DOCUMENT, makeCampaign, setUpCampaigns } from "./campaigns.test-support.ts";

setUpCampaigns();

describe("pausing", () => {
  it("pauses, resumes, and leaves an archived campaign alone", async () => {
    const id = await makeCampaign();
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`)).body.status).toBe("paused");
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/resume`)).body.status).toBe(
      "active",
    );
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { status: "archived" })).body,
    ).toMatchObject({ status: "archived", abilities: { update: false } });
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/resume`)).status).toBe(422);
    expect(
      (
        await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`, {
          until: "2026-03-10T08:00:00Z",
        })
      ).status,
    ).toBe(422);
  });

  const pause = (id: string, body?: object) =>
    api.call(buyer, "POST", `/v1/campaigns/${id}/pause`, body);
  const UNTIL = "2026-03-10T08:00:00.000Z";

  it("pauses until an instant, and the last call counts", async () => {
    const id = await makeCampaign();
    expect((await api.call(buyer, "GET", `/v1/campaigns/${id}`)).body.paused_until).toBeNull();
    expect((await pause(id, { until: "2026-03-10T00:00:00-08:00" })).body).toMatchObject({
      status: "paused",
      paused_until: UNTIL,
    });
    expect(
      (await api.call(buyer, "GET", "/v1/campaigns?limit=200")).body.items.find(
        (item: { id: string }) => item.id === id,
      ).paused_until,
    ).toBe(UNTIL);
    expect((await pause(id, { until: "2026-04-01T07:00:00Z" })).body.paused_until).toBe(
      "2026-04-01T07:00:00.000Z",
    );
    // No body, an empty one, and `null` all mean: until the campaign is resumed.
    for (const body of [undefined, {}, "null"]) {
      await pause(id, { until: UNTIL });
      const answer = await api.call(
        buyer,
        "POST",
        `/v1/campaigns/${id}/pause`,
        body,
        body === "null" ? { "content-type": "application/json" } : {},
      );
      expect(answer.body, JSON.stringify(body)).toMatchObject({
        status: "paused",
        paused_until: null,
      });
    }
    await pause(id, { until: UNTIL });
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/resume`)).body).toMatchObject({
      status: "active",
      paused_until: null,
    });
  });

  it("keeps the end through an edit, and drops it when the status is written", async () => {
    const id = await makeCampaign();
    await pause(id, { until: UNTIL });
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { weight: 3 })).body,
    ).toMatchObject({ status: "paused", weight: 3, paused_until: UNTIL });
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { status: "paused" })).body,
    ).toMatchObject({ status: "paused", paused_until: null });
    await pause(id, { until: UNTIL });
    expect(
      (await api.call(buyer, "PUT", `/v1/campaigns/${id}`, { ...DOCUMENT, status: "paused" })).body,
    ).toMatchObject({ status: "paused", paused_until: null });
    await pause(id, { until: UNTIL });
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { status: "archived" })).body,
    ).toMatchObject({ status: "archived", paused_until: null });
  });

  it("records the end in the history and the activity", async () => {
    const id = await makeCampaign();
    await pause(id, { until: UNTIL });
    const {
      rows: [history],
    } = await api.database.pool.query(
      "select document from campaign_history where campaign_id = $1 order by version desc limit 1",
      [id],
    );
    expect(history).toMatchObject({ document: { status: "paused", paused_until: UNTIL } });
    const {
      rows: [entry],
    } = await api.database.pool.query(
      "select detail from activity where subject_id = $1 and action = 'campaign.paused'",
      [id],
    );
    expect(entry).toMatchObject({ detail: { paused_until: UNTIL } });
  });

  it.each([
    ["the past", "2026-03-04T17:59:59Z", "not_future"],
    ["this very moment", "2026-03-04T18:00:00Z", "not_future"],
    ["more than a year away", "2027-03-05T18:00:01Z", "too_far"],
    ["not a time", "tomorrow", "invalid"],
    ["a day without a time", "2026-03-10", "invalid"],
    ["a leap second", "2026-06-30T23:59:60Z", "not_future"],
  ])("refuses an end that is %s, at the field, and pauses nothing", async (_, until, code) => {
    const id = await makeCampaign();
    const { status, body } = await pause(id, { until });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: "/until", code, message: expect.any(String) }]);
    expect((await api.call(buyer, "GET", `/v1/campaigns/${id}`)).body.status).toBe("active");
  });

  it("accepts an end up to a year ahead, and refuses a body of another kind", async () => {
    const id = await makeCampaign();
    expect((await pause(id, { until: "2027-03-05T18:00:00Z" })).status).toBe(200);
    expect((await pause(id, { for: "a week" })).status).toBe(422);
    expect(
      (
        await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`, "until=now", {
          "content-type": "text/plain",
        })
      ).status,
    ).toBe(415);
  });
});
