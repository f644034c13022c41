// Campaigns over HTTP.
import {
  type Campaign, type CampaignDocument, getCampaign, listCampaigns, mergeCampaign, pauseCampaign, resumeCampaign, setCampaign,
} from "../../../contract/campaigns.ts";
import { type Actor, can, scopeFor } from "../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { applyMergePatch } from "../../platform/http/merge-patch.ts";
import { pageAnswer } from "../../platform/http/page-answer.ts";
import { NOT_FOUND, type Refusal } from "../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../platform/http/register-operation.ts";
import { presentCampaign } from "./campaign-document.ts";
import * as store from "./campaign.store.ts";
import { type CampaignDeps, type CampaignWrite, writeCampaign } from "./write-campaign.ts";

export function registerCampaigns(host: HttpHost, deps: CampaignDeps): void {
  const present = (actor: Actor) => (row: store.CampaignRow): Campaign => presentCampaign(row, row.status !== "archived" && can(actor, "update", "campaign", { accountId: row.account_id }));
  const write = async (command: CampaignWrite): Promise<Result<Campaign, Refusal>> => {
    const written = await writeCampaign(deps, command);
    return written.ok ? ok(present(command.actor)(written.value)) : written;
  };
  const withStatus = (status: "active" | "paused") => (current: CampaignDocument | null): CampaignDocument | undefined => (current === null ? undefined : { ...current, status });

  registerOperation(host, listCampaigns, async ({ actor, query }) => pageAnswer(await store.listCampaigns(deps.pool, query, scopeFor(actor, "campaign")), present(actor)));
  registerOperation(host, getCampaign, async ({ actor, params }) => {
    const row = await store.findCampaign(deps.pool, params.id);
    if (row === null || !can(actor, "read", "campaign", { accountId: row.account_id })) return refuse(NOT_FOUND);
    return ok(present(actor)(row));
  });
  registerOperation(host, setCampaign, async ({ actor, params, body }) => write({ id: params.id, actor, action: "campaign.updated", change: () => body }));
  registerOperation(host, mergeCampaign, async ({ actor, params, body }) =>
    // The patch's schema lets through only what leaves a whole document behind.
    write({ id: params.id, actor, action: "campaign.updated", change: (current) => (current === null ? undefined : applyMergePatch(current, body) as CampaignDocument) }));
  registerOperation(host, pauseCampaign, async ({ actor, params }) => write({ id: params.id, actor, action: "campaign.paused", change: withStatus("paused") }));
  registerOperation(host, resumeCampaign, async ({ actor, params }) => write({ id: params.id, actor, action: "campaign.resumed", change: withStatus("active") }));
}
