// Asks a form's questions one at a time: the form that the server has rendered, with only the
// current question visible.
import { checkAnswers } from "../../domain/forms/check-answers.ts";
import type { FormDocument } from "../../domain/forms/form-document.ts";
import { type Answers, type FormStep, sideOf, stepsOf } from "../../domain/forms/form-steps.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import { askMore, postPlainly, showThanks } from "./after-sending.ts";
import { FieldProblems } from "./field-problems.ts";
import { fillAnswers, offerControls, readAnswers, readBeside } from "./form-controls.ts";
import type { FormPort, Outcome } from "./form-port.ts";
import { PlaceBox } from "./place-box.ts";
import type { TalkEnd } from "./run-talk.ts";
import { textsFor } from "./words.ts";
import { type WrittenForm, writtenForm } from "./written-form.ts";

/** Long enough to see what was chosen. */
const SEE_MS = 160;

/** Takes over the form within `root`, if there is one. */
export function runForm(root: ParentNode, port: FormPort): TalkEnd | null {
  const written = writtenForm(root);
  const form = root.querySelector<HTMLFormElement>("[data-steps]");
  if (written === null || form === null) return null;
  const run = new FormRun(root, form, written, port);
  run.begin();
  return run;
}

class FormRun implements TalkEnd {
  readonly #root: ParentNode;
  readonly #form: HTMLFormElement;
  readonly #document: FormDocument;
  readonly #isWhole: boolean;
  readonly #port: FormPort;
  readonly #texts: PublicFormTexts;
  readonly #problems: FieldProblems;
  #places: PlaceBox | null = null;
  #at = 0;
  #isStarted = false;
  #isBusy = false;

  constructor(
    root: ParentNode,
    form: HTMLFormElement,
    { document, isWhole }: WrittenForm,
    port: FormPort,
  ) {
    this.#root = root;
    this.#form = form;
    this.#document = document;
    this.#isWhole = isWhole;
    this.#port = port;
    this.#texts = textsFor(document.language);
    this.#problems = new FieldProblems(form, this.#texts);
  }

