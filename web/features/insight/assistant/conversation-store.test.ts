// The conversation's states and moments, with a clock and a server of the test's own.
import { beforeEach, describe, expect, it } from "vitest";
import type { Completion, Thread } from "./chat-line.ts";
import { Conversation } from "./conversation-store.ts";
import type { Ports } from "./talk-ports.ts";

type Message = Thread["messages"][number];
type Said = Parameters<Ports["say"]>[0];

const AT = "2026-11-21T20:00:00.000Z";
const SUMMARY: Thread["summary"] = {
  property_type: { state: "open", sure: null, types: [] },
  location: { state: "open", sure: null, places: [] },
  price: { state: "open", sure: null, min: null, max: null, per: "sale" },
  timing: { state: "open", sure: null, bucket: null, from: null, until: null },
  side: null,
  beds: null,
  baths: null,
  finance_status: null,
  agent_status: null,
  is_complete: false,
  links: [],
};

const message = (
  id: string,
  sender: Message["sender"],
  kind: Message["kind"],
  text: string,
): Message => ({
  id,
  sender,
  kind,
  text,
  timestamp: AT,
  links: [],
  proposals: [],
  suggestions: [],
});
const question = (id: string, text = `Question ${id}`): Message =>
  message(id, "bot", "question", text);
const threadOf = (
  id: string,
  messages: readonly Message[] = [],
  next: Message | null = null,
): Thread => ({
  id,
  started_at: AT,
  last_at: AT,
  messages: [...messages],
  question: next,
  summary: SUMMARY,
});
const completion = (content: string, next: Message | null = null): Completion => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 0,
  model: "plat-built-in",
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  plat: {
    thread_id: "t1",
    said: message("s", "user", "said", "…"),
    reply: message(`reply-${content}`, "bot", "reply", content),
    question: next,
    summary: SUMMARY,
    lead_update: null,
    is_built_in: true,
  },
});

/** A clock that the tests advance. */
class Clock {
  nowMs = 0;
  #waiting: { readonly at: number; readonly run: () => void }[] = [];
  readonly schedule = (run: () => void, ms: number): (() => void) => {
    const entry = { at: this.nowMs + ms, run };
    this.#waiting.push(entry);
    return () => void (this.#waiting = this.#waiting.filter((one) => one !== entry));
  };
  move(ms: number): void {
    this.nowMs += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.nowMs);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.nowMs);
    for (const { run } of due) run();
  }
}

let clock: Clock;
let said: Said[];
/** What the server answers next; an Error is thrown. */
let answers: (Completion | Error)[];
let current: Thread | null | Error;
let news: number;
let ids: number;
/** What the server waits for before it begins a conversation. */
let beginning: Promise<void>;
let talk: Conversation;

beforeEach(() => {
  [clock, said, answers, current, news, ids] = [new Clock(), [], [], null, 0, 0];
  beginning = Promise.resolve();
  talk = new Conversation({
    say: async (given) => {
      said.push(given);
      const answer = answers.shift() ?? completion("Yes.");
      if (answer instanceof Error) throw answer;
      return answer;
    },
    readCurrent: async () => {
      if (current instanceof Error) throw current;
      return { thread: current, speaker: { isBuiltIn: true, model: "plat-built-in" } };
    },
    read: async (id) =>
      threadOf(id, [
        message("old", "user", "said", "Earlier"),
        message("old reply", "bot", "reply", "Noted."),
      ]),
    begin: async (id) => {
      await beginning;
      return threadOf(id);
    },
    correct: async (id) => threadOf(id, [], question("q-after")),
    greeting: async () => "Hi!",
    sentence: (which) => which,
    schedule: clock.schedule,
    now: () => AT,
    newId: () => `id${(ids += 1)}`,
    onBotLine: () => void (news += 1),
  });
});

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const shown = (): string[] => talk.talk.get().lines.map(({ sender, text }) => `${sender}: ${text}`);

/** Says it, in the panel that is open by then, and waits for the reply. */
async function talkOf(...texts: readonly string[]): Promise<void> {
  if (talk.talk.get().lines.length === 0) await talk.open();
  for (const text of texts) {
    expect(talk.say(text)).toBe(true);
    await settle();
  }
}

