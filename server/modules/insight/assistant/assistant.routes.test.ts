// Tests talking to the built-in assistant over the API: what it understands, asks, stores and
// answers, and for which people.
import { describe, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  api,
  callers,
  clock,
  contentOf,
  linksOf,
  say,
  session,
  setUpAssistant,
  talk,
} from "./assistant.test-support.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

setUpAssistant();

describe("a completion", () => {
  it("has the shape that OpenAI-compatible programs know", async () => {
    const answer = await say(callers.buyer, "hello");
    expect(answer.body).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-/),
      object: "chat.completion",
      created: Math.floor(clock.nowMs / 1_000),
      model: "plat-built-in",
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: expect.stringMatching(/^Hello!/) },
          finish_reason: "stop",
        },
      ],
      plat: {
        is_built_in: true,
        said: { sender: "user", text: "hello" },
        reply: { sender: "bot" },
      },
    });
    expect(answer.body.choices).toHaveLength(1);
  });

  it.each([
    ["blanks", { messages: [{ role: "user", content: " \n\t " }] }, "/messages/0/content"],
    [
      "more letters than it reads",
      { messages: [{ role: "user", content: "a".repeat(1_001) }] },
      "/messages/0/content",
    ],
    [
      "a last message that is not the user's",
      {
        messages: [
          { role: "user", content: "hi" },
          { role: "assistant", content: "hi" },
        ],
      },
      "/messages/1/role",
    ],
    ["a stream", { messages: [{ role: "user", content: "hi" }], stream: true }, "/stream"],
    [
      "an unknown zone",
      { messages: [{ role: "user", content: "hi" }], plat: { time_zone: "Mars/Olympus" } },
      "/plat/time_zone",
    ],
    ["no message", { messages: [] }, "/messages"],
  ])("refuses %s, and says where", async (_what, body, field) => {
    const answer = await api.call(callers.buyer, "POST", "/v1/chat/completions", body, {
      "x-test-session": session,
    });
    expect([answer.status, answer.body.code, answer.body.errors[0].field]).toEqual([
      422,
      "invalid",
      field,
    ]);
  });

  it("is for people only", async () => {
    expect((await say(null, "hi")).status).toBe(401);
    const { rows } = await api.database.pool.query<{ id: string }>(
      "select id from account where kind = 'advertiser' limit 1",
    );
    expect((await say(await api.keyOf(rows[0]?.id ?? ""), "hi")).status).toBe(403);
  });

  it("is rate-limited", async () => {
    const person = await api.userOf(NETWORK_ID, "admin");
    const answers = await Promise.all(Array.from({ length: 24 }, () => say(person, "hi")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const late = answers.find(({ status }) => status === 429);
    expect(late?.headers.get("retry-after")).toBe("2");
  });
});

