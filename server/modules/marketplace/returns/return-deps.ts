// Declares what the commands of returns need from outside, including the port to a provider that
// verifies contacts.
import type pg from "pg";
import type { LeadContact } from "../../../../domain/lead/lead.ts";
import type { FindPlace } from "../../../../domain/lead/find-place.ts";
import type { ContactVerdict } from "../../../../domain/returns/checks.ts";
import type { ReturnTerms } from "../../../../domain/returns/terms.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";

/** The network's rules for returns. */
export interface ReturnRules {
  readonly networkId: string;
  /** The time zone in which working days are counted. */
  readonly timeZone: string;
  readonly allowsNoResponse: boolean;
  readonly terms: ReturnTerms;
  /** How long after a purchase the same person counts as a duplicate. */
  readonly duplicateDays: number;
}

/** Asks a verification provider about phone and email; "unknown" where it has no result. */
export type VerifyContact = (
  contact: Pick<LeadContact, "phone" | "email">,
) => Promise<Exclude<ContactVerdict, null>>;

/** What filing needs, for every caller. */
export interface FilingDeps {
  readonly vault: ContactVault;
  readonly findPlace: FindPlace;
  readonly rules: () => ReturnRules;
}

export interface ReturnDeps extends FilingDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Null without a provider: then no contact is proved wrong automatically. */
  readonly verifyContact: VerifyContact | null;
}
