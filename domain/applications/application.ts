// Defines a company's application to join the network, and decides what it still lacks.
import type { BuyerKind } from "../lead/vocabulary.ts";

/**
 * `draft`: not sent yet. `sent`: the network decides. `asked`: the network asked a question, and
 * the applicant answers. `approved` and `refused`: decided; a refused one may be sent again.
 */
export const APPLICATION_STATES = ["draft", "sent", "asked", "approved", "refused"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Most characters of each text of an application. */
export const APPLICATION_LENGTHS = {
  website: 300,
  licenseNumber: 40,
  about: 2_000,
  message: 2_000,
  reason: 1_000,
} as const;

/** A shorter word about itself tells the network nothing. */
export const LEAST_ABOUT = 40;

/** What an applicant says of itself; null and empty for what it has not said. */
export interface ApplicationFacts {
  /** Whether the person showed that their email is theirs, or the network does not ask for it. */
  readonly isEmailConfirmed: boolean;
  readonly website: string | null;
  readonly about: string | null;
  readonly licenseNumber: string | null;
  readonly licenseState: string | null;
}

export const APPLICATION_FACTS = [
  "email",
  "website",
  "license_number",
  "license_state",
  "about",
] as const;
export type ApplicationFact = (typeof APPLICATION_FACTS)[number];

/**
 * Kinds of buyers that need a license: an agent or broker a real estate license (every state), a
 * lender an NMLS number (SAFE Act, 12 U.S.C. 5103). Investors and wholesalers need none to buy for
 * themselves.
 */
const LICENSED: ReadonlySet<BuyerKind> = new Set(["agent", "broker", "lender"]);

/** Whether an applicant must name a license. Null: it is not a buyer. */
export function needsLicense(buyerKind: BuyerKind | null): boolean {
  return buyerKind !== null && LICENSED.has(buyerKind);
}

/** The facts that the application lacks before it may be sent, in the order of the form. */
export function missingFacts(
  facts: ApplicationFacts,
  buyerKind: BuyerKind | null,
): ApplicationFact[] {
  const isLicensed = needsLicense(buyerKind);
  const lacks: Readonly<Record<ApplicationFact, boolean>> = {
    email: !facts.isEmailConfirmed,
    website: isBlank(facts.website),
    // One half of a license says nothing without the other.
    license_number: isBlank(facts.licenseNumber) && (isLicensed || !isBlank(facts.licenseState)),
    license_state: isBlank(facts.licenseState) && (isLicensed || !isBlank(facts.licenseNumber)),
    about: (facts.about ?? "").trim().length < LEAST_ABOUT,
  };
  return APPLICATION_FACTS.filter((fact) => lacks[fact]);
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === "";
}
