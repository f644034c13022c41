// Signs and reads links that unsubscribe a person from one kind of email without signing in. The
// signature keeps others from making up a link.
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
 * Returns the link's path after UNSUBSCRIBE_PATH. It is valid as long as its person exists, because
 * people read old emails too.
 */
export function writeLink(
  vault: Pick<ContactVault, "hashText">,
  { userId, kind }: UnsubscribeLink,
): string {
  return `${encodeURIComponent(userId)}/${kind}/${vault.hashText(LABEL, `${userId}|${kind}`)}`;
}

/** The parts of a link. */
export interface LinkParts {
  readonly user: string;
  readonly kind: string;
  readonly signature: string;
}

/** Returns null if this network did not sign the link. */
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
