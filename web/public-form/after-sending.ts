// Changes a form's page after it was sent: thanks, one more question, or the browser's own post.
import type { FormCheck } from "../../domain/forms/form-view.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import { drawCheck } from "./draw-check.ts";

/** Puts the thanks in the form's place. */
export function showThanks(root: ParentNode): void {
  const thanks = root.querySelector<HTMLTemplateElement>("[data-thanks]")?.content.cloneNode(true);
  for (const part of root.querySelectorAll("[data-asking]")) part.remove();
  root.querySelector("[data-form]")?.removeAttribute("data-begun");
  if (thanks !== undefined) root.querySelector("[data-form]")?.prepend(thanks);
  root.querySelector<HTMLElement>(".title")?.focus();
}

/** Leaves the sending to the browser, as if there were no script. */
export function postPlainly(form: HTMLFormElement, start: string): void {
  const input = form.querySelector<HTMLInputElement>('[name="start"]');
  if (input !== null) input.value = start;
  form.submit();
}

/** Asks the second question where the form is sent; the honeypot is emptied of what filled it. */
export function askMore(form: HTMLFormElement, check: FormCheck, texts: PublicFormTexts): void {
  form.querySelector("[data-check]")?.remove();
  const failure = form.querySelector<HTMLElement>("[data-failure]");
  if (failure === null) return;
  failure.insertAdjacentHTML("beforebegin", drawCheck(check, texts).text);
  failure.textContent = texts.check.notice;
  failure.hidden = false;
  const trap = form.querySelector<HTMLInputElement>('[name="website"]');
  if (trap !== null) trap.value = "";
  form.querySelector<HTMLElement>('input[name="number"]')?.focus();
}
