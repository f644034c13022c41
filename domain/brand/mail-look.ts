// How a network's emails look.
import { type AccentPair, accentsOf } from "./accent.ts";
import type { Brand } from "./brand.ts";
import { logoPath } from "./logo.ts";

export interface MailLook {
  /** Null for the product's own accent. */
  readonly accents: AccentPair | null;
  /** The address of the logo's picture; null without one. */
  readonly logoUrl: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
}

export const PLAIN_MAIL_LOOK: MailLook = {
  accents: null,
  logoUrl: null,
  termsUrl: null,
  privacyUrl: null,
};

/** `publicUrl`: where the server is reached, without a trailing slash. */
export function mailLookOf(
  { color, logo, termsUrl, privacyUrl }: Brand,
  publicUrl: string,
): MailLook {
  return {
    accents: color === null ? null : accentsOf(color),
    logoUrl: logo === null ? null : `${publicUrl}${logoPath(logo)}`,
    termsUrl,
    privacyUrl,
  };
}
