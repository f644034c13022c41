// An e-mail's row as its person reads it.
import { DIGEST, type DrawnMail, type MailItem } from "../../../domain/notifications/mail-view.ts";
import { isAlwaysOn } from "../../../domain/notifications/preferences.ts";
import type { ContactVault } from "../../platform/crypto/contact-vault.ts";
import type { MailDrawer } from "../pages/index.ts";
import type { MailRow } from "./mail.store.ts";
import { writeLink } from "./unsubscribe-link.ts";

export interface DrawDeps {
  readonly drawer: Pick<MailDrawer, "draw">;
  readonly vault: Pick<ContactVault, "hashText">;
  readonly networkName: () => string;
  readonly publicUrl: string;
}

export interface WholeMail extends DrawnMail {
  /** Null where the e-mail is nobody's to switch off. */
  readonly unsubscribeUrl: string | null;
}

/** Where the page that takes people off stands. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

export function drawMail(
  { drawer, vault, networkName, publicUrl }: DrawDeps,
  {
    user_id: userId,
    kind,
    language,
    items,
    count,
    time_zone: timeZone,
  }: Pick<MailRow, "user_id" | "kind" | "language" | "count" | "time_zone"> & {
    readonly items: readonly MailItem[];
  },
): WholeMail {
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
