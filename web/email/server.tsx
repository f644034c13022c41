// Exports what the server renders for emails: built separately with --ssr, because the server may
// not import the web app's sources.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { AccountMailView } from "../../domain/notifications/account-mail.ts";
import type { ReportEmailView } from "../../domain/reports/pivot/report-email.ts";
import type { LeadEmailView } from "../../domain/deliveries/lead-email.ts";
import type {
  RenderedEmail,
  EmailView,
  UnsubscribeView,
} from "../../domain/notifications/email-view.ts";
import { accountContentOf, accountTextOf } from "./account-content.ts";
import { AccountEmail } from "./account-email.tsx";
import { contentOf, textOf } from "./content.ts";
import { leadContentOf, leadTextOf } from "./lead-content.ts";
import { LeadEmail } from "./lead-email.tsx";
import { NotificationEmail } from "./notification-email.tsx";
import { ReportEmail, reportSubject, reportText } from "./report-email.tsx";
import { PAGE_CSS, UnsubscribePage } from "./unsubscribe-page.tsx";

const DOCTYPE = "<!doctype html>";

function pageOf(page: ReactNode): string {
  return `${DOCTYPE}${renderToStaticMarkup(page)}`;
}

export function renderEmail(view: EmailView): RenderedEmail {
  const content = contentOf(view);
  return {
    subject: content.subject,
    html: pageOf(<NotificationEmail content={content} language={view.language} />),
    text: textOf(content),
  };
}

export function renderLeadEmail(view: LeadEmailView): RenderedEmail {
  const content = leadContentOf(view);
  return {
    subject: content.subject,
    html: pageOf(<LeadEmail content={content} language={view.language} />),
    text: leadTextOf(content),
  };
}

export function renderReportEmail(view: ReportEmailView): RenderedEmail {
  return {
    subject: reportSubject(view),
    html: pageOf(<ReportEmail view={view} />),
    text: reportText(view),
  };
}

export function renderAccountMail(view: AccountMailView): RenderedEmail {
  const content = accountContentOf(view);
  return {
    subject: content.subject,
    html: pageOf(<AccountEmail content={content} language={view.language} />),
    text: accountTextOf(content),
  };
}

export function drawUnsubscribePage(view: UnsubscribeView): string {
  return pageOf(<UnsubscribePage view={view} />);
}

/** The style sheet as it appears in the unsubscribe page. */
export const css: string = PAGE_CSS;
