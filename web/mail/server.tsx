// What the server draws of mails: built apart with --ssr, since the server may not read the web
// app's sources itself.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LeadMailView } from "../../domain/deliveries/lead-mail.ts";
import type { DrawnMail, MailView, UnsubscribeView } from "../../domain/notifications/mail-view.ts";
import { contentOf, textOf } from "./content.ts";
import { leadContentOf, leadTextOf } from "./lead-content.ts";
import { LeadMail } from "./lead-mail.tsx";
import { Mail } from "./mail.tsx";
import { PAGE_CSS, UnsubscribePage } from "./unsubscribe-page.tsx";

const DOCTYPE = "<!doctype html>";

function pageOf(page: ReactNode): string {
  return `${DOCTYPE}${renderToStaticMarkup(page)}`;
}

export function drawMail(view: MailView): DrawnMail {
  const content = contentOf(view);
  return {
    subject: content.subject,
    html: pageOf(<Mail content={content} language={view.language} />),
    text: textOf(content),
  };
}

export function drawLeadMail(view: LeadMailView): DrawnMail {
  const content = leadContentOf(view);
  return {
    subject: content.subject,
    html: pageOf(<LeadMail content={content} language={view.language} />),
    text: leadTextOf(content),
  };
}

export function drawUnsubscribePage(view: UnsubscribeView): string {
  return pageOf(<UnsubscribePage view={view} />);
}

/** As it stands in the page that takes people off. */
export const css: string = PAGE_CSS;
