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
import type { MailLook } from "../../domain/brand/mail-look.ts";
import { accountContentOf, accountTextOf } from "./account-content.ts";
import { AccountEmail } from "./account-email.tsx";
import { MailLookContext } from "./email-frame.tsx";
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

function emailOf(look: MailLook, email: ReactNode): string {
  return pageOf(<MailLookContext value={look}>{email}</MailLookContext>);
}

export function renderEmail(view: EmailView, look: MailLook): RenderedEmail {
  const content = contentOf(view);
  return {
    subject: content.subject,
    html: emailOf(look, <NotificationEmail content={content} language={view.language} />),
    text: textOf(content),
  };
}

export function renderLeadEmail(view: LeadEmailView, look: MailLook): RenderedEmail {
  const content = leadContentOf(view);
  return {
    subject: content.subject,
    html: emailOf(look, <LeadEmail content={content} language={view.language} />),
    text: leadTextOf(content),
  };
}

export function renderReportEmail(view: ReportEmailView, look: MailLook): RenderedEmail {
  return {
    subject: reportSubject(view),
    html: emailOf(look, <ReportEmail view={view} />),
    text: reportText(view),
  };
}

export function renderAccountMail(view: AccountMailView, look: MailLook): RenderedEmail {
  const content = accountContentOf(view);
  return {
    subject: content.subject,
    html: emailOf(look, <AccountEmail content={content} language={view.language} />),
    text: accountTextOf(content),
  };
}

export function drawUnsubscribePage(view: UnsubscribeView): string {
  return pageOf(<UnsubscribePage view={view} />);
}

/** The style sheet as it appears in the unsubscribe page. */
export const css: string = PAGE_CSS;
