// What the parts around better-auth share: what they are built with, and the names of its paths and
// of our headers.
import type { Logger } from "../../../platform/log/log.ts";
import type { FailedSignIns } from "./failed-sign-ins.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { VersionedSecret } from "./second-factor.ts";
import type { ProviderClient } from "./provider-client.ts";
import type { SessionDeps } from "./sessions.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";
import type { UserDeps } from "./write-user.ts";

export interface AuthDeps {
  readonly users: UserDeps;
  readonly session: SessionDeps;
  readonly tries: SignInAttempts;
  readonly failures: FailedSignIns;
  readonly devices: KnownDevices;
  /** The first signs and encrypts; the others only decrypt what they encrypted before. */
  readonly secrets: readonly [VersionedSecret, ...VersionedSecret[]];
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly log: Logger;
  /** Whether the settings let people sign in with an emailed link. */
  readonly allowsMagicLinks: () => boolean;
  /** The other providers with which people may sign in. */
  readonly providers: readonly ProviderClient[];
}

export const AUTH_PATH = "/v1/auth";

/** The bridge sets both from the request; what a client sends under these names is dropped. */
export const CLIENT_ADDRESS_HEADER = "x-plat-client-address";
/** The id of a known device; absent from all others. */
export const DEVICE_HEADER = "x-plat-device";

export const SIGN_IN = "/sign-in/email";
export const SIGN_UP = "/sign-up/email";
export const ACCEPT = "/accept-invitation";
/** End a sign-up that waits for its email. */
export const ENTER_SIGN_UP_CODE = "/sign-up/code";
export const USE_SIGN_UP_LINK = "/sign-up/link";

/** The request handler of better-auth. */
export type AuthHandler = (request: Request) => Promise<Response>;
