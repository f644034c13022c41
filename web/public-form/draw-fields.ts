// Renders the controls of a form: radio list, text line, select. Each holds its answer and its
// problem.
import type { FormView } from "../../domain/forms/form-view.ts";
import type { AnswerField } from "../../domain/forms/form-steps.ts";
import { type Fragment, Html, flag, html } from "./html.ts";
import { type Choice, problemText, textsFor } from "./words.ts";

/** The problem of a field; rendered empty for the script to fill. */
export function drawProblem(view: FormView, field: AnswerField): Html {
  const problem = view.problems.find((one) => one.field === field);
  const text =
    problem === undefined
      ? ""
      : problemText(problem, textsFor(view.document.language), view.answers[field]);
  const hidden = flag("hidden", problem === undefined);
  const named = html`id="problem-${field}" data-problem="${field}"`;
  return html`<p class="problem" ${named}${hidden}>${text}</p>`;
}

function ties(view: FormView, field: AnswerField, hint: boolean): Html {
  const isWrong = view.problems.some((one) => one.field === field);
  const about = [hint ? `hint-${field}` : "", `problem-${field}`].filter(Boolean).join(" ");
  const invalid = flag('aria-invalid="true"', isWrong);
  return html`id="field-${field}" name="${field}" aria-describedby="${about}"${invalid}`;
}

export function drawChoice(
  field: AnswerField,
  value: string,
  name: string,
  isChosen: boolean,
): Html {
  const checked = flag("checked", isChosen);
  const radio = html`<input type="radio" name="${field}" value="${value}"${checked}>`;
  return html`<label class="choice">${radio}<span>${name}</span></label>`;
}

/** Choices of a question, in their own group if only one side is offered them. */
export function drawChoices(
  view: FormView,
  field: AnswerField,
  choices: readonly Choice[],
  group?: { readonly kind: string; readonly title: string | null },
): Html {
  const radios = choices.map(([value, name]) =>
    drawChoice(field, value, name, view.answers[field] === value),
  );
  const drawn = html`<div class="choices">${radios}</div>`;
  if (group === undefined) return drawn;
  const title = group.title === null ? null : html`<p class="group">${group.title}</p>`;
  return html`<div data-for="${group.kind}">${title}${drawn}</div>`;
}

interface TextFieldParts {
  readonly label: string;
  /** Further attributes, such as autocomplete. */
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
  const tied = ties(view, field, hint !== undefined);
  const value = view.answers[field] ?? "";
  const control =
    rows === undefined
      ? html`<input ${tied} ${attributes} value="${value}">`
      : html`<textarea ${tied} ${attributes} rows="${rows}">${value}</textarea>`;
  const only = kind === undefined ? null : html` data-for="${kind}"`;
  const explained =
    hint === undefined ? null : html`<p class="hint" id="hint-${field}">${hint}</p>`;
  return html`<div class="field"${only}>
<label for="field-${field}">${label}${isOptional ? optionalMark(view) : null}</label>
${control}${explained}${drawProblem(view, field)}
</div>`;
}

export function drawSelect(
  view: FormView,
  field: AnswerField,
  label: string,
  options: readonly Choice[],
): Html {
  const texts = textsFor(view.document.language);
  const drawn: Fragment = options.map(([value, name]) => {
    const selected = flag("selected", view.answers[field] === value);
    return html`<option value="${value}"${selected}>${name}</option>`;
  });
  const all = html`<option value="">${texts.choose}</option>${drawn}`;
  const problem = drawProblem(view, field);
  return html`<div class="field"><label for="field-${field}">${label}${optionalMark(view)}</label>
<select ${ties(view, field, false)}>${all}</select>${problem}</div>`;
}

/** Follows the label of an optional field. */
function optionalMark(view: FormView): Html {
  return html` <span class="optional">(${textsFor(view.document.language).optional})</span>`;
}
