// Shows the problems of a form's answers at their fields, and removes them when the answers change.
import type { AnswerProblem } from "../../domain/forms/check-answers.ts";
import { emailHint } from "../../domain/forms/email-hint.ts";
import { readPhone } from "../../domain/lead/read-phone.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import { problemText } from "./words.ts";

/** A visitor who pauses this long has finished typing an address. */
const REST_MS = 500;

export class FieldProblems {
  readonly #form: HTMLFormElement;
  readonly #texts: PublicFormTexts;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement, texts: PublicFormTexts) {
    this.#form = form;
    this.#texts = texts;
  }

  /** Shows the problems at their fields and focuses the first. */
  show(problems: readonly AnswerProblem[]): void {
    for (const problem of problems) {
      const controls = this.#controls(problem.field);
      const place = this.#place(problem.field);
      if (place !== null) {
        place.textContent = problemText(problem, this.#texts, controls[0]?.value);
        place.hidden = false;
      }
      for (const control of controls) control.ariaInvalid = "true";
    }
    const [first] = problems;
    const controls =
      first === undefined ? [] : this.#controls(first.field).filter((control) => !control.disabled);
    (
      controls.find((control) => control instanceof HTMLInputElement && control.checked) ??
      controls[0]
    )?.focus();
  }

  clear(field: string): void {
    const place = this.#place(field);
    if (place !== null) place.hidden = true;
    for (const control of this.#controls(field)) control.removeAttribute("aria-invalid");
  }

  /** Checked while an address is typed, so that the next Tab reaches the question about it. */
  watch(field: string): void {
    clearTimeout(this.#resting);
    if (field === "email") this.#resting = setTimeout(() => this.tidy(field), REST_MS);
  }

  /** Formats a phone number; asks about an email address with a typo in its domain. */
  tidy(field: string): void {
    const [control] = this.#controls(field);
    if (control === undefined) return;
    if (field === "phone")
      control.value = (readPhone(control.value) ?? control.value).replace(
        /^\+1(\d{3})(\d{3})(\d{4})$/,
        "($1) $2-$3",
      );
    if (field === "email") this.#askEmail(control);
  }

  #askEmail(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
    const meant = emailHint(control.value);
    const asked = control.parentElement?.querySelector(".suggestion");
    if (asked?.textContent === (meant === null ? undefined : this.#texts.didYouMean(meant))) return;
    asked?.remove();
    if (meant === null) return;
    const button = control.ownerDocument.createElement("button");
    button.type = "button";
    button.className = "suggestion";
    button.textContent = this.#texts.didYouMean(meant);
    button.addEventListener("click", () => {
      control.value = meant;
      button.remove();
      this.clear("email");
      control.focus();
      control.dispatchEvent(new Event("change", { bubbles: true }));
    });
    control.after(button);
  }

  #place(field: string): HTMLElement | null {
    return this.#form.querySelector<HTMLElement>(`[data-problem="${field}"]`);
  }

  #controls(field: string): (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] {
    return [
      ...this.#form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
        `[name="${field}"]`,
      ),
    ];
  }
}
