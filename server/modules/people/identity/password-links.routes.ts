// One-time links for a new password over HTTP.
import * as contract from "../../../../contract/people/password-links.ts";
import { leastLength } from "../../../../domain/access/password.ts";
import { ok } from "../../../../domain/result.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { whenFree } from "./auth-refusals.ts";
import { openPasswordLink, resetPassword, type ResetDeps } from "./password-links.ts";

export interface PasswordLinkRoutes extends ResetDeps {
  readonly onSessionEnded: (userId: string) => void;
}

export function registerPasswordLinks(open: HttpHost, deps: PasswordLinkRoutes): void {
  registerOperation(open, contract.readPasswordLink, async ({ body }) => {
    const found = await openPasswordLink(deps.pool, body.token, deps.now());
    return found.ok
      ? ok({
          email: found.value.email,
          removes_second_factor: found.value.removes_factor,
          least_characters: leastLength(found.value.has_factor && !found.value.removes_factor),
          expires_at: found.value.expires_at.toISOString(),
        })
      : found;
  });
  registerOperation(open, contract.resetPassword, async ({ body }) => {
    const reset = await whenFree(resetPassword(deps, body));
    if (!reset.ok) return reset;
    deps.onSessionEnded(reset.value);
    return ok(undefined);
  });
}
