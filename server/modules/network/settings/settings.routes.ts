// Reading and writing the network's settings over HTTP.
import { getSettings, mergeSettings, setSettings } from "../../../../contract/network/settings.ts";
import {
  listSettingsVersions,
  previewSettings,
  restoreSettings,
} from "../../../../contract/network/settings-versions.ts";
import { can, isAdmin } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { registerLogos } from "./logos.routes.ts";
import { patchSettings } from "./network-settings.ts";
import { type PreviewFacts, previewChange } from "./preview-settings.ts";
import { readHistory, restoreVersion } from "./settings-history.ts";
import { loadSettings } from "./settings.store.ts";
import { type SettingsDeps, writeSettings } from "./write-settings.ts";

export interface SettingsRoutesDeps extends SettingsDeps {
  readonly previewFacts: PreviewFacts;
}

export function registerSettings(host: HttpHost, deps: SettingsRoutesDeps): void {
  registerVersions(host, deps);
  registerOperation(host, getSettings, async ({ actor }) => {
    if (!can(actor, "read", "settings", null)) return refuse(FORBIDDEN);
    return ok((await loadSettings(deps.pool)).document);
  });
  registerOperation(host, setSettings, async ({ actor, body }) =>
    writeSettings(deps, actor, (current) => ({ ...current, ...body })),
  );
  registerOperation(host, mergeSettings, async ({ actor, body }) =>
    writeSettings(deps, actor, (current) => patchSettings(current, body)),
  );
  registerLogos(host, deps);
}

function registerVersions(host: HttpHost, deps: SettingsRoutesDeps): void {
  registerOperation(host, listSettingsVersions, async ({ actor }) => {
    if (!isAdmin(actor) || !can(actor, "read", "settings", null)) return refuse(FORBIDDEN);
    return ok(await readHistory(deps.pool));
  });
  registerOperation(host, restoreSettings, ({ actor, params, body }) =>
    restoreVersion(deps, actor, params.no, body.reason.trim()),
  );
  registerOperation(host, previewSettings, async ({ actor, body }) => {
    if (!can(actor, "update", "settings", null)) return refuse(FORBIDDEN);
    return previewChange(deps.pool, deps.previewFacts, deps.now(), body);
  });
}
