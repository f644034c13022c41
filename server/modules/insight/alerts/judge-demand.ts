// Judges buyers: whether they stopped buying, and how long their wallets last.
import type pg from "pg";
import { readLimits } from "../../../../domain/distribution/caps.ts";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import { findUsedUp } from "../../../../domain/distribution/used-up.ts";
import { buyerQuietRule } from "../../../../domain/alerts/kinds/buyer-quiet.ts";
import { walletDaysRule } from "../../../../domain/alerts/kinds/wallet-days.ts";
import { DAYS_OF_SPEND } from "../../../../domain/alerts/periods.ts";
import { addDays } from "../../../../domain/reports/pivot/days.ts";
import { countersOf } from "../../selling/distribution/index.ts";
import { dayAt, findBounds, listSummedDays } from "../pivot/index.ts";
import { type Judged, type Settings, judgeBy, judgedAs } from "./judged.ts";
import type { HourTable } from "./read-hours.ts";
import { type BuyingCampaign, listBuyingCampaigns, listWatchedWallets } from "./watched.store.ts";

interface DemandFacts {
  readonly table: HourTable;
  readonly settings: Settings;
  readonly timeZone: string;
  readonly atMs: number;
}

/** The judgments of buyers that are silent, and of wallets that spend. */
export async function judgeDemand(pool: pg.Pool, facts: DemandFacts): Promise<readonly Judged[]> {
  const { buyer_quiet: quiet, wallet_days: wallet } = facts.settings;
  return [
    ...(quiet.isOn ? await judgeBuyers(pool, facts) : []),
    ...(wallet.isOn ? await judgeWallets(pool, facts) : []),
  ];
}

async function judgeBuyers(
  pool: pg.Pool,
  { table: { sale, hourMs }, settings, atMs }: DemandFacts,
): Promise<readonly Judged[]> {
  const judge = (accountId: string, lastMs: number | null): readonly Judged[] => {
    const figures = { hours: sale.get(accountId)?.counts ?? [], lastMs, hourMs };
    const judgment = judgeBy(buyerQuietRule, settings.buyer_quiet, figures, atMs);
    const about = { kind: "buyer_quiet", subjectKind: "account", subjectId: accountId } as const;
    return judgedAs({ ...about, accountId }, judgment);
  };
  const silent = [...sale].filter(([id, { lastMs }]) =>
    judge(id, lastMs).some(({ judgment }) => judgment.state !== "well"),
  );
  const lasts = new Map(silent.map(([id, { lastMs }]) => [id, lastMs]));
  // Few are silent: only of these is it asked whether they could buy.
  const campaigns = await listBuyingCampaigns(pool, [...lasts.keys()]);
  const able = campaigns.filter((campaign) => canBuy(campaign, atMs));
  return [...Map.groupBy(able, (campaign) => campaign.account_id)].flatMap(([id, own]) => {
    // Since the oldest of them could buy.
    const since = Math.min(...own.map((campaign) => campaign.updated_at.getTime()));
    const last = lasts.get(id) ?? null;
    return judge(id, last === null ? null : Math.max(last, Math.min(since, atMs)));
  });
}

/** Whether the wallet pays for a lead, and no cap or budget is used up. */
function canBuy(campaign: BuyingCampaign, atMs: number): boolean {
  const { available, lowest_bid: lowest } = campaign;
  const moment = localMoment(campaign.time_zone, atMs);
  const usedUp = findUsedUp(readLimits(campaign.limits), countersOf(campaign), moment, lowest);
  return available >= lowest && usedUp === null;
}

async function judgeWallets(
  pool: pg.Pool,
  { settings, timeZone, atMs }: DemandFacts,
): Promise<readonly Judged[]> {
  // The seven days before the present one.
  const last = addDays(dayAt(timeZone, atMs), -1);
  const first = addDays(last, 1 - DAYS_OF_SPEND);
  const summed = new Set(await listSummedDays(pool, first, last));
  let rowsFrom = first;
  while (rowsFrom <= last && summed.has(rowsFrom)) rowsFrom = addDays(rowsFrom, 1);
  const [begin, rows, end] = await findBounds(pool, timeZone, [first, rowsFrom, last]);
  const [fromMs, untilMs] = [begin?.fromMs ?? atMs, end?.toMs ?? atMs];
  const wallets = await listWatchedWallets(pool, {
    timeZone,
    days: [...summed].filter((day) => day < rowsFrom),
    rowsFromMs: rows?.fromMs ?? atMs,
    rowsUntilMs: untilMs,
  });
  return wallets.flatMap((wallet) => {
    const figures = {
      availableCents: wallet.available_cents,
      spentCents: wallet.spent_cents,
      daysWithSpend: wallet.days_with_spend,
      fromMs,
      untilMs,
    };
    const judgment = judgeBy(walletDaysRule, settings.wallet_days, figures, atMs);
    const about = {
      kind: "wallet_days",
      subjectKind: "account",
      subjectId: wallet.account_id,
      accountId: wallet.account_id,
    } as const;
    return judgedAs(about, judgment);
  });
}
