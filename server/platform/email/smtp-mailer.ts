// Hands emails to the operator's mail server.
import { type NodemailerError, createTransport } from "nodemailer";
import type { MailSettings } from "./read-settings.ts";

export interface Message {
  /** The recipient's address alone. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /**
   * The same over all attempts, so that an email that arrives twice is recognized as one. Without
   * angle brackets.
   */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachment?: {
    readonly name: string;
    /** Such as text/csv. */
    readonly mediaType: string;
    readonly content: string;
  };
}

/**
 * The result of an attempt, with the server's answer or the problem. `bounced`: the recipient does
 * not exist. `refused`: the server takes this email for no recipient. `failed`: it may succeed at
 * another time.
 */
export type EmailOutcome = {
  readonly kind: "sent" | "bounced" | "refused" | "failed";
  readonly answer: string;
};

export interface Mailer {
  /** Never throws for what the server or the way to it does. */
  send(message: Message): Promise<EmailOutcome>;
  /** Closes the connections. */
  close(): void;
}

const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;
/** Connections that are open together. */
const CONNECTIONS = 4;
const LONGEST_ANSWER = 500;

export interface MailerOptions {
  /** How long the server may take to greet and to answer. Milliseconds. */
  readonly patienceMs?: number;
  /** Whom emails are from, and where answers go, beside the settings' sender. Default: neither. */
  readonly sender?: () => Sender;
}

/** Null where the sender of the settings counts. */
export interface Sender {
  readonly name: string | null;
  readonly replyTo: string | null;
}

const SAME_SENDER: Sender = { name: null, replyTo: null };

export function createSmtpMailer(
  { server, from }: MailSettings,
  { patienceMs, sender = () => SAME_SENDER }: MailerOptions = {},
): Mailer {
  const { host, port, isTls, isLoopback, login } = server;
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && !isLoopback,
    tls: { rejectUnauthorized: !isLoopback },
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    pool: true,
    maxConnections: CONNECTIONS,
    // The queue repeats an email whose connection broke.
    maxRequeues: 0,
    connectionTimeout: patienceMs ?? CONNECT_MS,
    greetingTimeout: patienceMs ?? CONNECT_MS,
    dnsTimeout: patienceMs ?? CONNECT_MS,
    socketTimeout: patienceMs ?? ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, messageId, headers, attachment }) {
      const { name, replyTo } = sender();
      try {
        const { response } = await transport.sendMail({
          from: { name: name ?? from.name, address: from.address },
          ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
          to: { name: "", address: to },
          subject,
          html,
          text,
          messageId: `<${messageId}>`,
          headers: { ...headers },
          ...(attachment === undefined
            ? {}
            : {
                attachments: [
                  {
                    filename: attachment.name,
                    contentType: attachment.mediaType,
                    content: attachment.content,
                  },
                ],
              }),
        });
        return { kind: "sent", answer: shortened(response) };
      } catch (error) {
        return outcomeOf(error as NodemailerError, to);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * True where the mail server refuses the sender: the operator must fix it, and nothing is wrong
 * with the recipient.
 */
const SIGN_IN_CODES: ReadonlySet<number> = new Set([530, 534, 535, 538]);
/** RFC 3463: 5.7 is a matter of security or policy, such as a server that relays no email. */
const POLICY = /^\d{3}[ -]5\.7\./;
const PERMANENT = 500;

function outcomeOf(
  { responseCode, response, command, message }: NodemailerError,
  to: string,
): EmailOutcome {
  // Servers repeat whom they do not know; the address stays with its person.
  const answer = shortened((response ?? message).replaceAll(to, "the recipient"));
  const code = responseCode ?? 0;
  if (
    code < PERMANENT ||
    SIGN_IN_CODES.has(code) ||
    command === undefined ||
    command.startsWith("AUTH")
  )
    return { kind: "failed", answer };
  if (command === "RCPT TO")
    return { kind: POLICY.test(response ?? "") ? "refused" : "bounced", answer };
  // A sender that is not let in is the operator's to mend as well: what waits goes out afterwards.
  return { kind: command === "DATA" ? "refused" : "failed", answer };
}

function shortened(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, LONGEST_ANSWER);
}
