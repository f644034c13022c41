// A conversation that ends in the form beneath it. What is said goes to the server and comes back as a reply, the next question and the
// answers that the form is filled in with.
import type { Answers } from "../../domain/forms/form-steps.ts";
import { type Speaker, drawAnswers, drawLine } from "./draw-talk.ts";
import type { PublicFormTexts } from "../texts/public-form.ts";
import type { KeptTalk, TalkPort, TalkQuestion } from "./talk-port.ts";

/** The next question follows the reply, as with whoever thinks a moment. */
const QUESTION_MS = 1_000;

/** The form that the conversation leads to. */
export interface TalkEnd {
  /** Shows it with these answers, at the first question that is still open. */
  readonly show: (answers: Answers) => void;
  readonly hide: () => void;
}

export class TalkRun {
  readonly #talk: HTMLElement;
  readonly #texts: PublicFormTexts;
  readonly #port: TalkPort;
  readonly #end: TalkEnd;
  #kept: KeptTalk = { lines: [], question: null, state: undefined, answers: {}, isOver: false };
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
    // Whoever was in the form already finds it again.
    if (this.#port.isInForm()) {
      this.#talk.hidden = true;
      return;
    }
    this.#end.hide();
    this.#part("[data-say]").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#say(this.#input().value);
    });
    this.#part("[data-answers]").addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.matches("[data-answer]")) void this.#say(target.textContent ?? "");
    });
    this.#part("[data-go-on]").addEventListener("click", () => this.#toForm());
    this.#part("[data-to-form] a").addEventListener("click", (event) => {
      // It leads to the empty form; from here the form knows what was said.
      event.preventDefault();
      this.#toForm();
    });
    const kept = this.#port.readTalk();
    if (kept === null) return;
    this.#kept = kept;
    for (const { speaker, text } of kept.lines) this.#write(speaker, text);
    this.#offer(kept.question);
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
    this.#talk.closest("[data-form]")?.toggleAttribute("data-begun", true);
    const { state } = this.#kept;
    const failure = this.#part("[data-talk-failure]");
    failure.hidden = true;
    const line = this.#write("you", said);
    this.#input().value = "";
    this.#input().focus();
    this.#offer(null);
    this.#think(true);
    const heard = await this.#port.say(said, state);
    this.#think(false);
    if (heard.kind !== "heard") {
      line.remove();
      this.#input().value = said;
      failure.textContent = heard.kind === "closed" ? this.#texts.closed : heard.kind === "too_many" ? this.#texts.talk.tooMany : this.#texts.talk.failed;
      failure.hidden = false;
      this.#offer(this.#kept.question);
      return;
    }
    const { reply, question, answers, wantsForm } = heard;
    this.#write("program", reply);
    this.#kept = { lines: [...this.#kept.lines, { speaker: "you", text: said }, { speaker: "program", text: reply }], question: null, state: heard.state, answers, isOver: question === null };
    this.#keep();
    if (question === null) {
      this.#offer(null);
      if (wantsForm) this.#toForm();
    } else this.#timer = setTimeout(() => this.#ask(question), QUESTION_MS);
  }

  #ask(question: TalkQuestion): void {
    this.#write("program", question.text);
    this.#kept = { ...this.#kept, lines: [...this.#kept.lines, { speaker: "program", text: question.text }], question };
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

  /** What may be chosen, and, once nothing is asked any more, the way on. */
  #offer(question: TalkQuestion | null): void {
    this.#part("[data-answers]").innerHTML = drawAnswers(question?.suggestions ?? []).map(({ text }) => text).join("");
    this.#part("[data-go-on]").hidden = !this.#kept.isOver || this.#isBusy;
    this.#part("[data-to-form]").hidden = this.#kept.isOver && !this.#isBusy;
    // Whoever types sees what they type, however many answers stand above it.
    if (this.#input() === this.#input().ownerDocument.activeElement) this.#part("[data-say]").scrollIntoView({ block: "nearest" });
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
