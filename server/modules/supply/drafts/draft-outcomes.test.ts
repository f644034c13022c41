// Tests that the affiliate is notified of a draft's outcome once, in its language, whatever fails
// in between.
import { listTold } from "../../../../test/support/told-events.ts";
import { describe, expect, it } from "vitest";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { createDraftLinks } from "./confirm-draft.ts";
import { workOnDrafts } from "./drafts.jobs.ts";
import {
  affiliateId,
  api,
  clock,
  desk,
  leads,
  owner,
  setUpDrafts,
} from "./confirm-draft.test-support.ts";
import { DAY_MS } from "../../../../domain/time.ts";

setUpDrafts();

const events = async () => {
  while ((await publishOutbox(api.database.pool, () => 0.5)).more);
  const told = await listTold(api.database.pool, "account_id = $1 and type = 'draft_ended'", [
    affiliateId,
  ]);
  return told.map(({ title, body, url }) => ({ title, body, url }));
};

const thread = async (id: string) =>
  (await api.call(owner, "GET", `/v1/assistant/threads/${id}`)).body.messages as {
    text: string;
    links: { path: string }[];
  }[];

describe("the outcome of a draft", () => {
  it("appears in the bell and in the conversation, once, in its language", async () => {
    const told = (await events()).length;
    const talk = await desk.talk(owner, "wants to sell a condo in 95838 for 412k in 2 months");
    const threadId: string = talk.body.plat.thread_id;
    const { ...link } = await desk.linked(owner, {}, { thread_id: threadId });
    await desk.confirm(link);
    const [lead] = await leads();
    expect((await events()).slice(told)).toEqual([
      {
        title: expect.stringMatching(/^Confirmed: manual seller lead #\w{6} in Sacramento, CA$/),
        body: "Sold exclusively · you earn $63.00",
        url: `/leads/${lead.id}`,
      },
    ]);
    expect((await thread(threadId)).slice(-1)).toMatchObject([
      {
        text: "Confirmed: the lead was accepted and sold. You earn $63.00.",
        links: [{ path: `/leads/${lead.id}` }],
      },
    ]);
    // Without a buyer it is listed; the same person again is refused.
    const listed = await desk.linked(owner, {}, { thread_id: threadId });
    const person = desk.answers({ zip_code: "10001" });
    await desk.confirm(listed, person);
    const refused = await desk.linked(owner, {}, { thread_id: threadId });
    await desk.confirm(refused, person);
    expect((await thread(threadId)).slice(-2).map(({ text }) => text)).toEqual([
      "Confirmed: the lead was accepted and is listed on the marketplace.",
      "Confirmed, but the lead was rejected: a duplicate.",
    ]);
    expect((await desk.read(owner, refused.id)).body.outcome).toMatchObject({
      status: "duplicate",
      reason_code: "duplicate",
    });
    expect((await events()).slice(told)).toHaveLength(3);
  });

  it("is sent once, even if the process stops before posting or notifying fails", async () => {
    const before = (await leads()).length;
    const toldOf = async (earlier: number): Promise<number> => {
      const urls = (await leads())
        .slice(0, -earlier)
        .map(({ id }: { id: string }) => `/leads/${id}`);
      return (await events()).filter(({ url }) => urls.includes(url)).length;
    };
    const talk = await desk.talk(
      owner,
      "quiero vender un condominio en 95838 por 412 mil en 2 meses",
    );
    const threadId: string = talk.body.plat.thread_id;
    const errors: unknown[] = [];
    const said = async () =>
      (await thread(threadId)).filter(({ text }) => text.startsWith("Confirmed")).length;
    let breaks = 2;
    const broken = {
      ...api.drafts,
      onError: (error: unknown) => errors.push(error),
      notifyThread: async (...args: Parameters<typeof api.drafts.notifyThread>) => {
        await api.drafts.notifyThread(...args);
        if ((breaks -= 1) >= 0) throw new Error("stopped while telling");
      },
    };
    const { id, ...link } = await desk.linked(owner, {}, { thread_id: threadId });
    const {
      rows: [row],
    } = await api.database.pool.query<{ source_id: string }>(
      "select source_id from lead_draft where id = $1",
      [id],
    );
    const record = {
      side: "seller",
      property_type: "condo",
      zip_code: "95838",
      first_name: "Ana",
      last_name: "Diaz",
      phone: "916-555-7001",
      email: "ana7001@example.com",
      consent: "yes",
      tcpa_text:
        "I agree that Plat and the companies on its buyer list may call, text and e-mail me.",
      consent_at: new Date(clock.nowMs).toISOString(),
      landing_page_url: "http://localhost:3000/f/x",
      ip_address: "192.0.2.1",
    };
    expect(
      await createDraftLinks(broken).confirm({
        token: link.token,
        sourceId: row?.source_id ?? "",
        visit: "one",
        record,
      }),
    ).toBe("confirmed");
    expect([
      errors.length,
      await said(),
      await toldOf(before),
      (await leads()).length - before,
    ]).toEqual([1, 0, 0, 1]);
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "confirmed",
      lead_id: null,
      outcome: null,
    });
    for (let round = 0; round < 4; round += 1) {
      clock.nowMs += 60_000;
      await workOnDrafts(broken);
    }
    expect([
      errors.length,
      await said(),
      await toldOf(before),
      (await leads()).length - before,
    ]).toEqual([2, 1, 1, 1]);
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "confirmed",
      lead_id: expect.any(String),
      outcome: { status: "accepted" },
    });
  });

  it("is sent if it was not confirmed in time, but not if its link was never made", async () => {
    const told = (await events()).length;
    const talk = await desk.talk(owner, "wants to sell a condo in 95838 for 412k in 2 months");
    const threadId: string = talk.body.plat.thread_id;
    const sent = await desk.linked(owner, {}, { thread_id: threadId });
    const {
      body: { id: open },
    } = await desk.create(owner, { thread_id: threadId });
    clock.nowMs += 14 * DAY_MS;
    expect((await desk.read(owner, sent.id)).body).toMatchObject({
      status: "expired",
      answers: {},
    });
    await Promise.all([workOnDrafts(api.drafts), workOnDrafts(api.drafts)]);
    await workOnDrafts(api.drafts);
    expect((await events()).slice(told).filter(({ url }) => url.endsWith(sent.id))).toEqual([
      {
        title: expect.stringMatching(/^Manual lead #\w{6} wasn't confirmed$/),
        body: "Its link expired, and the draft is erased",
        url: `/leads?draft=${sent.id}`,
      },
    ]);
    expect((await thread(threadId)).slice(-1).map(({ text }) => text)).toEqual([
      "The lead wasn't confirmed before its link expired. The draft is erased.",
    ]);
    const { rows } = await api.database.pool.query(
      "select status, sealed from lead_draft where id = any($1) order by status",
      [[sent.id, open]],
    );
    expect(rows).toEqual([
      { status: "expired", sealed: null },
      { status: "expired", sealed: null },
    ]);
    expect((await events()).filter(({ url }) => url.endsWith(open))).toEqual([]);
  });

  it("is that the lead could not be posted, if posting fails for a day", async () => {
    const { id, ...link } = await desk.linked(owner);
    const {
      rows: [row],
    } = await api.database.pool.query<{ source_id: string }>(
      "select source_id from lead_draft where id = $1",
      [id],
    );
    const away = {
      ...api.drafts,
      intake: {
        ...api.drafts.intake,
        market: {
          ...api.drafts.intake.market,
          distribute: () => Promise.reject(new Error("the market is away")),
        },
      },
      onError: () => undefined,
    };
    expect(
      await createDraftLinks(away).confirm({
        token: link.token,
        sourceId: row?.source_id ?? "",
        visit: "one",
        record: { side: "seller" },
      }),
    ).toBe("confirmed");
    clock.nowMs += DAY_MS;
    await workOnDrafts(away);
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "expired",
      answers: {},
      lead_id: null,
    });
    expect((await events()).filter(({ url }) => url.endsWith(id))).toMatchObject([
      { title: expect.stringMatching(/^Confirmed lead #\w{6} couldn't be posted$/) },
    ]);
  });
});
