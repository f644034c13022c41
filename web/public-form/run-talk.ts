// Runs a conversation that ends in the form beneath it. The server answers each message with a
// reply, the next question and the answers to fill into the form.
import type { Answers } from "../../domain/forms/form-steps.ts";
import { type Speaker, drawAnswers, drawLine } from "./draw-talk.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import type { Heard, KeptTalk, TalkPort, TalkQuestion } from "./talk-port.ts";

/** The next question follows the reply after a pause, as if a person were thinking. */
const QUESTION_MS = 1_000;

/** The form that the conversation leads to. */
export interface TalkEnd {
  /** Shows it with these answers, at the first open question. */
  readonly show: (answers: Answers) => void;
  readonly hide: () => void;
}

export class TalkRun {
  readonly #talk: HTMLElement;
  readonly #texts: PublicFormTexts;
  readonly #port: TalkPort;
  readonly #end: TalkEnd;
  #kept: KeptTalk = {
    lines: [],
    question: null,
    next: null,
    state: undefined,
    answers: {},
    isOver: false,
  };
  #isBusy = false;
  #isStarted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(talk: HTMLElement, texts: PublicFormTexts, port: TalkPort, end: TalkEnd) {
    this.#talk = talk;
    this.#texts = texts;
    this.#port = port;
    this.#end = end;
  }

  begin(): void {
    // A visitor who was already in the form returns to it.
    if (this.#port.isInForm()) {
      this.#talk.hidden = true;
      return;
    }
    this.#talk.dataset["running"] = "";
    this.#end.hide();
    this.#part("[data-say]").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#say(this.#input().value);
    });
    this.#part("[data-answers]").addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.matches("[data-answer]"))
        void this.#say(target.textContent ?? "");
    });
    this.#part("[data-go-on]").addEventListener("click", () => this.#toForm());
    this.#part("[data-to-form] a").addEventListener("click", (event) => {
      // The link leads to the empty form; the script fills in the answers.
      event.preventDefault();
      this.#toForm();
    });
    this.#resume(this.#port.readTalk());
  }

  #resume(kept: KeptTalk | null): void {
    if (kept === null) {
      // The first question is already there as the server rendered it.
      const suggestions = [...this.#talk.querySelectorAll("[data-answer]")].map(
        ({ textContent }) => textContent ?? "",
      );
      this.#kept = { ...this.#kept, question: { text: "", suggestions } };
      return;
    }
    this.#kept = kept;
    this.#beBegun();
    for (const { speaker, text } of kept.lines) this.#write(speaker, text);
    if (kept.next === null) this.#offer(kept.question);
    else this.#ask(kept.next);
  }

  #beBegun(): void {
    this.#talk.closest("[data-form]")?.toggleAttribute("data-begun", true);
  }

  #part(selector: string): HTMLElement {
    const found = this.#talk.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`the conversation has no ${selector}`);
    return found;
  }

  #input(): HTMLInputElement {
    return this.#part('[name="said"]') as HTMLInputElement;
  }

  async #say(given: string): Promise<void> {
    const said = given.trim();
    if (said === "" || this.#isBusy) return;
    clearTimeout(this.#timer);
    if (!this.#isStarted) this.#port.note("started");
    this.#isStarted = true;
    this.#beBegun();
    const failure = this.#part("[data-talk-failure]");
    failure.hidden = true;
    const line = this.#write("you", said);
    this.#input().value = "";
    this.#input().focus();
    this.#offer(null);
    this.#think(true);
    const heard = await this.#port.say(said, this.#kept.state);
    this.#think(false);
    if (heard.kind === "heard") return this.#hear(said, heard);
    line.remove();
    this.#input().value = said;
    failure.textContent =
      heard.kind === "closed"
        ? this.#texts.closed
        : heard.kind === "too_many"
          ? this.#texts.talk.tooMany
          : this.#texts.talk.failed;
    failure.hidden = false;
    // The pending question stays pending.
    if (this.#kept.next === null) this.#offer(this.#kept.question);
    else this.#ask(this.#kept.next);
  }

  #hear(
    said: string,
    { reply, question, state, answers, wantsForm }: Extract<Heard, { kind: "heard" }>,
  ): void {
    this.#write("program", reply);
    this.#kept = {
      lines: [
        ...this.#kept.lines,
        { speaker: "you", text: said },
        { speaker: "program", text: reply },
      ],
      question: null,
      next: question,
      state,
      answers,
      isOver: question === null,
    };
    this.#keep();
    if (question !== null) this.#timer = setTimeout(() => this.#ask(question), QUESTION_MS);
    else if (wantsForm) this.#toForm();
    else this.#offer(null);
  }

  #ask(question: TalkQuestion): void {
    this.#write("program", question.text);
    this.#kept = {
      ...this.#kept,
      lines: [...this.#kept.lines, { speaker: "program", text: question.text }],
      question,
      next: null,
    };
    this.#keep();
    this.#offer(question);
  }

  #write(speaker: Speaker, text: string): Element {
    const said = this.#part("[data-said]");
    said.insertAdjacentHTML("beforeend", drawLine(speaker, text, this.#texts).text);
    said.scrollTop = said.scrollHeight;
    this.#port.resized();
    return said.lastElementChild as Element;
  }

  /** Offers suggested answers and, after the last question, the button to the form. */
  #offer(question: TalkQuestion | null): void {
    this.#part("[data-answers]").innerHTML = drawAnswers(question?.suggestions ?? [])
      .map(({ text }) => text)
      .join("");
    this.#part("[data-go-on]").hidden = !this.#kept.isOver || this.#isBusy;
    this.#part("[data-to-form]").hidden = this.#kept.isOver && !this.#isBusy;
    // Keeps the input visible, however many answers are above it.
    if (this.#input() === this.#input().ownerDocument.activeElement)
      this.#part("[data-say]").scrollIntoView({ block: "nearest" });
    this.#port.resized();
  }

  #think(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#part("[data-typing]").hidden = !isBusy;
    this.#part("[data-writing]").textContent = isBusy ? this.#texts.talk.typing : "";
    this.#part("[data-say] button").ariaDisabled = String(isBusy);
    this.#port.resized();
  }

  #toForm(): void {
    clearTimeout(this.#timer);
    this.#talk.hidden = true;
    this.#end.show(this.#kept.answers);
  }

  #keep(): void {
    this.#port.keepTalk(this.#kept);
  }
}
