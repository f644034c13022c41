// What the commands of returns need from outside, and the port through which a provider says
// whether a contact works.
import type pg from "pg";
import type { LeadContact } from "../../../../domain/lead/lead.ts";
import type { FindPlace } from "../../../../domain/lead/validate-post.ts";
import type { ContactVerdict } from "../../../../domain/returns/checks.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";

/** The network's rules that returns go by. */
export interface ReturnRules {
  readonly networkId: string;
  /** In which working days count. */
  readonly timeZone: string;
  readonly allowsNoResponse: boolean;
}

/** Asks a verification provider about phone and e-mail; "unknown" where it cannot tell. */
export type VerifyContact = (
  contact: Pick<LeadContact, "phone" | "email">,
) => Promise<Exclude<ContactVerdict, null>>;

/** What filing works with, whoever files. */
export interface FilingDeps {
  readonly vault: ContactVault;
  readonly findPlace: FindPlace;
  readonly rules: () => ReturnRules;
}

export interface ReturnDeps extends FilingDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Null without a provider: then no contact is ever proved wrong by itself. */
  readonly verifyContact: VerifyContact | null;
}
