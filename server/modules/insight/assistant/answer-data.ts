// Answers questions about the asker's own figures, from the operations that the screens read, with
// the asker's own rights.
import { MOST_RANKED, answerFigure } from "./answer-figures.ts";
import type { Asker } from "./assistant-deps.ts";
import {
  type Question,
  type Topic,
  count,
  moneyOf,
  refused,
  screenOfRole,
  spanOf,
} from "./data-question.ts";
import { screenLink } from "./screen-link.ts";
import { type Day, type Spoken, spoken } from "./spoken.ts";
import type { AssistantWords } from "../../../../locales/assistant-words.ts";
import type { ListingOverview } from "../../../../contract/marketplace/listing-overview.ts";
import type { ReportGroup } from "../../../../contract/insight/report-figures.ts";
import type { Balances, DemandOrder } from "../../../../contract/insight/current-reports.ts";
import type { LeftOver } from "../../../../domain/assistant/left-over.ts";
import type { DataQuestion } from "../../../../domain/assistant/turns.ts";

/**
 * Answers in words, with a link to the screen that shows the same figures. The answer says what the
 * role may not see, and by what the figure could not be narrowed, instead of guessing.
 * `namesPlace`: whether a place smaller than a state was named.
 */
export async function answerData(
  asker: Asker,
  question: DataQuestion,
  day: Day,
  words: AssistantWords,
  { namesPlace = false, leftOver = null }: Unread = {},
): Promise<Spoken> {
  // A figure for less than half of the question would be a guess at the rest.
  if (leftOver?.isMost === true)
    return spoken(words.data.unclear(leftOver.understood, leftOver.words));
  const asked: Question = { asker, question, words, ...day };
  const answer = await ANSWERS[question.topic](asked);
  if (answer === null) return spoken(words.data.notYours);
  const left = leftOut(question, namesPlace);
  const notes = [
    left.length === 0 ? null : words.data.notNarrowed(left),
    leftOver === null || leftOver.words.length === 0
      ? null
      : words.data.notUnderstood(leftOver.words),
  ].filter((note) => note !== null);
  return {
    ...answer,
    content: { ...answer.content, text: [answer.content.text, ...notes].join(" ") },
  };
}

/** What of a question its figure does not take into account. */
interface Unread {
  readonly namesPlace?: boolean;
  readonly leftOver?: LeftOver | null;
}

/** Topics that are answered by tier and side. */
const BY_LEAD: ReadonlySet<Topic> = new Set(["listings", "demand"]);

/** The filters of a question that its answer does not apply. */
function leftOut(
  { topic, tier, side }: DataQuestion,
  namesPlace: boolean,
): readonly ("tier" | "side" | "place")[] {
  const byLead = BY_LEAD.has(topic);
  return [
    ...(tier !== null && !byLead ? ["tier" as const] : []),
    ...(side !== null && !byLead ? ["side" as const] : []),
    ...(namesPlace ? ["place" as const] : []),
  ];
}

const figure =
  (topic: Topic) =>
  (asked: Question): Promise<Spoken | null> =>
    answerFigure(asked, topic);
/** Null if the role may not see it. */
const ANSWERS: Readonly<Record<Topic, (asked: Question) => Promise<Spoken | null>>> = {
  leads: figure("leads"),
  sold: figure("sold"),
  bought: figure("bought"),
  spend: figure("spend"),
  earned: figure("earned"),
  volume: figure("volume"),
  revenue: figure("revenue"),
  balance: answerBalances,
  payable: answerBalances,
  returns: answerReturns,
  campaigns: (asked) => answerRecords(asked, "campaigns"),
  sources: (asked) => answerRecords(asked, "sources"),
  listings: answerListings,
  demand: answerDemand,
  unsold_reasons: answerReasons,
};

async function answerBalances({ asker: { actor, read }, words }: Question): Promise<Spoken | null> {
  const report = await read("/v1/reports/balances");
  if (!report.ok) return refused(report.error, words);
  const balances = report.value as Balances;
  const money = (cents: number): string => moneyOf(cents, words);
  switch (balances.view) {
    case "advertiser":
      return spoken(
        words.data.wallet(
          money(balances.available_cents),
          money(balances.balance_cents),
          money(balances.held_cents),
        ),
        [screenLink("billing", words)],
      );
    case "affiliate": {
      const [next] = balances.calendar;
      const said =
        next === undefined
          ? null
          : words.data.nextPayable(
              money(next.amount_cents),
              new Intl.DateTimeFormat(words.locale, {
                dateStyle: "medium",
                timeZone: "UTC",
              }).format(Date.parse(next.date)),
            );
      return spoken(
        words.data.payable(money(balances.payable_cents), money(balances.pending_cents), said),
        [screenLink("earnings", words)],
      );
    }
    case "admin":
      return actor.role === "admin"
        ? spoken(
            words.data.network(money(balances.payable_cents), money(balances.receivable_cents)),
            [screenLink("dashboard", words)],
          )
        : null;
  }
}

