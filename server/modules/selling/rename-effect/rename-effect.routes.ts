// Serves what a new name of the network would do over HTTP.
import * as contract from "../../../../contract/network/rename-effect.ts";
import { can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type RenameEffectDeps, previewRename } from "./rename-effect.ts";

export function registerRenameEffect(host: HttpHost, deps: RenameEffectDeps): void {
  registerOperation(host, contract.previewRename, async ({ actor, body }) =>
    can(actor, "update", "settings", null)
      ? ok(await previewRename(deps, body.name))
      : refuse(FORBIDDEN),
  );
}
