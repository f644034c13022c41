// Renders what a form says that was sent and not taken yet, and the second question of one that a
// program may have sent.
import type { FormCheck, FormView } from "../../domain/forms/form-view.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import { type Html, flag, html } from "./html.ts";

/**
 * The second question, beside the form's buttons and sent with it. Once answered, only its answer
 * is sent along.
 */
export function drawCheck(
  { token, words, number, isWrong }: FormCheck,
  { check: texts }: PublicFormTexts,
): Html {
  const sent = html`<input type="hidden" name="check" value="${token}">`;
  if (words === null)
    return html`<div data-check>${sent}<input type="hidden" name="number" value="${number}"></div>`;
  const named = html`id="field-number" name="number" inputmode="numeric" autocomplete="off"`;
  const tied = html`aria-describedby="hint-number problem-number" maxlength="20" required`;
  const input = html`<input ${named} ${tied}${flag('aria-invalid="true"', isWrong)}>`;
  const hint = html`<p class="hint" id="hint-number">${texts.hint}</p>`;
  const hidden = flag("hidden", !isWrong);
  const problem = html`<p class="problem" id="problem-number"${hidden}>${texts.wrong}</p>`;
  const label = html`<label for="field-number">${texts.label(words)}</label>`;
  return html`<div class="field" data-check>${sent}${label}${input}${hint}${problem}</div>`;
}

/** Says what happened to the form that was just sent: it was not taken yet. */
export function drawNotice(
  { failure, problems, check }: FormView,
  texts: PublicFormTexts,
): Html | null {
  const said =
    failure === "too_many"
      ? texts.tooMany
      : failure === "failed"
        ? texts.failed
        : problems.length > 0
          ? texts.mend
          : check === null || check.words === null
            ? null
            : texts.check.notice;
  return said === null ? null : html`<p class="notice" role="alert" data-said>${said}</p>`;
}
