// Runs a real mail server on loopback: it keeps received emails, and answers as a test configures
// it.
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { SmtpServer } from "../../server/platform/email/read-settings.ts";

export interface ReceivedEmail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole email as transferred. */
  readonly raw: string;
  readonly isEncrypted: boolean;
  readonly user: string | null;
}

/** The server's answer at a step; null means success. */
export type Answer = { readonly code: number; readonly text: string } | null;

function refusalOf(answer: Answer): Error | null {
  return answer === null
    ? null
    : Object.assign(new Error(answer.text), { responseCode: answer.code });
}

export class MailServer {
  readonly #server: SMTPServer;
  seen: ReceivedEmail[] = [];
  /** The answer by the recipient's address. */
  onRecipient: (address: string) => Answer = () => null;
  onSender: () => Answer = () => null;
  /** Called when an email has fully arrived, before it is answered. */
  onEmail: (mail: ReceivedEmail) => Answer = () => null;
  /** Called after each email was answered. */
  onAnswered: () => void = () => undefined;

  private constructor(options: SMTPServerOptions) {
    this.#server = new SMTPServer({
      logger: false,
      disableReverseLookup: true,
      authOptional: true,
      ...options,
      onMailFrom: (_address, _session, done) => done(refusalOf(this.onSender())),
      onRcptTo: ({ address }, _session, done) => done(refusalOf(this.onRecipient(address))),
      onData: (stream, session, done) => {
        let raw = "";
        stream
          .setEncoding("utf8")
          .on("data", (part: string) => {
            raw += part;
          })
          .on("end", () => {
            const { mailFrom, rcptTo } = session.envelope;
            const mail = {
              from: mailFrom === false ? "" : mailFrom.address,
              to: rcptTo.map(({ address }) => address),
              raw,
              isEncrypted: session.secure,
              user: typeof session.user === "string" ? session.user : null,
            };
            const refusal = refusalOf(this.onEmail(mail));
            if (refusal === null) this.seen.push(mail);
            done(refusal);
            this.onAnswered();
          });
      },
    });
    // A client may disconnect midway, if a test wants it.
    this.#server.on("error", () => undefined);
  }

  static async open(options: SMTPServerOptions = {}): Promise<MailServer> {
    const server = new MailServer(options);
    await new Promise<void>((done) => {
      server.#server.listen(0, "127.0.0.1", () => done());
    });
    return server;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** The server's address for SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  settings(change: Partial<SmtpServer> = {}): SmtpServer {
    return {
      host: "127.0.0.1",
      port: this.port,
      isTls: false,
      isLoopback: true,
      login: null,
      ...change,
    };
  }

  reset(): void {
    this.seen = [];
    this.onRecipient = () => null;
    this.onSender = () => null;
    this.onEmail = () => null;
    this.onAnswered = () => undefined;
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => {
      this.#server.close(() => done());
    });
  }
}

/** A header of an email with its folded lines joined; empty if absent. */
export function headerOf({ raw }: ReceivedEmail, name: string): string {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  const line = head
    .split("\r\n")
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line === undefined ? "" : decodeWords(line.slice(name.length + 1).trim());
}

/** The decoded text of the part with this type. */
export function partOf({ raw }: ReceivedEmail, type: "text/plain" | "text/html"): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "";
  const part =
    raw.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? "";
  const body = part.slice(part.indexOf("\r\n\r\n") + 4);
  if (/Content-Transfer-Encoding: base64/i.test(part))
    return Buffer.from(body, "base64").toString("utf8");
  return /Content-Transfer-Encoding: quoted-printable/i.test(part) ? decodeQuoted(body) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_sign, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, inner: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(inner, "base64").toString("utf8")
        : decodeQuoted(inner.replaceAll("_", " ")),
    );
}