describe("the four questions", () => {
  it("come in order, each when it is due, and end in what fits the role", async () => {
    const first = await say(callers.buyer, "hello");
    expect(first.body.plat.question).toMatchObject({
      kind: "question",
      text: "What kind of property should your leads be about?",
      suggestions: expect.arrayContaining(["Condo", "Not sure"]),
    });
    const asked = { plat: { asked_id: first.body.plat.question.id } };
    const second = await say(callers.buyer, "condo", asked);
    expect([contentOf(second), second.body.plat.question.text]).toEqual([
      "Noted: a condo.",
      expect.stringContaining("Where should they be?"),
    ]);
    const third = await say(callers.buyer, "Tampa", {
      plat: { asked_id: second.body.plat.question.id },
    });
    expect([contentOf(third), third.body.plat.question.text]).toEqual([
      "Noted: in Tampa, FL.",
      "What price range should they have?",
    ]);
    const fourth = await say(callers.buyer, "under 450k", {
      plat: { asked_id: third.body.plat.question.id },
    });
    expect([
      contentOf(fourth),
      fourth.body.plat.question.text,
      fourth.body.plat.lead_update,
    ]).toEqual([
      "Noted: up to $450,000.",
      "How soon should they want to move?",
      { property: { price: 450_000 } },
    ]);
    const last = await say(callers.buyer, "asap", {
      plat: { asked_id: fourth.body.plat.question.id },
    });
    expect(last.body.plat.question).toBeNull();
    expect(last.body.plat.summary.is_complete).toBe(true);
    expect(linksOf(last)).toEqual([
      "/marketplace?state=FL&type=condo&timing=asap_0_30d",
      "/campaigns/new?property_type=condo&timing=asap_0_30d&place=Tampa%20FL&price=-450000",
    ]);
  });

  it("are skipped if one sentence answered them, and a correction wins", async () => {
    const done = await talk(callers.admin, "3-bed condo in Tampa under 450k by summer");
    expect(done.body.plat.question).toBeNull();
    expect(linksOf(done)).toEqual([
      "/leads?state=FL&type=condo&timing=m6_12",
      "/marketplace?state=FL&type=condo&timing=m6_12",
    ]);
    const corrected = await say(callers.admin, "actually in Miami");
    expect(contentOf(corrected)).toBe("Changed: in Miami, FL.");
    expect(corrected.body.plat.summary.location.places).toEqual([
      { zip: null, city: "Miami", county: null, state: "FL" },
    ]);
  });

  it("ask for the state of an ambiguous place, and for what a sum means", async () => {
    const place = await talk(callers.affiliate, "house in Portland");
    expect(place.body.plat.question).toMatchObject({
      text: "Which state is Portland in?",
      suggestions: expect.arrayContaining(["Portland, OR", "Portland, ME", "Not sure"]),
    });
    const settled = await say(callers.affiliate, "Portland, ME", {
      plat: { asked_id: place.body.plat.question.id },
    });
    expect(settled.body.plat.summary.location.places).toEqual([
      { zip: null, city: "Portland", county: null, state: "ME" },
    ]);
    const rent = await say(callers.affiliate, "$2,000 a month");
    expect(rent.body.plat.question.text).toBe("Is $2,000 a rent by the month, or a price to buy?");
  });

  it("treat a repeated answer as given", async () => {
    expect(contentOf(await talk(callers.buyer, "a condo in Tampa", "Tampa, FL"))).toBe(
      "Noted: in Tampa, FL.",
    );
  });

  it("accept 'not sure' as an answer, and drop a question not understood twice", async () => {
    const sure = await talk(callers.affiliate, "hello", "not sure");
    expect(sure.body.plat.summary.property_type).toMatchObject({ state: "unsure" });
    const odd = await say(callers.affiliate, "xylophone zzz", {
      plat: { asked_id: sure.body.plat.question.id },
    });
    expect([contentOf(odd), odd.body.plat.question.text]).toEqual([
      "Sorry, I didn't understand that.",
      expect.stringContaining("Which place?"),
    ]);
    const again = await say(callers.affiliate, "qwertz", {
      plat: { asked_id: odd.body.plat.question.id },
    });
    expect(again.body.plat.question.text).toBe("What is the price range?");
  });

  it("suggest only answers that are understood", async () => {
    for (const language of ["en", "es"]) {
      let answer = await say(callers.affiliate, language === "en" ? "hello" : "hola", {
        plat: { language },
        session: `suggested ${language}`,
      });
      for (let at = 0; answer.body.plat.question !== null && at < 6; at += 1) {
        const { id, suggestions } = answer.body.plat.question;
        for (const suggestion of suggestions.toReversed()) {
          const before = JSON.stringify(answer.body.plat.summary);
          answer = await say(callers.affiliate, suggestion, {
            plat: { language, asked_id: id },
            session: `suggested ${language}`,
          });
          expect(JSON.stringify(answer.body.plat.summary), `${language}: ${suggestion}`).not.toBe(
            before,
          );
        }
        clock.nowMs += MINUTE_MS;
      }
      expect(answer.body.plat.summary.is_complete).toBe(true);
    }
  });

  it("stop on request, and start over", async () => {
    const stopped = await talk(callers.buyer, "hello", "stop asking me questions");
    expect([contentOf(stopped), stopped.body.plat.question]).toEqual([
      "All right, no more questions. Write when you need something.",
      null,
    ]);
    expect((await say(callers.buyer, "a condo")).body.plat.question).toBeNull();
    const anew = await say(callers.buyer, "start over");
    expect([anew.body.plat.question.text, anew.body.plat.summary.property_type.state]).toEqual([
      "What kind of property should your leads be about?",
      "open",
    ]);
  });

  it("wait while a person asks about something else, and come again", async () => {
    const first = await say(callers.buyer, "hello");
    const aside = await say(callers.buyer, "How much did I spend in Texas last month?", {
      plat: { asked_id: first.body.plat.question.id },
    });
    expect(contentOf(aside)).toBe(
      "You spent $0.00 in TX last month. In the previous period: $0.00.",
    );
    expect(aside.body.plat.summary.location.state).toBe("open");
    expect(aside.body.plat.question.text).toContain("Which kind of property");
  });

  it("are asked in Spanish if the person reads Spanish", async () => {
    const first = await say(callers.affiliate, "hola", { plat: { language: "es" } });
    expect(first.body.plat.question.text).toBe("¿De qué tipo de propiedad se trata?");
    const second = await say(callers.affiliate, "un condominio en Tampa por menos de 450 mil", {
      plat: { language: "es", asked_id: first.body.plat.question.id },
    });
    expect(contentOf(second)).toBe("Anotado: un condominio, en Tampa, FL, hasta $450,000.");
  });
});

