// What the server draws of mails: built apart with --ssr, since the server may not read the web
// app's sources itself.
import { renderToStaticMarkup } from "react-dom/server";
import type { LeadMailView } from "../../domain/deliveries/lead-mail.ts";
import type { DrawnMail, MailView, UnsubscribeView } from "../../domain/news/mail-view.ts";
import { contentOf, textOf } from "./content.ts";
import { leadContentOf, leadTextOf } from "./lead-content.ts";
import { LeadMail } from "./lead-mail.tsx";
import { Mail } from "./mail.tsx";
import { PAGE_CSS, UnsubscribePage } from "./unsubscribe-page.tsx";

const DOCTYPE = "<!doctype html>";

export function drawMail(view: MailView): DrawnMail {
  const content = contentOf(view);
  return {
    subject: content.subject,
    html: `${DOCTYPE}${renderToStaticMarkup(<Mail content={content} language={view.language} />)}`,
    text: textOf(content),
  };
}

export function drawLeadMail(view: LeadMailView): DrawnMail {
  const content = leadContentOf(view);
  return {
    subject: content.subject,
    html: `${DOCTYPE}${renderToStaticMarkup(<LeadMail content={content} language={view.language} />)}`,
    text: leadTextOf(content),
  };
}

export function drawUnsubscribePage(view: UnsubscribeView): string {
  return `${DOCTYPE}${renderToStaticMarkup(<UnsubscribePage view={view} />)}`;
}

/** As it stands in the page that takes people off. */
export const css: string = PAGE_CSS;
