// Links that take somebody off one kind of e-mail without signing in: signed, so that nobody makes
// one up for another.
import { timingSafeEqual } from "node:crypto";
import { NOTIFICATION_TYPES } from "../../../../domain/notifications/types.ts";
import { DIGEST, type EmailKind } from "../../../../domain/notifications/email-view.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";

const LABEL = "unsubscribe";
const SIGNATURE = /^[0-9a-f]{32}$/;
const KINDS: readonly EmailKind[] = [...NOTIFICATION_TYPES, DIGEST];

export interface UnsubscribeLink {
  readonly userId: string;
  readonly kind: EmailKind;
}

/**
 * The link as its address holds it, after UNSUBSCRIBE_PATH. It holds as long as its person is
 * there: old e-mails are read, too.
 */
export function writeLink(
  vault: Pick<ContactVault, "hashText">,
  { userId, kind }: UnsubscribeLink,
): string {
  return `${encodeURIComponent(userId)}/${kind}/${vault.hashText(LABEL, `${userId}|${kind}`)}`;
}

/** What an address says, part by part. */
export interface LinkParts {
  readonly user: string;
  readonly kind: string;
  readonly signature: string;
}

/** Null for what was not signed here. */
export function readLink(
  vault: Pick<ContactVault, "hashText">,
  { user: userId, kind: word, signature }: LinkParts,
): UnsubscribeLink | null {
  const kind = KINDS.find((each) => each === word);
  if (kind === undefined || !SIGNATURE.test(signature)) return null;
  return timingSafeEqual(
    Buffer.from(signature),
    Buffer.from(vault.hashText(LABEL, `${userId}|${kind}`)),
  )
    ? { userId, kind }
    : null;
}
