// Renders a stored email as its person reads it.
import {
  DIGEST,
  type RenderedEmail,
  type EmailItem,
} from "../../../../domain/notifications/email-view.ts";
import { isAlwaysOn } from "../../../../domain/notifications/preferences.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { EmailRenderer } from "../../network/pages/index.ts";
import type { EmailRow } from "./email.store.ts";
import { writeLink } from "./unsubscribe-link.ts";

export interface DrawDeps {
  readonly drawer: Pick<EmailRenderer, "draw">;
  readonly vault: Pick<ContactVault, "hashText">;
  readonly networkName: () => string;
  readonly publicUrl: string;
}

export interface WholeEmail extends RenderedEmail {
  /** Null if the email cannot be switched off. */
  readonly unsubscribeUrl: string | null;
}

/** The address of the unsubscribe page. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

export function renderEmail(
  { drawer, vault, networkName, publicUrl }: DrawDeps,
  {
    user_id: userId,
    kind,
    language,
    items,
    count,
    time_zone: timeZone,
  }: Pick<EmailRow, "user_id" | "kind" | "language" | "count" | "time_zone"> & {
    readonly items: readonly EmailItem[];
  },
): WholeEmail {
  const unsubscribeUrl =
    kind !== DIGEST && isAlwaysOn(kind)
      ? null
      : `${publicUrl}${UNSUBSCRIBE_PATH}/${writeLink(vault, { userId, kind })}`;
  return {
    ...drawer.draw({
      kind,
      language,
      networkName: networkName(),
      publicUrl,
      items,
      count,
      timeZone,
      unsubscribeUrl,
    }),
    unsubscribeUrl,
  };
}
