// Texts of the marketplace: the shelf as its buyers, sellers and the operator see it, and buying by
// hand.
import { plural } from "../plural.ts";
import { purchaseTexts } from "./parts/purchases.ts";
import type { Translated } from "../texts.ts";

export const marketplaceTexts = {
  about: {
    advertiser: "Leads on offer now. The contact is yours the moment you buy.",
    affiliate: "Your leads on offer, and what they cost a buyer now.",
    admin: "Every lead on offer in the network.",
    other: "Your role has no part in the marketplace.",
  },
  label: "Leads on offer",
  columns: {
    lead: "Lead",
    place: "Place",
    range: "Range",
    score: "Score",
    marks: "Checks",
    listed: "Listed",
    slots: "Slots left",
    price: "Price now",
    next: "Next price",
    ends: "Ends",
    owner: "Affiliate",
    action: "Buy",
  },
  filters: {
    side: "Side",
    state: "State",
    tier: "Tier",
    type: "Property",
    timing: "Timing",
    price: "Price from",
    zip: "ZIP",
    zipHint: "Five digits",
  },
  licensed: (states: string) => `Your licensed states: ${states}`,
  everywhere: "Show every state",
  onlyLicensed: "Only my licensed states",
  empty: {
    advertiser:
      "Nothing is on offer in your licensed states. A campaign buys such leads the moment they come in.",
    makeCampaign: "Create campaign",
    affiliate:
      "None of your leads is on offer. Leads that no campaign buys come here when their source lists them.",
    sources: "To your sources",
    admin:
      "Nothing is on offer. Leads that no campaign buys come here when their source lists them.",
  },
  bandNone: "Price not given",
  from: (price: string) => `from ${price}`,
  upTo: (price: string) => `up to ${price}`,
  exclusive: "Exclusive",
  slot: "Shared slot",
  slotOf: (left: string, total: string) => `${left} of ${total}`,
  notOffered: "not offered",
  exclusivePrice: (price: string) => `${price} exclusive`,
  slotPrice: (price: string) => `${price} a slot`,
  lastPrice: "Last price",
  nextAt: (price: string, when: string) => `${price} at ${when}`,
  scoreParts: (engagement: string, intent: string, financial: string) =>
    `Engagement ${engagement}, intent ${intent}, financial ${financial}`,
  certificate: "Certificate",
  noCertificate: "No certificate",
  marks: {
    phone: "Phone",
    email: "E-mail",
    certificate: "Consent certificate",
    not_given: "Not given",
    format_only: "Format only",
    yes: "Came along",
    no: "None",
  },
  consent: "May be contacted by",
  scope: {
    named: "companies that the consent names",
    network: "every buyer on the network's list",
    none: "nobody by name",
  },
  scopeLabel: "Consent covers",
  detail: {
    gone: "This lead is not on offer any more.",
    score: "Score",
    facts: "What is known",
    checks: "Checks and consent",
    price: "Price",
    received: "Received",
    listed: "Listed",
    ends: "Leaves the shelf",
    next: "Next price",
    county: "County",
    openLead: "Open the lead",
  },
  buy: (price: string) => `Buy for ${price}`,
  buyShort: "Buy",
  buyNamed: (name: string) => `Buy: ${name}`,
  bought: "You have the lead. Call now: the first call counts most.",
  openLead: "Open the lead",
  noPhone: "No phone was given",
  more: "Keep looking",
  ...purchaseTexts,
  where: { title: "Where leads are on offer", about: (count: string) => `${count} on offer` },
  affordable: (money: string) => `What you can afford: up to ${money}`,
  anyPrice: "Show every price",
  onlyAffordable: "Only what I can afford",
  map: {
    label: "Map of the leads on offer",
    show: "Show map",
    hide: "Hide map",
    nearer: "Nearer",
    farther: "Farther away",
    whole: "The whole country",
    here: (count: number, written: string) =>
      plural(count, "1 lead in this part of the map", `${written} leads in this part of the map`),
    cluster: (place: string, count: number, written: string) =>
      `${place}: ${plural(count, "1 lead", `${written} leads`)}. Come nearer`,
    several: "Several states",
    hint: "Arrow keys go from one to the next, Enter comes nearer.",
    busy: "Counting",
  },
  nothingHere:
    "Nothing on offer meets this. Look at a larger part of the map, at every price or in every state; or let a campaign buy such leads the moment they come in.",
  emptyArea: "Nothing is on offer in this part of the map.",
  searches: {
    all: "Everything",
    campaign: "Make it a campaign",
    campaignHint: "A campaign buys such leads the moment they come in.",
  },
};

export type MarketplaceTexts = Translated<typeof marketplaceTexts>;
