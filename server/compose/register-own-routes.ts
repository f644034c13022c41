// Registers what people keep for themselves.
import { registerAnalyses } from "../modules/insight/analyses/index.ts";
import { registerAlerts } from "../modules/insight/alerts/index.ts";
import { registerInbox } from "../modules/insight/inbox/index.ts";
import { createProvider, registerAssistant } from "../modules/insight/assistant/index.ts";
import { registerSavedReports } from "../modules/insight/saved-reports/index.ts";
import { registerDocuments } from "../modules/people/documents/index.ts";
import { registerFollows } from "../modules/demand/follows/index.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import { inboxRules } from "./inbox-rules.ts";
import type { Foundation } from "./foundation.ts";
import type { Parts } from "./parts.ts";

/**
 * What people keep for themselves: documents, what they follow, what waits for them, what they say
 * to the assistant, and what they had analysed.
 */
export function registerOwnRoutes(
  host: HttpHost,
  base: Foundation,
  { threads: { reader }, sessions: { sessionKeyOf } }: Parts,
): void {
  const { context, now, settings, vaults, rules, privacy } = base;
  const { pool, config } = context;
  const deps = { pool, now };
  registerDocuments(host, deps);
  registerFollows(host, deps);
  registerSavedReports(host, deps);
  registerAlerts(host, { ...deps, networkId: rules.networkId });
  registerInbox(host, { ...deps, ...inboxRules(base) });
  const provider = createProvider({
    ...deps,
    vault: vaults.assistantVault,
    networkId: () => settings.current().networkId,
    environment: config.model,
  });
  registerAssistant(host, {
    ...deps,
    vault: vaults.assistantVault,
    reader,
    sessionKeyOf,
    provider,
    networkName: rules.networkName,
  });
  registerAnalyses(host, {
    ...deps,
    vault: vaults.vault,
    previewZip: rules.previewZip,
    callingRules: rules.callingRules,
    drawFor: privacy.drawFor,
    provider,
    reader,
  });
}