describe("the greeting", () => {
  it("is posted once, however often the panel is opened", async () => {
    await Promise.all([talk.open(), talk.open()]);
    await talk.open();
    await talkOf("Hello");
    current = threadOf("t1", [
      message("id1", "user", "said", "Hello"),
      message("reply-Yes.", "bot", "reply", "Yes."),
    ]);
    await talk.open();
    expect(shown()).toEqual(["bot: Hi!", "user: Hello", "bot: Yes."]);
    expect(news).toBe(1);
  });

  it("goes on also where the server cannot say what was said before", async () => {
    current = new Error("away");
    await talk.open();
    expect(talk.talk.get().reading).toBe("failed");
    await talkOf("Hello");
    expect(shown()).toEqual(["bot: Hi!", "user: Hello", "bot: Yes."]);
  });
});

describe("what is sent", () => {
  it("is nothing for blank input, for what is too long, or while a reply is pending", async () => {
    await talk.open();
    for (const typed of ["", "   ", "\n\t \u00a0", "x".repeat(1_001)])
      expect(talk.say(typed)).toBe(false);
    expect(talk.say(`  ${"x".repeat(1_000)} `)).toBe(true);
    expect(talk.talk.get().isPending).toBe(true);
    expect(talk.say("too early")).toBe(false);
    await settle();
    expect(said.map(({ text }) => text.length)).toEqual([1_000]);
  });

  it("names the thread once there is one, and the question that was shown", async () => {
    answers = [completion("First.", question("q1"))];
    await talkOf("One");
    clock.move(1_000);
    await talkOf("Two");
    expect(said.map(({ threadId, askedId }) => [threadId, askedId])).toEqual([
      [null, null],
      ["t1", "q1"],
    ]);
  });

  it("goes again with its own id after a failure, and its error text leaves", async () => {
    answers = [new Error("no"), new Error("still no")];
    await talkOf("One");
    expect(shown().at(-1)).toBe("bot: error");
    for (let round = 0; round < 2; round += 1) {
      talk.retry(talk.talk.get().lines.at(-1)?.id ?? "");
      expect(shown()).not.toContain("bot: error");
      await settle();
    }
    expect(new Set(said.map(({ id, text }) => `${id} ${text}`)).size).toBe(1);
    expect(said).toHaveLength(3);
    expect(shown()).toEqual(["bot: Hi!", "user: One", "bot: Yes."]);
  });

  it("can be tried again also after something else was said", async () => {
    answers = [new Error("no")];
    await talkOf("One", "Two");
    const failed = talk.talk.get().lines.find(({ kind }) => kind === "error");
    talk.retry(failed?.id ?? "");
    await settle();
    expect(said.map(({ text }) => text)).toEqual(["One", "Two", "One"]);
    expect(shown().filter((line) => line === "bot: error")).toEqual([]);
  });
});

describe("the next question", () => {
  it("is posted exactly 1,000 ms after the reply", async () => {
    answers = [completion("Noted.", question("q1"))];
    await talkOf("A condo");
    clock.move(999);
    expect(shown().at(-1)).toBe("bot: Noted.");
    clock.move(1);
    expect(shown().at(-1)).toBe("bot: Question q1");
    clock.move(10_000);
    expect(shown().filter((line) => line.includes("Question"))).toHaveLength(1);
  });

  it("is dropped by a message sent meanwhile; the wait begins anew with its reply", async () => {
    answers = [completion("Noted.", question("q1")), completion("That too.", question("q2"))];
    await talkOf("A condo");
    clock.move(600);
    await talkOf("In Tampa");
    clock.move(999);
    expect(shown().at(-1)).toBe("bot: That too.");
    clock.move(1);
    expect(shown().filter((line) => line.includes("Question"))).toEqual(["bot: Question q2"]);
    expect(said[1]?.askedId).toBeNull();
  });

  it("does not follow an error or an empty answer", async () => {
    answers = [completion(" \n", question("q1")), new Error("no")];
    await talkOf("One", "Two");
    clock.move(5_000);
    expect(shown()).toEqual(["bot: Hi!", "user: One", "bot: empty", "user: Two", "bot: error"]);
  });

  it("that waited when an error came is not posted after it", async () => {
    answers = [completion("Noted.", question("q1")), new Error("no")];
    await talkOf("One", "Two");
    clock.move(5_000);
    expect(shown().at(-1)).toBe("bot: error");
  });

  it("comes after what was read from before, unless it stands there already", async () => {
    current = threadOf(
      "t1",
      [message("a", "user", "said", "A condo"), message("b", "bot", "reply", "Noted.")],
      question("q1"),
    );
    await talk.open();
    clock.move(1_000);
    expect(shown()).toEqual(["bot: Hi!", "user: A condo", "bot: Noted.", "bot: Question q1"]);
    await talk.open();
    clock.move(1_000);
    expect(shown().filter((line) => line.includes("Question"))).toHaveLength(1);
  });

  it("after a correction by hand is posted once, and not in the same words again", async () => {
    answers = [completion("Noted.", question("q1"))];
    await talkOf("A condo");
    clock.move(1_000);
    await talk.correct({ timing: "m1_3" });
    clock.move(1_000);
    expect(shown().slice(-2)).toEqual(["bot: Question q1", "bot: Question q-after"]);
    await talk.correct({ timing: null });
    clock.move(1_000);
    expect(shown().filter((line) => line.includes("q-after"))).toHaveLength(1);
    await talkOf("Tampa");
    expect(said.at(-1)?.askedId).toBe("q-after");
  });
});

