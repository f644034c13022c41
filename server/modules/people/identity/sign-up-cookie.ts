// The cookie of a browser whose sign-up waits for the code of an email. It opens nothing without
// the code.
import { LINK_MINUTES } from "../../../../domain/notifications/account-mail.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { readCookie } from "./sessions.ts";

/** The same whether a person signs in with the email already or not. */
export const EMAIL_CODE_REQUIRED: Refusal = {
  code: "email_code_required",
  detail: "Enter the code from the email that was sent to your address.",
};

/** What better-auth's endpoint answers with: the token of the browser. */
interface WaitingForEmail {
  readonly waitsFor: string;
}

export function isWaitingForEmail(body: unknown): body is WaitingForEmail {
  return typeof body === "object" && body !== null && "waitsFor" in body;
}

export interface CookieDeps {
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

const SECONDS = LINK_MINUTES.sign_up * 60;

const isSecure = ({ publicUrl }: CookieDeps): boolean => publicUrl.startsWith("https:");
const nameOf = (deps: CookieDeps): string =>
  isSecure(deps) ? "__Host-plat.sign-up" : "plat.sign-up";

/** The Set-Cookie line; without a token, the one that ends the cookie. */
export function signUpCookie(deps: CookieDeps, token: string | null): string {
  const life = token === null ? 0 : SECONDS;
  return (
    `${nameOf(deps)}=${token ?? ""}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Lax` +
    (isSecure(deps) ? "; Secure" : "")
  );
}

/** The token of a Cookie header; null without one. */
export function readSignUpToken(deps: CookieDeps, header: string | undefined): string | null {
  return readCookie(header, nameOf(deps));
}
