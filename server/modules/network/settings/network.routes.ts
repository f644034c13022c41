// Serves what the sign-in page reads before a person has signed in.
import { type DemoUser, getNetwork } from "../../../../contract/network/network.ts";
import type { SignInProvider } from "../../../../contract/people/sign-in-providers.ts";
import type { Brand } from "../../../../domain/brand/brand.ts";
import { logoPath } from "../../../../domain/brand/logo.ts";
import type { SignUpPolicy } from "../../../../domain/access/account-status.ts";
import { ok } from "../../../../domain/result.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";

export interface NetworkDeps {
  /** How the network appears. */
  readonly brand: () => Brand;
  readonly demo: boolean;
  readonly demoUsers: () => readonly DemoUser[];
  readonly localCacheMb: number;
  readonly signUpPolicy: () => SignUpPolicy;
  readonly magicLinks: () => boolean;
  readonly signInWith: readonly SignInProvider[];
}

export function registerNetwork(
  { app }: Pick<HttpHost, "app">,
  { brand, demo, demoUsers, localCacheMb, signUpPolicy, magicLinks, signInWith }: NetworkDeps,
): void {
  // The caller is unknown yet: a stale session or key must not keep the page from opening.
  const open = { app, resolveActor: async () => ok(null) };
  registerOperation(open, getNetwork, async () => {
    const { name, color, logo, termsUrl, privacyUrl } = brand();
    return ok({
      name,
      brand_color: color,
      logo: logo === null ? null : logoPath(logo),
      terms_url: termsUrl,
      privacy_url: privacyUrl,
      demo,
      demo_users: demo ? demoUsers() : [],
      sign_up: signUpPolicy(),
      magic_links: magicLinks(),
      sign_in_with: signInWith,
      local_cache_mb: localCacheMb,
    });
  });
}
