// Renders a form as HTML: all its questions on one page, which works without scripts; with them,
// questions are asked step by step.
import { MOST_COMMENTS } from "../../domain/forms/check-answers.ts";
import type { FormView } from "../../domain/forms/form-view.ts";
import {
  type FormStep,
  RENT_RANGES,
  type RoomField,
  SALE_RANGES,
  UNSURE,
  stepsOf,
} from "../../domain/forms/form-steps.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import { drawChoices, drawProblem, drawSelect, drawTextField } from "./draw-fields.ts";
import { drawLegal } from "./draw-legal.ts";
import { drawCheck, drawNotice } from "./draw-check.ts";
import { drawTalk } from "./draw-talk.ts";
import { type Fragment, Html, flag, html } from "./html.ts";
import { type Choice, choicesOf, ownChoice, rangeName, roomChoices, textsFor } from "./words.ts";

/** Returns the form with its surrounding texts, or what is shown in its place. */
export function drawForm(view: FormView): Html {
  const { document, networkName } = view;
  const texts = textsFor(document.language);
  const { slug, start, isDraft } = view;
  const look = html`class="form accent-${document.accent} ground-${document.ground}"`;
  const written = JSON.stringify({ slug, start, document, isDraft, isWhole: isWhole(view) });
  return html`<div ${look} lang="${document.language}" data-form="${written}">
${drawState(view, texts)}
<footer>${texts.footer(networkName)}${drawLegal(view, texts)}</footer>
</div>`;
}

/** After a conversation, and as a draft, a form shows every value that will be sent. */
const isWhole = ({ isDraft, talk }: FormView): boolean => isDraft || talk !== null;

function drawState(view: FormView, texts: PublicFormTexts): Html {
  if (view.state === "asking") return drawQuestions(view, texts);
  return view.state === "thanked" ? drawThanks(view, texts) : drawNothing(view, texts);
}

/** Returns the page's title. */
export function titleOf(view: FormView): string {
  const texts = textsFor(view.document.language);
  return {
    asking: headlineOf(view),
    thanked: texts.thanksTitle,
    closed: texts.closedTitle,
    gone: texts.goneTitle,
    used: texts.draft.usedTitle,
    void: texts.draft.voidTitle,
  }[view.state];
}

/** Returns the form's own headline, or the default for its sides. */
function headlineOf({ document, isDraft }: Pick<FormView, "document" | "isDraft">): string {
  const texts = textsFor(document.language);
  if (isDraft) return texts.draft.headline;
  if (document.headline !== "") return document.headline;
  const [only] = document.sides;
  if (document.sides.length > 1) return texts.headline;
  return only === "seller" || only === "investor_seller"
    ? texts.sellHeadline
    : only === "renter"
      ? texts.rentHeadline
      : texts.headline;
}

function drawTitle({ headingLevel }: FormView, text: string): Html {
  return headingLevel === 1
    ? html`<h1 class="title" tabindex="-1">${text}</h1>`
    : html`<h2 class="title" tabindex="-1">${text}</h2>`;
}

function drawNothing(view: FormView, texts: PublicFormTexts): Html {
  const text = {
    asking: "",
    thanked: "",
    closed: texts.closed,
    gone: texts.gone,
    used: texts.draft.used,
    void: texts.draft.void,
  }[view.state];
  return html`${drawTitle(view, titleOf(view))}<p class="intro">${text}</p>`;
}

function drawThanks(view: FormView, texts: PublicFormTexts): Html {
  const { document, action, isDraft } = view;
  const thanks = document.thanks === "" ? texts.thanks : document.thanks;
  const said = html`${drawTitle(view, texts.thanksTitle)}<p class="intro">${thanks}</p>`;
  // A draft's link works once.
  if (isDraft) return said;
  const again = action.replace(/([?&])sent=1&?/, "$1").replace(/[?&]$/, "");
  return html`${said}
<p><a class="plain" href="${again}" data-again>${texts.again}</a></p>`;
}

function drawQuestions(view: FormView, texts: PublicFormTexts): Html {
  const steps = stepsOf(view.document);
  const title = drawTitle(view, headlineOf(view));
  const talk = view.talk === null ? null : drawTalk(view.talk, texts);
  const whole = flag("data-whole", isWhole(view));
  return html`<header data-asking>${title}<p class="intro">${introOf(view, texts)}</p></header>
${talk}<form method="post" action="${view.action}" data-asking data-steps${whole}>
<input type="hidden" name="start" value="${view.start}">
${drawNotice(view, texts)}
<div class="progress">${drawProgress(steps.length, texts)}</div>
${steps.map((step) => drawStep(view, step, texts))}
<p class="unseen" aria-hidden="true">${drawTrap(texts)}</p>
${view.check === null ? null : drawCheck(view.check, texts)}
<p class="notice" role="alert" data-failure hidden></p>
<div class="actions">${drawButtons(texts)}</div>
</form>
<template data-thanks>${drawThanks(view, texts)}</template>`;
}

function introOf({ document, isDraft }: FormView, texts: PublicFormTexts): string {
  if (isDraft) return texts.draft.intro;
  return document.intro === "" ? texts.intro : document.intro;
}

function drawProgress(count: number, texts: PublicFormTexts): Html {
  const text = html`<p data-progress-text>${texts.step("1", String(count))}</p>`;
  return html`${text}<progress max="${count}" value="1" aria-hidden="true"></progress>`;
}

/** A honeypot field that people do not see; only a program fills it in. */
function drawTrap({ fields }: PublicFormTexts): Html {
  const input = html`<input name="website" tabindex="-1" autocomplete="off">`;
  return html`<label>${fields.website} ${input}</label>`;
}

