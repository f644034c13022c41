// The conversation as a state machine without React and without a clock of its own: what is shown,
// what waits for its reply, and the question that is posted a second after one. What is said is
// kept here in memory alone, and by the server.
import { type Store, createStore } from "../../../lib/store.ts";
import {
  type Answers,
  type ChatLine,
  type Completion,
  type Outgoing,
  type Thread,
  greetingLine,
  linesOfThread,
  plainLine,
} from "./chat-line.ts";
import type { Ports, Talk } from "./talk-ports.ts";

export const QUESTION_DELAY_MS = 1_000;
export const MOST_LETTERS = 1_000;

const EMPTY: Talk = {
  threadId: null,
  lines: [],
  isPending: false,
  summary: null,
  speaker: null,
  reading: "done",
};

export class Conversation {
  readonly talk: Store<Talk> = createStore(EMPTY);
  readonly #ports: Ports;
  /** Counts changes of conversation: an answer that arrives after one is dropped. */
  #era = 0;
  #dropQuestion: () => void = () => undefined;
  /** The id under which the server knows the question last shown. */
  #askedId: string | null = null;
  /**
   * Whether the user picked this conversation from the list: then it stays, whatever the session's
   * own is.
   */
  #isPicked = false;
  /** Resolves when the conversation that is about to begin has begun, or could not. */
  #beginning: Promise<void> | null = null;
  /** Whether a message waits for that. */
  #isSayingNext = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * The panel opens: greets once, and goes on with what was said in this sign-in, here, before a
   * reload or in another tab.
   */
  async open(): Promise<void> {
    const { isPending, reading, lines } = this.talk.get();
    // What failed stands here alone, and waits to be tried again.
    if (
      isPending ||
      reading === "under way" ||
      this.#isPicked ||
      lines.some(({ failed }) => failed !== null)
    )
      return;
    const era = this.#era;
    this.#change({ reading: "under way" });
    // In progress first: a user who opens it twice is greeted once.
    if (lines.length === 0) {
      const text = await this.#ports.greeting();
      if (era !== this.#era) return;
      this.#add(greetingLine(text, this.#ports.now()));
    }
    try {
      const { thread, speaker } = await this.#ports.readCurrent();
      if (era !== this.#era) return;
      this.#change({ speaker });
      if (thread !== null) this.#take(thread);
      else if (this.talk.get().threadId === null) this.#change({ reading: "done" });
      else await this.#startAfresh();
    } catch {
      if (era === this.#era) this.#change({ reading: "failed" });
    }
  }

  /**
   * Answers whether the text is sent: blank, too long, or while a reply is under way, it is not. A
   * text that comes while another conversation begins is sent to that one.
   */
  say(typed: string): boolean {
    const text = typed.trim();
    const { isPending, reading } = this.talk.get();
    if (text === "" || text.length > MOST_LETTERS || isPending || reading === "under way")
      return false;
    if (this.#beginning !== null) {
      if (this.#isSayingNext) return false;
      this.#isSayingNext = true;
      void this.#beginning.then(() => {
        this.#isSayingNext = false;
        this.say(text);
      });
      return true;
    }
    const message: Outgoing = { id: this.#ports.newId(), text, askedId: this.#askedId };
    this.#add(
      plainLine({
        id: message.id,
        sender: "user",
        kind: "said",
        text,
        timestamp: this.#ports.now(),
      }),
    );
    void this.#send(message);
    return true;
  }

  /** Sends what failed once more, as the same message. */
  retry(lineId: string): void {
    const { isPending, lines } = this.talk.get();
    const message = lines.find(({ id }) => id === lineId)?.failed ?? null;
    if (message === null || isPending) return;
    this.#change({ lines: lines.filter(({ id }) => id !== lineId) });
    void this.#send(message);
  }

  /** Another conversation begins. Throws ApiError. */
  async begin(): Promise<void> {
    const beginning = this.#begin();
    const settled = beginning.then(
      () => undefined,
      () => undefined,
    );
    this.#beginning = settled;
    void settled.then(() => {
      if (this.#beginning === settled) this.#beginning = null;
    });
    await beginning;
  }

  /** Goes to one of the conversations before. Throws ApiError. */
  async pick(id: string): Promise<void> {
    const era = this.#era;
    const thread = await this.#ports.read(id);
    if (era !== this.#era) return;
    this.#leave();
    this.#isPicked = true;
    await this.#startOver(thread);
  }

  /**
   * A conversation was deleted: where it is the one shown, another begins with the next message.
   */
  async forget(id: string): Promise<void> {
    if (this.talk.get().threadId === id) await this.#startAfresh();
  }

  /** Saves the user's corrections of the summary. Throws ApiError. */
  async correct(answers: Answers): Promise<void> {
    const era = this.#era;
    const id = this.talk.get().threadId ?? (await this.#ports.begin(this.#ports.newId())).id;
    if (era !== this.#era) return;
    this.#change({ threadId: id });
    const { summary, question } = await this.#ports.correct(id, answers);
    if (era !== this.#era) return;
    this.#change({ summary });
    this.#dropQuestion();
    const last = this.talk.get().lines.at(-1);
    // Asked in the same words, it stands there already.
    if (last?.kind === "question" && last.text === question?.text) this.#askedId = question.id;
    else this.#expect(question);
  }

  /** Nothing was ever said. */
  clear(): void {
    this.#leave();
    this.#isPicked = false;
    this.talk.set(EMPTY);
  }

  async #begin(): Promise<void> {
    const era = this.#era;
    const thread = await this.#ports.begin(this.#ports.newId());
    if (era !== this.#era) return;
    this.#leave();
    this.#isPicked = false;
    await this.#startOver(thread);
  }

  async #send(message: Outgoing): Promise<void> {
    const era = this.#era;
    // The reply brings the next question.
    this.#dropQuestion();
    this.#change({ isPending: true });
    try {
      const completion = await this.#ports.say({ ...message, threadId: this.talk.get().threadId });
      if (era === this.#era) this.#takeReply(completion);
    } catch {
      if (era !== this.#era) return;
      this.#change({ isPending: false });
      this.#post({
        ...plainLine({
          id: this.#ports.newId(),
          sender: "bot",
          kind: "error",
          text: this.#ports.sentence("error"),
          timestamp: this.#ports.now(),
        }),
        failed: message,
      });
    }
  }

  #takeReply({
    choices,
    model,
    plat: { thread_id: threadId, reply, question, summary, is_built_in: isBuiltIn },
  }: Completion): void {
    const content = choices[0]?.message.content ?? "";
    const isEmpty = content.trim() === "";
    this.#change({ isPending: false, threadId, summary, speaker: { isBuiltIn, model } });
    this.#post({
      ...reply,
      text: isEmpty ? this.#ports.sentence("empty") : content,
      timestamp: this.#ports.now(),
      failed: null,
    });
    this.#expect(isEmpty ? null : question);
  }

  /** Posts the question once the reply has been read for a second. */
  #expect(question: Thread["question"]): void {
    if (question === null) return;
    this.#dropQuestion = this.#ports.schedule(() => {
      this.#askedId = question.id;
      this.#post({ ...question, timestamp: this.#ports.now(), failed: null });
    }, QUESTION_DELAY_MS);
  }

  /** Shows a conversation as the server has it. */
  #take({ id, started_at: startedAt, messages, question, summary }: Thread): void {
    const { lines } = this.talk.get();
    const isShown = question !== null && lines.some((line) => line.id === question.id);
    const shown = linesOfThread({ started_at: startedAt, messages }, lines, this.#ports.sentence);
    const said = messages.at(-1);
    this.#dropQuestion();
    this.#change({
      threadId: id,
      lines: [...shown, ...lines.filter((line) => isShown && line.id === question.id)],
      summary,
      reading: "done",
    });
    // The page was left before the reply came: the same message again is answered as it was.
    if (said?.sender === "user") void this.#send({ id: said.id, text: said.text, askedId: null });
    else if (!isShown) this.#expect(question);
  }

  async #startAfresh(): Promise<void> {
    this.#leave();
    this.#isPicked = false;
    await this.#startOver();
  }

  /** A conversation from its beginning, with its greeting. */
  async #startOver(thread: Thread | null = null): Promise<void> {
    const era = this.#era;
    const text = await this.#ports.greeting();
    if (era !== this.#era) return;
    const greeting = greetingLine(text, this.#ports.now());
    this.talk.set({ ...EMPTY, speaker: this.talk.get().speaker, lines: [greeting] });
    if (thread !== null) this.#take(thread);
  }

  /** Drops everything in progress. */
  #leave(): number {
    this.#dropQuestion();
    this.#askedId = null;
    return (this.#era += 1);
  }

  #post(line: ChatLine): void {
    this.#add(line);
    this.#ports.onBotLine();
  }

  #add(line: ChatLine): void {
    this.#change({ lines: [...this.talk.get().lines, line] });
  }

  #change(change: Partial<Talk>): void {
    this.talk.set({ ...this.talk.get(), ...change });
  }
}
