// What draws mails and the page that takes people off: built of the web app's sources, since the
// server may not read those itself.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LeadMailView } from "../../../domain/deliveries/lead-mail.ts";
import type {
  DrawnMail,
  MailView,
  UnsubscribeView,
} from "../../../domain/notifications/mail-view.ts";
import { MAIL_DRAWER, builtWeb } from "./build-web.ts";

/** As web/mail/server.tsx exports it. */
interface Drawer {
  readonly drawMail: (view: MailView) => DrawnMail;
  readonly drawLeadMail: (view: LeadMailView) => DrawnMail;
  readonly drawUnsubscribePage: (view: UnsubscribeView) => string;
  readonly css: string;
}

export interface MailDrawer {
  readonly draw: (view: MailView) => DrawnMail;
  /** The mail that hands a bought lead over, contact and all; its subject tells of nobody. */
  readonly drawLead: (view: LeadMailView) => DrawnMail;
  readonly drawPage: (view: UnsubscribeView) => string;
  /** The policy of that page. */
  readonly pagePolicy: string;
}

/** Builds the web app first where needed. */
export async function loadMailDrawer(): Promise<MailDrawer> {
  const { drawMail, drawLeadMail, drawUnsubscribePage, css }: Drawer = await import(
    pathToFileURL(join(await builtWeb(), MAIL_DRAWER)).href
  );
  const style = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  return {
    draw: drawMail,
    drawLead: drawLeadMail,
    drawPage: drawUnsubscribePage,
    pagePolicy:
      `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'self'; ` +
      "frame-ancestors 'none'",
  };
}
