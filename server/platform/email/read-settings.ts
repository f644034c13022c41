// Reads SMTP_URL and MAIL_FROM: the server that takes emails, and their sender. A refusal is one
// sentence for the operator.
import { type Result, ok, refuse } from "../../../domain/result.ts";

/** The sender or recipient of an email. */
export interface Mailbox {
  /** Empty where only the address is shown. */
  readonly name: string;
  readonly address: string;
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /**
   * TLS from the first byte; otherwise STARTTLS, without which nothing is sent but to this machine.
   */
  readonly isTls: boolean;
  /** This machine: no certificate is asked of it. */
  readonly isLoopback: boolean;
  /** Null: the server needs no sign-in. */
  readonly login: { readonly user: string; readonly password: string } | null;
}

export interface MailSettings {
  readonly server: SmtpServer;
  readonly from: Mailbox;
}

const TLS_PORT = 465;
const SUBMISSION_PORT = 587;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const ADDRESS = /^[^\s@<>",;:\\[\]()]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?$/;
const LONGEST_NAME = 100;

/**
 * `smtps://` speaks TLS from the first byte, `smtp://` switches to it. The refusal never repeats
 * the value: it may hold a password.
 */
export function readSmtpUrl(text: string): Result<SmtpServer, string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isTls = url?.protocol === "smtps:";
  const isPlain =
    url !== null &&
    (isTls || url.protocol === "smtp:") &&
    url.hostname !== "" &&
    (url.pathname === "" || url.pathname === "/") &&
    url.search === "" &&
    url.hash === "" &&
    url.port !== "0";
  const login = isPlain ? loginOf(url) : null;
  if (!isPlain || login === "unreadable") {
    return refuse(
      "it is not the address of a mail server: set it to smtp://user:password@host:587 or " +
        "smtps://user:password@host:465, with signs such as @ and / in the password written as " +
        "%40 and %2F, or unset it to keep mails here.",
    );
  }
  return ok({
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (isTls ? TLS_PORT : SUBMISSION_PORT) : Number(url.port),
    isTls,
    isLoopback: LOOPBACK.test(url.hostname),
    login,
  });
}

function loginOf(url: URL): SmtpServer["login"] | "unreadable" {
  if (url.username === "") return url.password === "" ? null : "unreadable";
  try {
    return { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  } catch {
    return "unreadable";
  }
}

/** "leads@example.com" or "Plat <leads@example.com>". */
export function readMailbox(text: string): Result<Mailbox, string> {
  const [, named = "", inner] = /^(.*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const name = named.trim().replace(/^"(.*)"$/, "$1");
  const address = inner ?? text.trim();
  if (ADDRESS.test(address) && name.length <= LONGEST_NAME && !/[<>"\r\n]/.test(name))
    return ok({ name, address });
  return refuse(
    "it is not whom a mail can be from: set it to an address such as leads@example.com, or to " +
      "Plat <leads@example.com>.",
  );
}
