// Renders a stored email as its person reads it.
import {
  type AccountMailKind,
  type LinkMailKind,
  isAccountMail,
  isLinkMail,
  linkPath,
} from "../../../../domain/notifications/account-mail.ts";
import {
  DIGEST,
  type RenderedEmail,
  type EmailItem,
} from "../../../../domain/notifications/email-view.ts";
import { isAlwaysOn } from "../../../../domain/notifications/preferences.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import type { EmailRenderer } from "../../network/pages/index.ts";
import type { EmailRow } from "./email-list.store.ts";
import { writeLink } from "./unsubscribe-link.ts";

export interface DrawDeps {
  readonly drawer: Pick<EmailRenderer, "draw" | "drawAccountMail">;
  readonly vault: Pick<ContactVault, "hashText">;
  readonly tokens: Tokens;
  readonly networkName: () => string;
  readonly publicUrl: string;
}

/** What the links of emails about access are made of. */
export type Tokens = Pick<MailTokens, "tokenOf" | "codeOf">;

export interface WholeEmail extends RenderedEmail {
  /** Null if the email cannot be switched off. */
  readonly unsubscribeUrl: string | null;
}

/** The address of the unsubscribe page. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

type DrawnEmail = Pick<
  EmailRow,
  | "user_id"
  | "kind"
  | "language"
  | "count"
  | "time_zone"
  | "at"
  | "link_id"
  | "change"
  | "facts"
  | "new_email"
> & { readonly items: readonly EmailItem[] };

export function renderEmail(deps: DrawDeps, row: DrawnEmail): WholeEmail {
  const { vault, networkName, publicUrl } = deps;
  const { user_id: userId, kind, language, items, count, time_zone: timeZone } = row;
  if (isAccountMail(kind)) return renderAccountMail(deps, { ...row, kind });
  const unsubscribeUrl =
    kind !== DIGEST && isAlwaysOn(kind)
      ? null
      : `${publicUrl}${UNSUBSCRIBE_PATH}/${writeLink(vault, { userId, kind })}`;
  return {
    ...deps.drawer.draw({
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

function renderAccountMail(
  { drawer, tokens, networkName, publicUrl }: DrawDeps,
  row: DrawnEmail & { readonly kind: AccountMailKind },
): WholeEmail {
  const opened = openLink({ tokens, publicUrl }, row);
  return {
    ...drawer.drawAccountMail({
      kind: row.kind,
      language: row.language,
      networkName: networkName(),
      publicUrl,
      timeZone: row.time_zone,
      atMs: row.at.getTime(),
      change: row.change,
      facts: row.facts,
      link: opened?.url ?? null,
      code: opened?.code ?? null,
      newEmail: row.new_email,
    }),
    unsubscribeUrl: null,
  };
}

export interface OpenedLink {
  /** The whole address with its token. */
  readonly url: string;
  /** Six digits; null where none can be entered in place of the link. */
  readonly code: string | null;
}

/** Kinds of email whose code can be entered in place of the link. */
const CODE_KINDS: ReadonlySet<string> = new Set<LinkMailKind>(["verify_email", "sign_up"]);

/** The link of an email; null for an email without one. */
export function openLink(
  { tokens, publicUrl }: Pick<DrawDeps, "tokens" | "publicUrl">,
  { kind, link_id: id }: Pick<EmailRow, "kind" | "link_id">,
): OpenedLink | null {
  if (id === null || !isLinkMail(kind)) return null;
  return {
    url: `${publicUrl}${linkPath(kind, tokens.tokenOf(id))}`,
    code: CODE_KINDS.has(kind) ? tokens.codeOf(id) : null,
  };
}

/** Stand-ins for the tokens of an email that a person other than its recipient looks at. */
export const HIDDEN_TOKENS: Tokens = { tokenOf: () => "…", codeOf: () => "••••••" };