  begin(): void {
    const form = this.#form;
    form.noValidate = true;
    form.dataset["running"] = "";
    const zip = form.querySelector<HTMLInputElement>('[name="zip_code"]');
    const found = form.querySelector<HTMLElement>("[data-found]");
    const { findPlaces, resized } = this.#port;
    if (zip !== null && found !== null && findPlaces !== null) {
      this.#places = new PlaceBox(zip, found, this.#texts, { findPlaces, resized });
      for (const [selector, text] of [
        ['[for="field-zip_code"]', this.#texts.fields.place],
        ["#hint-zip_code", this.#texts.fields.placeHint],
      ] as const) {
        const element = form.querySelector(selector);
        if (element !== null) element.textContent = text;
      }
    }
    form.addEventListener("input", (event) => this.#changed(event, false));
    form.addEventListener("change", (event) => this.#changed(event, true));
    form.addEventListener("click", (event) => this.#clicked(event));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void (this.#isLast() ? this.#send() : this.#next());
    });
    this.#part("[data-next]").addEventListener("click", () => void this.#next());
    this.#part("[data-back]").addEventListener("click", () => this.#goTo(this.#at - 1));
    // The server found a problem: the form continues at its question.
    const wrong = form.querySelector<HTMLElement>("[data-problem]:not([hidden])")?.dataset[
      "problem"
    ];
    if (wrong !== undefined) this.#goTo(this.#stepWith(wrong), true);
    else if (form.querySelector("[data-said]") === null) this.#resume();
    else this.#goTo(this.#steps().length - 1, true);
    this.#port.note("seen");
  }

  hide(): void {
    this.#form.hidden = true;
  }

  show(answers: Answers): void {
    this.#form.hidden = false;
    this.#isStarted = true;
    fillAnswers(this.#form, answers, this.#document.language);
    this.#goTo(0, false);
    // The page is the visitor's own words by now: it is read from its first question on.
    this.#form.querySelector<HTMLElement>("[data-step]:not([hidden]) legend")?.focus();
    this.#places?.complete();
  }

  #resume(): void {
    const draft = this.#port.readDraft();
    fillAnswers(this.#form, draft?.answers ?? {}, this.#document.language);
    this.#isStarted = draft !== null;
    this.#goTo(Math.min(draft?.step ?? 0, this.#steps().length - 1), false);
  }

  #part(selector: string): HTMLElement {
    const found = this.#form.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`the form has no ${selector}`);
    return found;
  }

  #steps(): readonly FormStep[] {
    return stepsOf(this.#document, this.#side());
  }

  #side(): ReturnType<typeof sideOf> {
    return sideOf(this.#document, readAnswers(this.#form));
  }

  #isLast(): boolean {
    return this.#isWhole || this.#at === this.#steps().length - 1;
  }

  #stepWith(field: string): number {
    return Math.max(
      0,
      this.#steps().findIndex(({ fields }) => fields.some((one) => one === field)),
    );
  }

  #changed(event: Event, isDone: boolean): void {
    const name = event.target instanceof Element ? (event.target.getAttribute("name") ?? "") : "";
    if (name === "") return;
    this.#problems.clear(name);
    if (isDone) this.#problems.tidy(name);
    else this.#problems.watch(name);
    if (!this.#isStarted) this.#port.note("started");
    this.#isStarted = true;
    offerControls(this.#form, this.#side());
    if (this.#isWhole) this.#show();
    this.#keep();
    this.#port.resized();
  }

  /** A pointer click chooses an answer and goes on; arrow keys pass over choices on the way. */
  #clicked(event: MouseEvent): void {
    const { target } = event;
    const isPointed =
      event instanceof PointerEvent &&
      event.pointerType !== "" &&
      target instanceof Element &&
      !(target instanceof HTMLInputElement);
    if (!isPointed || target.closest(".choice") === null) return;
    const from = this.#at;
    setTimeout(() => {
      if (this.#at === from) void this.#next();
    }, SEE_MS);
  }

  #goTo(index: number, isAsked = true): void {
    offerControls(this.#form, this.#side());
    const steps = this.#steps();
    this.#at = this.#isWhole ? 0 : Math.max(0, Math.min(index, steps.length - 1));
    const shown = steps[this.#at]?.name;
    this.#show();
    this.#part("[data-progress-text]").textContent = this.#texts.step(
      String(this.#at + 1),
      String(steps.length),
    );
    const progress = this.#form.querySelector("progress");
    if (progress !== null) Object.assign(progress, { max: steps.length, value: this.#at + 1 });
    this.#part("[data-back]").hidden = this.#at === 0;
    this.#root.querySelector("[data-form]")?.toggleAttribute("data-begun", this.#at > 0);
    this.#part("[data-next]").hidden = this.#isLast();
    this.#part("[data-send]").hidden = !this.#isLast();
    this.#part("[data-failure]").hidden = true;
    this.#form.toggleAttribute("data-moved", isAsked);
    if (isAsked && !this.#isWhole)
      this.#form.querySelector<HTMLElement>(`[data-step="${shown}"] legend`)?.focus();
    this.#keep();
    this.#port.resized();
  }

  /** Shows only the current question; of a whole form all questions of the side. */
  #show(): void {
    const steps = this.#steps();
    const inSight = this.#isWhole ? steps : steps.slice(this.#at, this.#at + 1);
    for (const step of this.#form.querySelectorAll<HTMLElement>("[data-step]"))
      step.hidden = !inSight.some(({ name }) => name === step.dataset["step"]);
  }

  async #next(): Promise<void> {
    const step = this.#steps()[this.#at];
    if (step === undefined || this.#isLast()) return;
    let problems = checkAnswers(this.#document, readAnswers(this.#form), () => true, step.fields);
    if (problems.length === 0 && step.name === "place" && (await this.#places?.exists()) === false)
      problems = [{ field: "zip_code", code: "unknown_place" }];
    if (problems.length > 0) {
      this.#problems.show(problems);
      this.#port.resized();
    } else if (this.#steps()[this.#at]?.name === step.name) this.#goTo(this.#at + 1);
  }

  async #send(): Promise<void> {
    if (this.#isBusy) return;
    const answers = readAnswers(this.#form);
    const problems = checkAnswers(this.#document, answers, () => true);
    if (problems.length > 0) return this.#mend(problems);
    this.#beBusy(true);
    const outcome = await this.#port.send(answers, readBeside(this.#form));
    this.#beBusy(false);
    return this.#settle(outcome);
  }

  #settle(outcome: Outcome): void {
    if (outcome.kind === "post") return postPlainly(this.#form, this.#port.start());
    if (outcome.kind === "mend") {
      if (outcome.check !== null) askMore(this.#form, outcome.check, this.#texts);
      return outcome.problems.length > 0 ? this.#mend(outcome.problems) : undefined;
    }
    if (outcome.kind === "thanked") {
      this.#port.keepDraft(null);
      showThanks(this.#root);
      return this.#port.resized();
    }
    const failure = this.#part("[data-failure]");
    failure.textContent = {
      closed: this.#texts.closed,
      too_many: this.#texts.tooMany,
      failed: this.#texts.failed,
      gone: this.#texts.draft.gone,
    }[outcome.kind];
    failure.hidden = false;
    return this.#port.resized();
  }

  #mend(problems: Parameters<FieldProblems["show"]>[0]): void {
    const [first] = problems;
    if (first !== undefined && !this.#isWhole && this.#stepWith(first.field) !== this.#at)
      this.#goTo(this.#stepWith(first.field));
    this.#problems.show(problems);
    if (problems.some(({ field }) => field === "zip_code")) this.#places?.complete();
    this.#port.resized();
  }

  #beBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    const button = this.#part("[data-send]");
    button.ariaDisabled = String(isBusy);
    button.textContent = isBusy ? this.#texts.sending : this.#texts.send;
  }

  /** Stored for a page reload. The consent must be given again each time. */
  #keep(): void {
    const { consent: _consent, ...answers } = readAnswers(this.#form);
    if (this.#isStarted)
      this.#port.keepDraft({ answers, step: this.#at, start: this.#port.start() });
  }
}
