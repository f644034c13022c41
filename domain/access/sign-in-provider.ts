// Decides whom an account at another sign-in provider (OpenID Connect) lets in: people who are here
// already, and no others.
import { type Result, ok, refuse } from "../result.ts";

export const PROVIDER_IDS = ["google", "oidc"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** How long a person may take at the provider, in minutes. */
export const PROVIDER_MINUTES = 10;

/** What the states of connections begin with; those of sign-ins begin otherwise. */
export const CONNECT_STATE = "connect-";

/**
 * Why an account at a provider does not sign in. `email_unverified`: the provider does not say that
 * its email is verified. `no_person`: no person here has this email. `email_unconfirmed`: the
 * person with this email has not confirmed it here. `other_account`: the person is connected with
 * another account of this provider.
 */
export type ProviderMismatch =
  | "email_unverified"
  | "no_person"
  | "email_unconfirmed"
  | "other_account";

/** What is known when an account at a provider arrives. */
export interface ProviderArrival {
  /** Whether the provider says that the account's email was verified. */
  readonly isEmailVerified: boolean;
  /** The person who is connected with this account. */
  readonly linkedUserId: string | null;
  /** The person here who signs in with the account's email. */
  readonly byEmail: {
    readonly userId: string;
    /** Whether they have shown here that the email is theirs. */
    readonly isConfirmed: boolean;
    /** Whether they are connected with another account of the provider. */
    readonly hasOtherAccount: boolean;
  } | null;
}

/** The person who is let in; `isNew`: the connection is to be stored. */
export interface AdmittedPerson {
  readonly userId: string;
  readonly isNew: boolean;
}

/**
 * Finds the person: by the connection, or else by the email, where both the provider and this
 * network know that it is theirs. An email alone never replaces a connection: addresses are given
 * to new people.
 */
export function admitByProvider({
  isEmailVerified,
  linkedUserId,
  byEmail,
}: ProviderArrival): Result<AdmittedPerson, ProviderMismatch> {
  if (!isEmailVerified) return refuse("email_unverified");
  if (linkedUserId !== null) return ok({ userId: linkedUserId, isNew: false });
  if (byEmail === null) return refuse("no_person");
  if (!byEmail.isConfirmed) return refuse("email_unconfirmed");
  if (byEmail.hasOtherAccount) return refuse("other_account");
  return ok({ userId: byEmail.userId, isNew: true });
}
