// Turns a requested change into buttons that propose it: the person makes the change with their own
// rights.
import type { AssistantProposal } from "../../../../contract/insight/assistant-message.ts";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { ChangeWish } from "../../../../domain/assistant/turns.ts";
import type { Asker } from "./assistant-deps.ts";
import { screenLink } from "./screen-link.ts";
import { type Spoken, spoken } from "./spoken.ts";
import type { AssistantWords } from "../../../../locales/assistant-words.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

/** The maximum number of campaigns searched and proposed. */
const MOST_READ = 100;
const MOST_PROPOSED = 5;

type CampaignWish = Extract<
  ChangeWish,
  { readonly what: "pause" | "resume" | "daily_cap" | "bid" }
>;
type Named = Pick<Campaign, "id" | "name" | "status" | "network_pause">;

export async function proposeChange(
  { actor, read }: Asker,
  wish: ChangeWish,
  words: AssistantWords,
): Promise<Spoken> {
  const elsewhere = (screen: "billing" | "earnings" | "leads"): Spoken =>
    spoken(words.change.elsewhere, [screenLink(screen, words)]);
  if (wish.what === "top_up")
    return actor.role === "advertiser" ? elsewhere("billing") : spoken(words.change.notYours);
  if (wish.what === "payout")
    return actor.role === "affiliate" ? elsewhere("earnings") : spoken(words.change.notYours);
  if ("of" in wish && wish.of === "source")
    return actor.role === "affiliate" ? elsewhere("leads") : spoken(words.change.notYours);
  if (actor.role === "affiliate") return spoken(words.change.notYours);
  const answer = await read(
    `/v1/campaigns?limit=${MOST_READ}&where=${encodeURIComponent("status,in,active,paused")}`,
  );
  if (!answer.ok) return spoken(words.data.unreachable);
  const named = campaignsNamed((answer.value as { readonly items: readonly Named[] }).items, wish);
  const meant = named.filter((campaign) => wouldChange(campaign, wish));
  // Only the network ends its own pauses.
  const [held] = wish.what === "resume" ? named.filter(isHeld) : [];
  if (meant.length === 0 && held !== undefined)
    return spoken(words.change.heldByNetwork(held.name), [screenLink("campaigns", words)]);
  if (meant.length === 0) return spoken(words.change.none, [screenLink("campaigns", words)]);
  const proposals = meant
    .slice(0, MOST_PROPOSED)
    .map((campaign) => proposalOf(campaign, wish, words));
  return spoken(
    meant.length === 1 ? words.change.proposed : words.change.which,
    meant.length > MOST_PROPOSED ? [screenLink("campaigns", words)] : [],
    proposals,
  );
}

/** The campaigns with the given name, or all. */
function campaignsNamed(campaigns: readonly Named[], wish: CampaignWish): readonly Named[] {
  const name = "name" in wish ? (wish.name?.toLowerCase() ?? null) : null;
  return name === null
    ? campaigns
    : campaigns.filter((campaign) => campaign.name.toLowerCase().includes(name));
}

const isHeld = ({ network_pause: pause }: Named): boolean => pause !== null;

function wouldChange(campaign: Named, wish: CampaignWish): boolean {
  if (wish.what === "pause") return campaign.status === "active" && !isHeld(campaign);
  return wish.what === "resume" ? campaign.status === "paused" && !isHeld(campaign) : true;
}

function proposalOf(
  { id, name }: Named,
  wish: CampaignWish,
  words: AssistantWords,
): AssistantProposal {
  const nothing = { campaign_id: id, leads: null, cents: null, mode: null };
  const format = new Intl.NumberFormat(words.locale);
  switch (wish.what) {
    case "pause":
      return { ...nothing, kind: "pause_campaign", label: words.change.pause(name) };
    case "resume":
      return { ...nothing, kind: "resume_campaign", label: words.change.resume(name) };
    case "daily_cap":
      return {
        ...nothing,
        kind: "set_daily_cap",
        leads: wish.leads,
        label: words.change.cap(name, format.format(wish.leads)),
      };
    case "bid":
      return {
        ...nothing,
        kind: "set_bid",
        cents: wish.cents,
        mode: wish.mode ?? "exclusive",
        label: words.change.bid(
          name,
          new Intl.NumberFormat(words.locale, { style: "currency", currency: "USD" }).format(
            wish.cents / CENTS_PER_DOLLAR,
          ),
        ),
      };
  }
}
