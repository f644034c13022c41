// The controls of a form: one of a list, a line of text, a list to open. Each holds what was
// answered and what is wrong with it.
import type { FormView } from "../../domain/forms/form-view.ts";
import type { AnswerField } from "../../domain/forms/form-steps.ts";
import { type Fragment, Html, flag, html } from "./html.ts";
import { type Choice, problemText, textsFor } from "./words.ts";

/** What is wrong with a field; empty, it waits for the script. */
export function drawProblem(view: FormView, field: AnswerField): Html {
  const problem = view.problems.find((one) => one.field === field);
  return html`<p class="problem" id="problem-${field}" data-problem="${field}"${flag("hidden", problem === undefined)}>${problem === undefined ? "" : problemText(problem, textsFor(view.document.language), view.answers[field])}</p>`;
}

function ties(view: FormView, field: AnswerField, hint: boolean): Html {
  const isWrong = view.problems.some((one) => one.field === field);
  const about = [hint ? `hint-${field}` : "", `problem-${field}`].filter(Boolean).join(" ");
  return html`id="field-${field}" name="${field}" aria-describedby="${about}"${flag('aria-invalid="true"', isWrong)}`;
}

export function drawChoice(
  field: AnswerField,
  value: string,
  name: string,
  isChosen: boolean,
): Html {
  return html`<label class="choice"><input type="radio" name="${field}" value="${value}"${flag("checked", isChosen)}><span>${name}</span></label>`;
}

/** Some of a question's choices, in a group of their own where only one side is offered them. */
export function drawChoices(
  view: FormView,
  field: AnswerField,
  choices: readonly Choice[],
  group?: { readonly kind: string; readonly title: string | null },
): Html {
  const radios = choices.map(([value, name]) =>
    drawChoice(field, value, name, view.answers[field] === value),
  );
  if (group === undefined) return html`<div class="choices">${radios}</div>`;
  return html`<div data-for="${group.kind}">${group.title === null ? null : html`<p class="group">${group.title}</p>`}<div class="choices">${radios}</div></div>`;
}

interface TextFieldParts {
  readonly label: string;
  /** Further attributes, such as what a browser may fill in. */
  readonly attributes: Html;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly rows?: number;
  /** The only side that is asked. */
  readonly kind?: string;
}

export function drawTextField(
  view: FormView,
  field: AnswerField,
  { label, attributes, hint, isOptional = false, rows, kind }: TextFieldParts,
): Html {
  const texts = textsFor(view.document.language);
  const tied = ties(view, field, hint !== undefined);
  const value = view.answers[field] ?? "";
  const control =
    rows === undefined
      ? html`<input ${tied} ${attributes} value="${value}">`
      : html`<textarea ${tied} ${attributes} rows="${rows}">${value}</textarea>`;
  return html`<div class="field"${kind === undefined ? null : html` data-for="${kind}"`}>
<label for="field-${field}">${label}${isOptional ? html` <span class="optional">(${texts.optional})</span>` : null}</label>
${control}${hint === undefined ? null : html`<p class="hint" id="hint-${field}">${hint}</p>`}${drawProblem(view, field)}
</div>`;
}

export function drawSelect(
  view: FormView,
  field: AnswerField,
  label: string,
  options: readonly Choice[],
): Html {
  const texts = textsFor(view.document.language);
  const drawn: Fragment = options.map(
    ([value, name]) =>
      html`<option value="${value}"${flag("selected", view.answers[field] === value)}>${name}</option>`,
  );
  return html`<div class="field"><label for="field-${field}">${label} <span class="optional">(${texts.optional})</span></label>
<select ${ties(view, field, false)}><option value="">${texts.choose}</option>${drawn}</select>${drawProblem(view, field)}</div>`;
}