describe("the asker's own data", () => {
  it("is read with the asker's rights: gaps are named, and a rival gets its own zero", async () => {
    expect(
      contentOf(await say(callers.buyer, "How much did I spend in the last 30 days?")),
    ).toContain("You spent $50.00 in the last 30 days.");
    expect(
      contentOf(await say(callers.rival, "How much did I spend in the last 30 days?")),
    ).toContain("You spent $0.00");
    expect(
      contentOf(await say(callers.affiliate, "how much did i earn in the last 30 days")),
    ).toContain("You earned $35.00");
    expect(
      contentOf(await say(callers.buyer, "how much revenue did the network make last month?")),
    ).toContain("Your role can't see that.");
    const agent = await api.userOf(await accountOf(callers.buyer.user), "advertiser", "agent");
    expect(contentOf(await say(agent, "what is in my wallet"))).toContain(
      "Your role can't see that.",
    );
  });

  it("comes with the words that were not understood, or not at all", async () => {
    const said = contentOf(await say(callers.buyer, "how much did I spend on plumbers last month"));
    expect(said).toMatch(/^You spent \$/);
    expect(said).toContain(
      "I didn't understand “plumbers”: this figure doesn't take it into account.",
    );
    expect(contentOf(await say(callers.buyer, "what did I spend on March 3?"))).toBe(
      "I understood “spend”, but not “march 3”. Ask for one figure and one period, for example " +
        "“leads sold last week”.",
    );
  });

  it("is not presented as narrowed when it was not", async () => {
    expect(
      contentOf(
        await say(callers.buyer, "how many hot leads did I buy in Tampa in the last 30 days?"),
      ),
    ).toMatch(
      /^You bought 1 lead in the last 30 days.* I can't narrow this by tier and places within a state: this is the figure without it\.$/,
    );
  });

  it("comes with a link to the screen that shows the same", async () => {
    expect(linksOf(await say(callers.buyer, "what's in my wallet?"))).toEqual(["/billing"]);
    expect(linksOf(await say(callers.affiliate, "when do i get paid?"))).toEqual(["/earnings"]);
    expect(linksOf(await say(callers.admin, "show me sales by state in the last 30 days"))).toEqual(
      ["/dashboard"],
    );
  });

  it("is never changed: a wish to is a proposal, for the asker's own campaigns only", async () => {
    const mine = await say(callers.buyer, "pause my campaign");
    expect(mine.body.plat.reply.proposals).toEqual([
      {
        kind: "pause_campaign",
        label: "Pause “Test campaign”",
        campaign_id: expect.any(String),
        leads: null,
        cents: null,
        mode: null,
      },
    ]);
    expect((await say(callers.rival, "pause my campaign")).body.plat.reply.proposals).toEqual([]);
    const { rows } = await api.database.pool.query<{ status: string }>(
      "select status from campaign",
    );
    expect(rows).toEqual([{ status: "active" }]);
  });
});

describe("what is answered the same for all", () => {
  it.each([
    ["is it safe around there?", "census"],
    ["which schools are good in Tampa?", "census"],
    ["where do most Hispanic families live?", "census"],
    ["will prices go up next year?", null],
    ["how do I avoid paying taxes on the sale?", null],
  ])("%s", async (question, mentions) => {
    const [one, other] = await Promise.all([
      say(callers.buyer, question),
      say(callers.affiliate, question),
    ]);
    expect(contentOf(one)).toBe(contentOf(other));
    if (mentions !== null) expect(contentOf(one)).toContain(mentions);
    expect(one.body.plat.summary.location.state).toBe("open");
  });

  it("says that it is a program, and which", async () => {
    expect(contentOf(await say(callers.buyer, "are you human?"))).toContain("I am a program");
  });
});

async function accountOf(userId: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ account_id: string }>(
    "select account_id from member where user_id = $1",
    [userId],
  );
  return rows[0]?.account_id ?? "";
}
