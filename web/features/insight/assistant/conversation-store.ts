// Implements the conversation as a state machine without React and without its own clock: shown
// messages, a pending reply, and the question posted one second after a reply. Messages are stored
// only in memory here, and on the server.
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
  /** Counts changes of conversation: a later answer to an earlier conversation is ignored. */
  #era = 0;
  #dropQuestion: () => void = () => undefined;
  /** The server's id of the question that was shown last. */
  #askedId: string | null = null;
  /**
   * Whether this conversation was picked from the list: it then stays, whatever the sign-in's own
   * conversation is.
   */
  #isPicked = false;
  /** Resolves when the new conversation has begun or failed to begin. */
  #beginning: Promise<void> | null = null;
  /** Whether a message waits for that. */
  #isSayingNext = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Handles opening the panel: greets once, and continues the conversation of this sign-in, whether
   * from here, before a reload or in another tab.
   */
  async open(): Promise<void> {
    const { isPending, reading, lines } = this.talk.get();
    // A failed message exists only in this browser, and waits for a retry.
    if (
      isPending ||
      reading === "under way" ||
      this.#isPicked ||
      lines.some(({ failed }) => failed !== null)
    )
      return;
    const era = this.#era;
    this.#change({ reading: "under way" });
    // Set before the greeting, so that opening twice greets once.
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
   * Sends the text and returns true; returns false for blank or long text, and while a reply is
   * pending. A text that arrives while another conversation begins is sent to that one.
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

  /** Sends a failed message again under its own id. */
  retry(lineId: string): void {
    const { isPending, lines } = this.talk.get();
    const message = lines.find(({ id }) => id === lineId)?.failed ?? null;
    if (message === null || isPending) return;
    this.#change({ lines: lines.filter(({ id }) => id !== lineId) });
    void this.#send(message);
  }

  /** Begins another conversation. Throws ApiError. */
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

  /** Switches to an earlier conversation. Throws ApiError. */
  async pick(id: string): Promise<void> {
    const era = this.#era;
    const thread = await this.#ports.read(id);
    if (era !== this.#era) return;
    this.#leave();
    this.#isPicked = true;
    await this.#startOver(thread);
  }

  /** Handles a deleted conversation: if it is the one shown, the next message begins another. */
  async forget(id: string): Promise<void> {
    if (this.talk.get().threadId === id) await this.#startAfresh();
  }

  /** Saves answers that the person edited in the summary. Throws ApiError. */
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
    // A question in the same words is already shown.
    if (last?.kind === "question" && last.text === question?.text) this.#askedId = question.id;
    else this.#expect(question);
  }

  /** Resets to an empty conversation. */
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
    // The reply contains the next question.
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

  /** Posts the question one second after the reply. */
  #expect(question: Thread["question"]): void {
    if (question === null) return;
    this.#dropQuestion = this.#ports.schedule(() => {
      this.#askedId = question.id;
      this.#post({ ...question, timestamp: this.#ports.now(), failed: null });
    }, QUESTION_DELAY_MS);
  }

  /** Shows a conversation as the server returned it. */
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
    // The page was left before the reply arrived: resending the same message returns the stored
    // reply.
    if (said?.sender === "user") void this.#send({ id: said.id, text: said.text, askedId: null });
    else if (!isShown) this.#expect(question);
  }

  async #startAfresh(): Promise<void> {
    this.#leave();
    this.#isPicked = false;
    await this.#startOver();
  }

  /** Starts from the greeting, then shows the thread, if any. */
  async #startOver(thread: Thread | null = null): Promise<void> {
    const era = this.#era;
    const text = await this.#ports.greeting();
    if (era !== this.#era) return;
    const greeting = greetingLine(text, this.#ports.now());
    this.talk.set({ ...EMPTY, speaker: this.talk.get().speaker, lines: [greeting] });
    if (thread !== null) this.#take(thread);
  }

  /** Invalidates everything that is pending. */
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
