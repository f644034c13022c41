// Compares the consent texts of recent leads with a new name of the network.
import type pg from "pg";
import type { RenameEffect } from "../../../../contract/network/rename-effect.ts";
import type { ConsentRecord } from "../../../../domain/lead/lead.ts";
import { namesParty } from "../../../../domain/lead/read-consent.ts";
import type { NamePeriod } from "../../../../domain/sellers/name-period.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import * as store from "./rename-effect.store.ts";

const LOOKS_BACK_MS = 7 * DAY_MS;
/** Read in one query: opening them takes about 20 milliseconds. */
const PAGE = 1_000;
/** Enough for a week of most networks; a larger one is told that only the latest were read. */
const MOST_LEADS = 20_000;

export interface RenameEffectDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly vault: ContactVault;
  readonly formerNetworkNames: () => readonly NamePeriod[];
}

interface Effect {
  leads: number;
  lostSales: number;
}

/** What would change if the network were renamed now. */
export async function previewRename(deps: RenameEffectDeps, name: string): Promise<RenameEffect> {
  const sinceMs = deps.now() - LOOKS_BACK_MS;
  const bySource = new Map<string, Effect>();
  let [read, beforeId]: [number, string | null] = [0, null];
  let isComplete = false;
  while (read < MOST_LEADS && !isComplete) {
    const leads: store.ConsentedLead[] = await store.listConsentedLeads(deps.pool, {
      sinceMs,
      beforeId,
      most: PAGE,
    });
    for (const lead of leads) countLead(bySource, lead, deps.vault, name);
    read += leads.length;
    beforeId = leads.at(-1)?.id ?? null;
    isComplete = leads.length < PAGE;
  }
  const sources = await store.findSources(deps.pool, [...bySource.keys()]);
  // The texts of hosted forms change with the name.
  const own = sources.filter(({ kind }) => kind === "api" || kind === "import");
  const effects = own.map((source) => ({
    source_id: source.id,
    source_name: source.name,
    account_id: source.account_id,
    account_name: source.account_name,
    leads: bySource.get(source.id)?.leads ?? 0,
    lost_sales: bySource.get(source.id)?.lostSales ?? 0,
  }));
  return {
    name,
    since: new Date(sinceMs).toISOString(),
    leads: read,
    lost_sales: effects.reduce((sum, { lost_sales: lost }) => sum + lost, 0),
    is_complete: isComplete,
    sources: effects.toSorted((a, b) => b.leads - a.leads),
    forms: await store.countForms(deps.pool),
    former_names: deps
      .formerNetworkNames()
      .toReversed()
      .map((former) => ({
        name: former.name,
        from: new Date(former.fromMs).toISOString(),
        until: new Date(former.untilMs ?? deps.now()).toISOString(),
      })),
  };
}

/** Counts the lead if its text does not contain the new name. */
function countLead(
  bySource: Map<string, Effect>,
  lead: store.ConsentedLead,
  vault: ContactVault,
  name: string,
): void {
  const { consent } = JSON.parse(
    vault.open(lead.id, { salt: lead.key_salt, sealed: lead.sealed }),
  ) as { readonly consent: ConsentRecord };
  if (namesParty(consent.text, name)) return;
  const effect = bySource.get(lead.source_id) ?? { leads: 0, lostSales: 0 };
  effect.leads += 1;
  if (lead.is_sold_by_list) effect.lostSales += 1;
  bySource.set(lead.source_id, effect);
}
