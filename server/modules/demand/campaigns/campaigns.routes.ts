// Serves the routes of campaigns.
import {
  type Campaign,
  getCampaign,
  listCampaigns,
  mergeCampaign,
  pauseCampaign as pauseOperation,
  resumeCampaign,
  setCampaign,
} from "../../../../contract/demand/campaigns.ts";
import { listCampaignChanges } from "../../../../contract/demand/campaign-changes.ts";
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { presentCampaign } from "./campaign-document.ts";
import { findObstacles } from "./find-obstacles.ts";
import * as store from "./campaign.store.ts";
import { pauseCampaign } from "./pause-campaign.ts";
import { readChanges } from "./read-changes.ts";
import { type CampaignDeps, type CampaignWrite, writeCampaign } from "./write-campaign.ts";

export function registerCampaigns(host: HttpHost, deps: CampaignDeps): void {
  const present = async (
    actor: Actor,
    rows: readonly store.CampaignRow[],
  ): Promise<(row: store.CampaignRow) => Campaign> => {
    const obstacles = await findObstacles(deps, rows);
    return (row) =>
      presentCampaign(
        row,
        obstacles.get(row.id) ?? null,
        row.status !== "archived" &&
          isOffered(actor, "update", "campaign", { accountId: row.account_id }),
      );
  };
  const answer = async (
    actor: Actor,
    written: Result<store.CampaignRow, Refusal>,
  ): Promise<Result<Campaign, Refusal>> =>
    written.ok ? ok((await present(actor, [written.value]))(written.value)) : written;
  const write = async (command: CampaignWrite): Promise<Result<Campaign, Refusal>> =>
    answer(command.actor, await writeCampaign(deps, command));

  registerOperation(host, listCampaigns, async ({ actor, query }) => {
    const page = await store.listCampaigns(deps.pool, query, scopeFor(actor, "campaign"));
    return pageAnswer(page, await present(actor, page.ok ? page.value.rows : []));
  });
  registerOperation(host, getCampaign, async ({ actor, params }) => {
    const row = await store.findCampaign(deps.pool, params.id);
    if (row === null || !can(actor, "read", "campaign", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    return answer(actor, ok(row));
  });
  registerOperation(host, listCampaignChanges, async ({ actor, params }) => {
    const changes = await readChanges(deps, actor, params.id);
    return changes.ok ? ok({ items: [...changes.value] }) : changes;
  });
  registerOperation(host, setCampaign, async ({ actor, params, body }) =>
    write({
      id: params.id,
      actor,
      action: "campaign.updated",
      pausedUntil: null,
      change: () => body,
    }),
  );
  registerOperation(host, mergeCampaign, async ({ actor, params, body }) =>
    // The patch's schema allows only what results in a whole document. Writing the status also
    // clears the end of a pause.
    write({
      id: params.id,
      actor,
      action: "campaign.updated",
      ...(body.status === undefined ? {} : { pausedUntil: null }),
      change: (current) =>
        current === null ? undefined : (applyMergePatch(current, body) as CampaignDocument),
    }),
  );
  registerOperation(host, pauseOperation, async ({ actor, params, body }) =>
    answer(actor, await pauseCampaign(deps, { id: params.id, actor, until: body?.until })),
  );
  registerOperation(host, resumeCampaign, async ({ actor, params }) =>
    write({
      id: params.id,
      actor,
      action: "campaign.resumed",
      change: (current) => (current === null ? undefined : { ...current, status: "active" }),
    }),
  );
}