async function answerReturns(asked: Question): Promise<Spoken> {
  const {
    asker: { actor, read },
    words,
  } = asked;
  const { query, when } = spanOf(asked);
  const report = await read(`/v1/reports/groups?${query}&by=state`);
  if (!report.ok) return refused(report.error, words);
  const groups = (report.value as { readonly groups: readonly ReportGroup[] }).groups;
  const sum = (name: "returned" | "sales"): string =>
    count(
      groups.reduce((total, { current }) => total + (current[name] ?? 0), 0),
      words,
    );
  return spoken(words.data.returned(sum("returned"), sum("sales"), when), [
    screenLink(actor.role === "advertiser" ? "billing" : screenOfRole(actor.role), words),
  ]);
}

async function answerReasons(asked: Question): Promise<Spoken | null> {
  const {
    asker: { actor, read },
    words,
  } = asked;
  if (actor.role === "advertiser") return null;
  const { query, when } = spanOf(asked);
  const report = await read(`/v1/reports/groups?${query}&by=reason`);
  if (!report.ok) return refused(report.error, words);
  const reasons = (report.value as { readonly groups: readonly ReportGroup[] }).groups
    .filter(({ current }) => (current.leads ?? 0) > 0)
    .slice(0, MOST_RANKED);
  const links = [screenLink("leads", words)];
  if (reasons.length === 0) return spoken(words.data.noReasons(when), links);
  return spoken(
    [
      words.data.reasons(when),
      ...reasons.map(
        ({ name, current }) =>
          `${words.data.refusals[name] ?? name}: ${count(current.leads ?? 0, words)}`,
      ),
    ].join("\n"),
    links,
  );
}

async function answerRecords(
  { asker: { actor, read }, words }: Question,
  name: "campaigns" | "sources",
): Promise<Spoken | null> {
  if (actor.role === (name === "campaigns" ? "affiliate" : "advertiser")) return null;
  const answers = await Promise.all(
    // What the network paused is not active, whatever its owner wants.
    [
      ["status,eq,active", "network_paused,eq,no"],
      ["status,eq,paused", "network_paused,eq,no"],
      ["network_paused,eq,yes"],
    ].map((conditions) => {
      const where = conditions.map((one) => `&where=${encodeURIComponent(one)}`);
      return read(`/v1/${name}?limit=100${where.join("")}`);
    }),
  );
  const counts: string[] = [];
  for (const answer of answers) {
    if (!answer.ok) return refused(answer.error, words);
    const { items, next_cursor: next } = answer.value as {
      readonly items: readonly unknown[];
      readonly next_cursor: string | null;
    };
    counts.push(`${count(items.length, words)}${next === null ? "" : "+"}`);
  }
  const [active = "0", paused = "0", held = "0"] = counts;
  const shown = words.data.records[name](active, paused);
  return spoken(held === count(0, words) ? shown : `${shown} ${words.data.held(held)}`, [
    screenLink(name === "campaigns" ? "campaigns" : "leads", words),
  ]);
}

async function answerListings({
  asker: { read },
  question: { states, tier, side },
  words,
}: Question): Promise<Spoken> {
  const where = [
    ...(states.length === 0 ? [] : [`state,in,${states.join(",")}`]),
    ...(tier === null ? [] : [`tier,eq,${tier}`]),
    ...(side === null ? [] : [`side,eq,${side}`]),
  ];
  const conditions = where.map((one) => `where=${encodeURIComponent(one)}`).join("&");
  const report = await read(`/v1/listings/overview${conditions === "" ? "" : `?${conditions}`}`);
  if (!report.ok) return refused(report.error, words);
  const { total, counts } = report.value as ListingOverview;
  const most = Object.entries(counts.state)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([state, number]) => `${state} (${count(number, words)})`);
  const told = total === null ? words.data.listingsFew : words.data.listings(count(total, words));
  return spoken(
    most.length === 0 || states.length > 0 ? told : `${told} ${words.data.most(most)}`,
    [screenLink("marketplace", words)],
  );
}

async function answerDemand({
  asker: { actor, read },
  question: { states, side, tier },
  words,
}: Question): Promise<Spoken | null> {
  if (actor.role === "advertiser") return null;
  const report = await read("/v1/reports/demand");
  if (!report.ok) return refused(report.error, words);
  const orders = (report.value as { readonly orders: readonly DemandOrder[] }).orders.filter(
    (order) =>
      (states.length === 0 ||
        order.states.length === 0 ||
        order.states.some((state) => states.includes(state))) &&
      (side === null || order.sides === null || order.sides.includes(side)) &&
      (tier === null || order.tiers === null || order.tiers.includes(tier)),
  );
  const links = [screenLink(actor.role === "admin" ? "dashboard" : "campaigns", words)];
  if (orders.length === 0) return spoken(words.data.noDemand, links);
  const best = orders.reduce(
    (most, order) =>
      Math.max(most, order.exclusive_payout_cents ?? 0, order.shared_payout_cents ?? 0),
    0,
  );
  return spoken(
    words.data.demand(count(orders.length, words), moneyOf(best, words), states),
    links,
  );
}
