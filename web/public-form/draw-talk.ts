// Renders the conversation in front of a form. It requires a script; without one only the form is
// shown.
import type { TalkOpening } from "../../domain/forms/form-view.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import { type Html, html } from "./html.ts";

export type Speaker = "program" | "you";

export function drawTalk(
  { disclosure, question, formAddress }: TalkOpening,
  all: PublicFormTexts,
): Html {
  const { talk: texts } = all;
  const opening = [drawLine("program", disclosure, all), drawLine("program", question.text, all)];
  const answers = drawAnswers(question.suggestions);
  return html`<section class="talk" aria-label="${texts.title}" data-asking data-talk>
<div class="said" role="log" aria-label="${texts.title}" tabindex="0" data-said>${opening}</div>
<p class="typing" data-typing hidden><span></span><span></span><span></span></p>
<p class="unseen" role="status" data-writing></p>
<div class="answers" role="group" aria-label="${texts.answers}" data-answers>${answers}</div>
<p class="notice" role="alert" data-talk-failure hidden></p>
<form class="composer" data-say>${drawComposer(texts)}</form>
<button type="button" class="primary wide" data-go-on hidden>${texts.goOn}</button>
<p class="elsewhere" data-to-form><a href="${formAddress}">${texts.toForm}</a></p>
</section>`;
}

function drawComposer(texts: PublicFormTexts["talk"]): Html {
  const named = html`type="text" name="said" aria-label="${texts.say}" placeholder="${texts.say}"`;
  const input = html`<input ${named} maxlength="500" autocomplete="off" enterkeyhint="send">`;
  return html`${input}<button type="submit" class="primary">${texts.send}</button>`;
}

export function drawLine(speaker: Speaker, text: string, { talk }: PublicFormTexts): Html {
  return html`<p class="${speaker}"><span class="unseen">${talk[speaker]}: </span>${text}</p>`;
}

export function drawAnswers(suggestions: readonly string[]): readonly Html[] {
  return suggestions.map(
    (suggestion) => html`<button type="button" data-answer>${suggestion}</button>`,
  );
}