function drawButtons(texts: PublicFormTexts): readonly Html[] {
  return [
    html`<button type="button" data-back hidden>${texts.back}</button>`,
    html`<button type="button" class="primary" data-next>${texts.next}</button>`,
    html`<button type="submit" class="primary" data-send>${texts.send}</button>`,
  ];
}

function drawStep(view: FormView, step: FormStep, texts: PublicFormTexts): Html {
  const [field] = step.fields;
  const isChoice =
    step.name !== "place" && step.name !== "size" && step.name !== "contact" && field !== undefined;
  const described = isChoice ? html` aria-describedby="problem-${field}"` : null;
  return html`<fieldset class="step" data-step="${step.name}"${described}>
<legend tabindex="-1">${texts.questions[step.name]}</legend>
${drawControls(view, step, texts)}${isChoice ? drawProblem(view, field) : null}
</fieldset>`;
}

function drawControls(
  view: FormView,
  { name, fields }: FormStep,
  texts: PublicFormTexts,
): Fragment {
  switch (name) {
    case "side":
      return drawChoices(
        view,
        "side",
        view.document.sides.map((side): Choice => [side, texts.sides[side]]),
      );
    case "property_type":
      return drawChoices(view, "property_type", choicesOf("property_type", texts));
    case "place":
      return drawPlace(view, fields, texts);
    case "price":
      return drawPrices(view, texts);
    case "timing":
      return drawChoices(view, "timing", choicesOf("timing", texts));
    case "size":
      return drawPair(drawRooms(view, "beds", texts), drawRooms(view, "baths", texts));
    case "finance":
      return drawChoices(view, "finance_status", choicesOf("finance_status", texts));
    case "agent":
      return drawChoices(view, "agent_status", choicesOf("agent_status", texts));
    case "contact":
      return drawContact(view, fields, texts);
  }
}

const attributes = (text: string): Html => new Html(text);

function drawPair(first: Html, second: Html): Html {
  return html`<div class="pair">${first}${second}</div>`;
}

function drawPlace(
  view: FormView,
  asked: FormStep["fields"],
  { fields: texts }: PublicFormTexts,
): Fragment {
  return [
    drawTextField(view, "zip_code", {
      label: texts.zip,
      hint: texts.zipHint,
      attributes: attributes('autocomplete="postal-code" maxlength="60" required'),
    }),
    html`<p class="found" data-found></p>`,
    asked.includes("address")
      ? drawTextField(view, "address", {
          label: texts.address,
          isOptional: true,
          kind: "selling",
          attributes: attributes('autocomplete="street-address" maxlength="200"'),
        })
      : null,
  ];
}

function drawContact(
  view: FormView,
  asked: FormStep["fields"],
  { fields: texts }: PublicFormTexts,
): Fragment {
  return [
    drawPair(
      drawTextField(view, "first_name", {
        label: texts.first_name,
        attributes: attributes('autocomplete="given-name" maxlength="50" required'),
      }),
      drawTextField(view, "last_name", {
        label: texts.last_name,
        attributes: attributes('autocomplete="family-name" maxlength="50" required'),
      }),
    ),
    drawTextField(view, "phone", {
      label: texts.phone,
      hint: texts.phoneHint,
      attributes: attributes('type="tel" autocomplete="tel-national" maxlength="40" required'),
    }),
    drawTextField(view, "email", {
      label: texts.email,
      attributes: attributes('type="email" autocomplete="email" maxlength="254" required'),
    }),
    asked.includes("comments")
      ? drawTextField(view, "comments", {
          label: texts.comments,
          isOptional: true,
          rows: 3,
          attributes: attributes(`maxlength="${MOST_COMMENTS}"`),
        })
      : null,
    drawConsent(view),
  ];
}

/** Never pre-checked, whatever was sent before. */
function drawConsent(view: FormView): Html {
  const isWrong = view.problems.some(({ field }) => field === "consent");
  const named = html`id="field-consent" name="consent" value="yes" required`;
  const invalid = flag('aria-invalid="true"', isWrong);
  const box = html`<input type="checkbox" ${named} aria-describedby="problem-consent"${invalid}>`;
  const text = html`<span data-consent>${view.consentText}</span>`;
  const problem = drawProblem(view, "consent");
  return html`<div class="field"><label class="consent">${box}${text}</label>${problem}</div>`;
}

function drawRooms(view: FormView, field: RoomField, texts: PublicFormTexts): Html {
  return drawSelect(
    view,
    field,
    texts.fields[field],
    roomChoices(field, texts, view.answers[field]),
  );
}

/** Prices of homes, of rents, or both if the form asks for both. */
function drawPrices(view: FormView, texts: PublicFormTexts): Fragment {
  const { sides, language } = view.document;
  const renting = sides.includes("renter");
  const selling = sides.some((side) => side !== "renter");
  const own = ownChoice(view.answers.price_range, language);
  const named = (kind: "sale" | "rent", ranges: typeof SALE_RANGES): readonly Choice[] => [
    ...(own?.kind === kind ? [[own.value, own.name] as const] : []),
    ...ranges.map((range): Choice => [range.id, rangeName(range, language)]),
  ];
  const title = (kind: "sale" | "rent"): string | null =>
    renting && selling ? texts.ranges[kind] : null;
  return [
    selling &&
      drawChoices(view, "price_range", named("sale", SALE_RANGES), {
        kind: "sale",
        title: title("sale"),
      }),
    renting &&
      drawChoices(view, "price_range", named("rent", RENT_RANGES), {
        kind: "rent",
        title: title("rent"),
      }),
    drawChoices(view, "price_range", [[UNSURE, texts.unsure]]),
  ];
}
