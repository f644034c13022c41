// Checks that a hosted form that the network paused says that it is closed and takes no data, and
// that the other ways into its source are closed too.
import { expect, it } from "vitest";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import {
  ANSWERS,
  affiliate,
  api,
  clock,
  get,
  makeForm,
  post,
  setUpFormPage,
  startIn,
} from "./form-page.test-support.ts";

setUpFormPage();

const REASON = "The headline promises a price.";

const pause = async (kind: "form" | "source", thingId: string) =>
  api.call(await api.userOf(NETWORK_ID, "admin"), "POST", "/v1/network-pauses", {
    kind,
    thing_id: thingId,
    reason: REASON,
  });
const leadsOf = async (id: string) =>
  (await api.call(affiliate, "GET", `/v1/leads?where=source_id,eq,${id}`)).body.items;

it.each(["form", "source"] as const)("is closed by a pause of the %s", async (kind) => {
  const form = await makeForm({ name: "Home value", sides: ["seller"], questions: ["street"] });
  const start = startIn((await get(`/f/${form.slug}`)).body);
  const { body: set } = await pause(kind, form.id);
  expect(set).toMatchObject({ kind, name: "Home value" });
  const page = await get(`/f/${form.slug}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("This form is closed");
  expect(page.body).not.toContain("<form");
  expect(page.body).not.toContain(REASON);
  expect(page.body).not.toContain("network paused");
  // Opened before the pause, sent after it: plain, embedded, and by the script of the page.
  clock.nowMs += 60_000;
  for (const path of [`/f/${form.slug}`, `/f/${form.slug}?embed=1`]) {
    const sent = await post(path, { ...ANSWERS, start, website: "" });
    expect(sent.statusCode).toBeLessThan(500);
    expect(sent.body).not.toContain(REASON);
  }
  const shown = (await api.call(null, "GET", `/v1/public-forms/${form.slug}`)).body;
  expect(shown.is_open).toBe(false);
  expect(JSON.stringify(shown)).not.toContain(REASON);
  const { website: _, ...answers } = { ...ANSWERS, website: "" };
  expect(
    (await api.call(null, "POST", `/v1/public-forms/${form.slug}/leads`, { start, answers }))
      .status,
  ).toBeGreaterThanOrEqual(400);
  expect(await leadsOf(form.id)).toEqual([]);
});

it("stays closed, whatever its affiliate does to it", async () => {
  const form = await makeForm({ name: "Home value", sides: ["seller"] });
  await pause("form", form.id);
  for (const change of [
    () => api.call(affiliate, "PATCH", `/v1/forms/${form.id}`, { headline: "New", name: "New" }),
    () => api.call(affiliate, "PUT", `/v1/forms/${form.id}`, { name: "Again", sides: ["buyer"] }),
    () => api.call(affiliate, "PATCH", `/v1/sources/${form.id}`, { status: "active" }),
  ]) {
    expect((await change()).status).toBe(200);
    expect((await get(`/f/${form.slug}`)).body).toContain("This form is closed");
  }
  const read = (await api.call(affiliate, "GET", `/v1/forms/${form.id}`)).body;
  expect(read.network_pause).toMatchObject({ reason: REASON });
  // Nor does its source's key take what the form does not.
  const { body } = await api.call(affiliate, "POST", `/v1/sources/${form.id}/key`);
  const posted = await api.call({ key: body.key }, "POST", "/v1/leads", postBody(1));
  expect(posted.body).toMatchObject({ status: "rejected", reason_code: "source_paused" });
  expect((await api.call(affiliate, "GET", `/v1/sources/${form.id}`)).body.network_pause).toEqual(
    read.network_pause,
  );
  expect((await pause("source", form.id)).body.code).toBe("already_decided");
});

it("of a conversation is closed as well", async () => {
  const chat = await makeForm({ name: "Chat", kind: "chat", sides: ["seller"] });
  const { start } = (await api.call(null, "GET", `/v1/public-forms/${chat.slug}`)).body;
  const say = () =>
    api.call(null, "POST", `/v1/public-forms/${chat.slug}/messages`, {
      start,
      said: "I want to sell my condo",
      today: "2026-03-04",
    });
  expect((await say()).status).toBe(200);
  await pause("form", chat.id);
  expect(await say()).toMatchObject({ status: 409, body: { code: "window_closed" } });
  expect((await get(`/c/${chat.slug}`)).body).toContain("This form is closed");
});
