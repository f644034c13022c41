// Renders emails and the unsubscribe page: built from the web app's sources, which the server may
// not import.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type MailLook, PLAIN_MAIL_LOOK } from "../../../../domain/brand/mail-look.ts";
import type { AccountMailView } from "../../../../domain/notifications/account-mail.ts";
import type { ReportEmailView } from "../../../../domain/reports/pivot/report-email.ts";
import type { LeadEmailView } from "../../../../domain/deliveries/lead-email.ts";
import type {
  RenderedEmail,
  EmailView,
  UnsubscribeView,
} from "../../../../domain/notifications/email-view.ts";
import { MAIL_DRAWER, builtWeb } from "./build-web.ts";

/** As web/email/server.tsx exports it. */
interface Drawer {
  readonly renderEmail: (view: EmailView, look: MailLook) => RenderedEmail;
  readonly renderLeadEmail: (view: LeadEmailView, look: MailLook) => RenderedEmail;
  readonly renderAccountMail: (view: AccountMailView, look: MailLook) => RenderedEmail;
  readonly renderReportEmail: (view: ReportEmailView, look: MailLook) => RenderedEmail;
  readonly drawUnsubscribePage: (view: UnsubscribeView) => string;
  readonly css: string;
}

export interface EmailRenderer {
  readonly draw: (view: EmailView) => RenderedEmail;
  /** The email that hands over a bought lead, with its contact; its subject names no person. */
  readonly drawLead: (view: LeadEmailView) => RenderedEmail;
  /** An email about a person's own access. */
  readonly drawAccountMail: (view: AccountMailView) => RenderedEmail;
  /** The weekly email of a saved report; its subject has no figure. */
  readonly drawReport: (view: ReportEmailView) => RenderedEmail;
  readonly drawPage: (view: UnsubscribeView) => string;
  /** The policy of that page. */
  readonly pagePolicy: string;
}

/** Builds the web app first where needed. `look`: how the network's emails look now. */
export async function loadEmailRenderer(
  look: () => MailLook = () => PLAIN_MAIL_LOOK,
): Promise<EmailRenderer> {
  const drawer: Drawer = await import(pathToFileURL(join(await builtWeb(), MAIL_DRAWER)).href);
  const { renderEmail, renderLeadEmail, renderAccountMail, drawUnsubscribePage, css } = drawer;
  const style = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  return {
    draw: (view) => renderEmail(view, look()),
    drawLead: (view) => renderLeadEmail(view, look()),
    drawAccountMail: (view) => renderAccountMail(view, look()),
    drawReport: (view) => drawer.renderReportEmail(view, look()),
    drawPage: drawUnsubscribePage,
    pagePolicy:
      `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'self'; ` +
      "frame-ancestors 'none'",
  };
}