describe("conversations", () => {
  it("a message whose reply was never seen is sent again as the same one", async () => {
    current = threadOf("t1", [message("m9", "user", "said", "Are you there?")]);
    await talk.open();
    await settle();
    expect(said).toEqual([{ id: "m9", text: "Are you there?", askedId: null, threadId: "t1" }]);
    expect(shown()).toEqual(["bot: Hi!", "user: Are you there?", "bot: Yes."]);
  });

  it("sends what is said while another one begins to that one", async () => {
    await talk.open();
    const old = talk.talk.get().threadId;
    const begun = Promise.withResolvers<void>();
    beginning = begun.promise;
    const beginningTalk = talk.begin();
    expect(talk.say("A condo")).toBe(true);
    expect(talk.say("In Sacramento")).toBe(false);
    expect(said).toEqual([]);
    begun.resolve();
    await beginningTalk;
    await expect.poll(() => said.length).toBe(1);
    expect(said[0]).toMatchObject({ text: "A condo" });
    expect(said[0]?.threadId).not.toBe(old);
    expect(talk.talk.get().lines.map(({ text }) => text)).toContain("A condo");
  });

  it("says it to the one that stays where another could not begin", async () => {
    await talk.open();
    beginning = Promise.reject(new Error("offline"));
    const beginningTalk = talk.begin();
    talk.say("A condo");
    await expect(beginningTalk).rejects.toThrow("offline");
    await expect.poll(() => said.map(({ text }) => text)).toEqual(["A condo"]);
  });

  it("begins anew with its greeting, and takes no late reply to the one before", async () => {
    await talkOf("One");
    talk.say("Two");
    await talk.begin();
    await settle();
    expect(shown()).toEqual(["bot: Hi!"]);
    expect(talk.talk.get()).toMatchObject({ isPending: false, threadId: "id3" });
  });

  it("one of before is shown and gone on with, and opening the panel stays with it", async () => {
    await talk.pick("t0");
    current = threadOf("t1", [message("x", "user", "said", "Of this sign-in")]);
    await talk.open();
    expect(shown()).toEqual(["bot: Hi!", "user: Earlier", "bot: Noted."]);
    await talkOf("More");
    expect(said.at(-1)?.threadId).toBe("t0");
  });

  it("a deleted one makes room for a new one where it was shown", async () => {
    await talkOf("One");
    await talk.forget("another");
    expect(shown()).toHaveLength(3);
    await talk.forget("t1");
    expect(shown()).toEqual(["bot: Hi!"]);
    await talkOf("Two");
    expect(said.at(-1)?.threadId).toBeNull();
  });

  it("a new sign-in has one of its own", async () => {
    await talkOf("One");
    current = null;
    await talk.open();
    expect(shown()).toEqual(["bot: Hi!"]);
  });

  it("signing out empties it, and nothing that was under way comes back", async () => {
    answers = [completion("Noted.", question("q1"))];
    await talkOf("One");
    talk.say("Two");
    talk.clear();
    await settle();
    clock.move(5_000);
    expect(talk.talk.get()).toEqual({
      threadId: null,
      lines: [],
      isPending: false,
      summary: null,
      speaker: null,
      reading: "done",
    });
  });
});
