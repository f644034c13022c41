// Sends emails in the name that the operator set.
import type { Brand } from "../../domain/brand/brand.ts";
import type { MailSettings, Mailbox } from "../platform/email/read-settings.ts";
import { type Mailer, type Sender, createSmtpMailer } from "../platform/email/smtp-mailer.ts";

export interface MailSender {
  /** Null without a mail server: emails are kept then. */
  readonly mailer: Mailer | null;
  /** The sender as recipients see it; null where emails are kept. */
  readonly shown: () => Mailbox | null;
}

/** `mail`: the server's own settings, which every email's address comes from. */
export function createMailSender(mail: MailSettings | null, brand: () => Brand): MailSender {
  if (mail === null) return { mailer: null, shown: () => null };
  const sender = (): Sender => senderOf(brand(), mail);
  return {
    mailer: createSmtpMailer(mail, { sender }),
    shown: () => ({ ...mail.from, name: sender().name ?? mail.from.name }),
  };
}

/** Emails are from the network where neither its settings nor the server's name a sender. */
function senderOf({ name, mailSenderName, mailReplyTo }: Brand, { from }: MailSettings): Sender {
  return { name: mailSenderName ?? (from.name === "" ? name : null), replyTo: mailReplyTo };
}
