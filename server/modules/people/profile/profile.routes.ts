// Serves a signed-in person's profile over HTTP.
import * as contract from "../../../../contract/people/profile.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { ok } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { presentAccount } from "../../network/accounts/index.ts";
import {
  type ProfileDeps,
  type ShownProfile,
  loadNameless,
  loadProfile,
  writeProfile,
} from "./write-profile.ts";

/** Registers reading and writing the caller's own profile. */
export function registerProfile(host: HttpHost, deps: ProfileDeps): void {
  registerOperation(host, contract.getProfile, async ({ actor }) => {
    const loaded =
      actor.viewing === undefined
        ? await loadProfile(deps.pool, actor)
        : await loadNameless(deps.pool, actor);
    return loaded.ok ? ok(presentProfile(loaded.value, actor)) : loaded;
  });
  registerOperation(host, contract.setProfile, async ({ actor, body }) => {
    const written = await writeProfile(deps, actor, () => body);
    return written.ok ? ok(presentProfile(written.value, actor)) : written;
  });
  registerOperation(host, contract.mergeProfile, async ({ actor, body }) => {
    // The patch's schema lets through only what leaves a whole document behind.
    const written = await writeProfile(
      deps,
      actor,
      (current) => applyMergePatch(current, body) as contract.ProfileDocument,
    );
    return written.ok ? ok(presentProfile(written.value, actor)) : written;
  });
}

function presentProfile({ member, account }: ShownProfile, actor: Actor): contract.Profile {
  return {
    user_id: member.user_id,
    role: member.role,
    name: member.name,
    account: presentAccount(account, actor),
  };
}
