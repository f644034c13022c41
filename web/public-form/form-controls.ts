// Reads and fills a form's controls, and enables the questions of the chosen side.
import { type FormLanguage, isSelling } from "../../domain/forms/form-document.ts";
import {
  ANSWER_FIELDS,
  type AnswerField,
  type Answers,
  isRoomCount,
} from "../../domain/forms/form-steps.ts";
import { drawChoice } from "./draw-fields.ts";
import type { Beside } from "./form-port.ts";
import { ownChoice } from "./words.ts";

/** Returns the answers so far, by field, without those of the other side. */
export function readAnswers(form: HTMLFormElement): Answers {
  const given = [...new FormData(form)].filter(
    (entry): entry is [AnswerField, string] =>
      ANSWER_FIELDS.some((field) => field === entry[0]) &&
      typeof entry[1] === "string" &&
      entry[1].trim() !== "",
  );
  return Object.fromEntries(given);
}

/** Returns what is sent beside the answers, as it is in the form. */
export function readBeside(form: HTMLFormElement): Beside {
  const typed = (name: string): string =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "";
  return { website: typed("website"), check: typed("check"), number: typed("number") };
}

/** Fills in answers; a price or a count of rooms that is not among the choices is added. */
export function fillAnswers(form: HTMLFormElement, answers: Answers, language: FormLanguage): void {
  const own = ownChoice(answers.price_range, language);
  if (own !== null && form.querySelector(`[name="price_range"][value="${own.value}"]`) === null) {
    form
      .querySelector(`[data-step="price"] [data-for="${own.kind}"] .choices`)
      ?.insertAdjacentHTML(
        "afterbegin",
        drawChoice("price_range", own.value, own.name, false).text,
      );
  }
  for (const field of ["beds", "baths"] as const) {
    const count = answers[field] ?? "";
    const select = form.querySelector<HTMLSelectElement>(`select[name="${field}"]`);
    if (isRoomCount(field, count) && select !== null && !hasOption(select, count))
      select.add(new Option(count, count));
  }
  for (const [name, value] of Object.entries(answers)) {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (control.type === "radio") control.checked = control.value === value;
      else if (control.type !== "checkbox") control.value = value;
    }
  }
}

function hasOption({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value);
}

/** Enables the questions of the chosen side. */
export function offerControls(form: HTMLFormElement, side: string | null): void {
  const offered: Readonly<Record<string, boolean>> = {
    sale: side !== "renter",
    rent: side === "renter",
    selling: side !== null && isSelling(side),
  };
  for (const part of form.querySelectorAll<HTMLElement>("[data-for]")) {
    const isOffered = offered[part.dataset["for"] ?? ""] === true;
    part.hidden = !isOffered;
    for (const control of part.querySelectorAll<HTMLInputElement>("input"))
      control.disabled = !isOffered;
    part.querySelector(".group")?.toggleAttribute("hidden", true);
  }
}
