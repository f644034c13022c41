// Reading and writing the network's settings over HTTP.
import {
  type SettingsDocument,
  getSettings,
  mergeSettings,
  setSettings,
} from "../../../../contract/network/settings.ts";
import {
  listSettingsVersions,
  previewSettings,
  restoreSettings,
} from "../../../../contract/network/settings-versions.ts";
import { can, isAdmin } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { FORBIDDEN } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { previewChange } from "./preview-settings.ts";
import { readHistory, restoreVersion } from "./settings-history.ts";
import { loadSettings } from "./settings.store.ts";
import { type SettingsDeps, writeSettings } from "./write-settings.ts";

export function registerSettings(host: HttpHost, deps: SettingsDeps): void {
  registerVersions(host, deps);
  registerOperation(host, getSettings, async ({ actor }) => {
    if (!can(actor, "read", "settings", null)) return refuse(FORBIDDEN);
    return ok((await loadSettings(deps.pool)).document);
  });
  registerOperation(host, setSettings, async ({ actor, body }) =>
    writeSettings(deps, actor, () => body),
  );
  // The patch's schema lets through only what leaves a whole document behind.
  registerOperation(host, mergeSettings, async ({ actor, body }) =>
    writeSettings(deps, actor, (current) => applyMergePatch(current, body) as SettingsDocument),
  );
}

function registerVersions(host: HttpHost, deps: SettingsDeps): void {
  registerOperation(host, listSettingsVersions, async ({ actor }) => {
    if (!isAdmin(actor) || !can(actor, "read", "settings", null)) return refuse(FORBIDDEN);
    return ok(await readHistory(deps.pool));
  });
  registerOperation(host, restoreSettings, ({ actor, params, body }) =>
    restoreVersion(deps, actor, params.no, body.reason.trim()),
  );
  registerOperation(host, previewSettings, async ({ actor, body }) => {
    if (!can(actor, "update", "settings", null)) return refuse(FORBIDDEN);
    return previewChange(deps.pool, deps.now(), body);
  });
}
