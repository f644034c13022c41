// Tests every kind of notification: in both languages, with every fact in both, and with an address
// of the app.
import { describe, expect, it } from "vitest";
import {
  LEAD_SIDES,
  POST_REASONS,
  PROPERTY_TYPES,
  TIERS,
} from "../../../../domain/lead/vocabulary.ts";
import { NOTIFICATION_TYPES, SILENT_TYPES } from "../../../../domain/notifications/types.ts";
import { RETURN_REASON_NAMES } from "../../../../domain/returns/reasons.ts";
import { NETWORK_PAUSE_EVENTS } from "./network-pause-events.test-support.ts";
import { ALERT_EVENTS } from "./alert-events.test-support.ts";
import { INBOX_EVENTS } from "./inbox-events.test-support.ts";
import type { OutboxEvent } from "./outbox.store.ts";
import { notificationsFor } from "./notify.ts";
import { SECURITY_EVENTS } from "./security-acts.test-support.ts";
import type { NotificationText } from "../../../../domain/notifications/words.ts";
import { renderEvent } from "../events/index.ts";

/**
 * Returns the events of an outbox event with their texts, from details as the database stores them.
 */
const toldOf = (outboxEvent: OutboxEvent) =>
  notificationsFor(outboxEvent, AT_MS).map((event) => {
    const stored = { ...event, details: JSON.parse(JSON.stringify(event.details)) };
    const [en, es] = (["en", "es"] as const).map((language) =>
      renderEvent(stored, { language, seesMoney: true }),
    );
    const forAgents = (["en", "es"] as const).map((language) =>
      renderEvent(stored, { language, seesMoney: false }),
    );
    return { ...event, en: en ?? NO_TEXT, es: es ?? NO_TEXT, forAgents };
  });

const NO_TEXT: NotificationText = { title: "", body: "" };
const AT_MS = Date.parse("2026-03-04T18:00:00Z");
const SALE = {
  saleId: "s",
  leadId: "l",
  buyerId: "buyer",
  affiliateId: "affiliate",
  mode: "exclusive",
  byHand: true,
  side: "seller",
  propertyType: "single_family",
  city: "Tampa",
  state: "FL",
  tier: "hot",
  priceCents: 9_730,
  earningCents: 6_811,
} as const;
const RETURN = {
  returnId: "r",
  saleId: "s",
  leadId: "l",
  buyerId: "buyer",
  affiliateId: "affiliate",
  networkId: "network",
  reason: "outside_area",
  priceCents: 9_730,
  earningCents: 6_811,
  lastDay: "2026-03-09",
} as const;
const SENT = {
  accountId: "affiliate",
  leadId: "l",
  side: "seller",
  city: "Tampa",
  state: "FL",
  sale: "exclusive",
  earningCents: 6_811,
  reason: null,
} as const;
const PAYOUT = {
  payoutId: "p",
  affiliateId: "affiliate",
  networkId: "network",
  amountCents: 123_456,
} as const;

/** Every kind in each of its shapes. */
const ANNOUNCED: readonly OutboxEvent[] = [
  {
    topic: "leads_decided",
    payload: { sales: [SALE, { ...SALE, mode: "shared", byHand: false }], leads: 2, unsold: {} },
  },
  ...[1, 6].map((leads): OutboxEvent => ({
    topic: "leads_sold",
    payload: {
      affiliateId: "affiliate",
      leads,
      earningCents: 41_237,
      first: {
        leadId: "l",
        side: "seller",
        propertyType: "single_family",
        city: "Tampa",
        state: "FL",
      },
    },
  })),
  { topic: "return_filed", payload: RETURN },
  { topic: "return_withdrawn", payload: RETURN },
  ...(["network", "buyer", "affiliate"] as const).map((from): OutboxEvent => ({
    topic: "return_message",
    payload: { ...RETURN, accountId: RETURN.buyerId, from },
  })),
  ...[true, false].flatMap((wasAnswered) =>
    [true, false].map((peopleOnly): OutboxEvent => ({
      topic: "return_to_decide",
      payload: { ...RETURN, wasAnswered, peopleOnly },
    })),
  ),
  ...[true, false].flatMap((approved) =>
    (["admin", "checks", "deadline"] as const).map((by): OutboxEvent => ({
      topic: "return_decided",
      payload: { ...RETURN, approved, by },
    })),
  ),
  ...[1, 3].map((count): OutboxEvent => ({
    topic: "search_matched",
    payload: { accountId: "buyer", name: "Condos", count, url: "/marketplace?type=condo" },
  })),
  ...[1, 2].map((count): OutboxEvent => ({
    topic: "demand_followed",
    payload: { accountId: "affiliate", count, state: "TX", side: "seller", bestCents: 6_500 },
  })),
  {
    topic: "demand_followed",
    payload: { accountId: "affiliate", count: 2, state: null, side: null, bestCents: 6_500 },
  },
  ...["Ana", null].map((assigneeName) => ({
    topic: "callback_due" as const,
    payload: {
      accountId: "buyer",
      leadId: "l",
      side: "seller",
      city: assigneeName === null ? null : "Tampa",
      state: assigneeName === null ? null : "FL",
      assigneeName,
    },
  })),
  {
    topic: "sale_assigned",
    payload: {
      accountId: "buyer",
      leadId: "l",
      side: "seller",
      city: "Tampa",
      state: "FL",
      assigneeName: "Ana",
    },
  },
  {
    topic: "sale_assigned",
    payload: {
      accountId: "buyer",
      leadId: "l",
      side: "seller",
      city: null,
      state: null,
      assigneeName: null,
    },
  },
  {
    topic: "import_ended",
    payload: {
      accountId: "affiliate",
      importId: "i",
      status: "done",
      rows: 30,
      accepted: 20,
      sold: 12,
      earnedCents: 81_700,
    },
  },
  { topic: "form_sent", payload: SENT },
  {
    topic: "form_sent",
    payload: { ...SENT, isConversation: true, sale: "none", city: null, state: null },
  },
  { topic: "form_sent", payload: { ...SENT, sale: "shared" } },
  { topic: "draft_ended", payload: { ...SENT, kind: "confirmed" } },
  { topic: "draft_ended", payload: { accountId: "affiliate", kind: "ran_out", draftId: "d" } },
  { topic: "draft_ended", payload: { accountId: "affiliate", kind: "failed", draftId: "d" } },
  ...(["gone", "failing"] as const).map((reason): OutboxEvent => ({
    topic: "postback_off",
    payload: { accountId: "affiliate", postbackId: "b", host: "hooks.example.com", reason },
  })),
  ...(["failing", "off", "given_up"] as const).flatMap((state) =>
    (["wrong_key", "no_answer"] as const).map((reason): OutboxEvent => ({
      topic: "delivery_failing",
      payload: {
        accountId: "buyer",
        destinationId: "d",
        name: "Condos",
        state,
        reason,
        leadId: "l",
      },
    })),
  ),
  { topic: "email_off", payload: { accountId: "buyer", userId: "u" } },
  ...(["gone", "failing"] as const).map((reason): OutboxEvent => ({
    topic: "webhook_off",
    payload: { accountId: "buyer", webhookId: "w", host: "hooks.example.com", reason },
  })),
  ...(["requested", "approved", "sent", "rejected", "failed"] as const).map(
    (status): OutboxEvent => ({ topic: "payout_moved", payload: { ...PAYOUT, status } }),
  ),
  ...SECURITY_EVENTS,
  ...[true, false].map((isTakeOver): OutboxEvent => ({
    topic: "api_key_made",
    payload: { accountId: "buyer", keyId: "k", name: "Sync", by: "Ana Ruiz", isTakeOver },
  })),
  ...[true, false].map((isOfSource): OutboxEvent => ({
    topic: "key_revoked",
    payload: { accountId: "buyer", keyId: "k", name: "Sync", isOfSource, reason: "It leaked." },
  })),
  ...[true, false].map((isFirst): OutboxEvent => ({
    topic: "bank_changed",
    payload: { accountId: "affiliate", isFirst },
  })),
  ...(["day", "week", "month", "total"] as const).flatMap((window) =>
    (
      [
        ["leads", 80],
        ["leads", 1],
        ["cents", 90_000],
      ] as const
    ).flatMap(([unit, most]) =>
      [{ id: "c", name: "Condos" }, null].map((campaign): OutboxEvent => ({
        topic: "cap_reached",
        payload: { accountId: "buyer", campaign, window, unit, most },
      })),
    ),
  ),
  ...[null, 20_000].map((belowCents): OutboxEvent => ({
    topic: "low_balance",
    payload: { accountId: "buyer", availableCents: 9_730, belowCents },
  })),
  ...[1, 3].map((campaigns): OutboxEvent => ({
    topic: "campaign_stopped",
    payload: { reason: "wallet_empty", accountId: "buyer", campaigns, availableCents: 0 },
  })),
  ...(["paused", "archived"] as const).map((status): OutboxEvent => ({
    topic: "campaign_stopped",
    payload: { reason: "operator", accountId: "buyer", campaignId: "c", name: "Condos", status },
  })),
  ...NETWORK_PAUSE_EVENTS,
  ...ALERT_EVENTS,
  ...INBOX_EVENTS,
  ...[true, false].map((isAnswer): OutboxEvent => ({
    topic: "account_waiting",
    payload: { networkId: "network", accountId: "a", isAnswer },
  })),
  ...(["approved", "refused", "asked"] as const).map((decision): OutboxEvent => ({
    topic: "application_moved",
    payload: { accountId: "a", decision, text: decision === "approved" ? null : "MLS 7?" },
  })),
];
const NEWS = ANNOUNCED.flatMap((outboxEvent) =>
  toldOf(outboxEvent).map(
    (event) =>
      [
        `${outboxEvent.topic} to ${event.accountId}: ${event.en.title} / ${event.en.body}`,
        event,
      ] as const,
  ),
);

/** What is the same in every language: sums, counts, places, names. */
const factsIn = ({ title, body }: NotificationText): readonly string[] =>
  `${title} ${body}`
    .match(
      /\$\d+\.\d\d|\d{4}-\d\d-\d\d|(?<![\w$.-])\d+(?![\w.-])|Tampa, FL|Texas|Condos|Ana\b|hooks\.example\.com/g,
    )
    ?.toSorted() ?? [];
const ENGLISH_WORDS =
  /\b(?:the|your|was|were|lead|leads|sold|read|why|until|reason|with|from|nobody|buyer|seller|is|are|by|of|and|answered|payout|row|rows)\b/i;

describe("a notification", () => {
  it.each(NEWS)("%s", (_name, { en, es, url, atMs, accountId, type, facts }) => {
    expect(factsIn(es)).toEqual(factsIn(en));
    for (const { title, body } of [en, es])
      expect(`${title} ${body}`).not.toMatch(/undefined|null|NaN|\[object|_/);
    expect(`${es.title} ${es.body}`).not.toMatch(ENGLISH_WORDS);
    expect(es.title).not.toBe(en.title);
    expect(
      Object.keys(facts).filter((name) => !/^[a-z_]+$/.test(name) || facts[name] === undefined),
    ).toEqual([]);
    expect([
      url.startsWith("/"),
      atMs,
      accountId === "",
      [...NOTIFICATION_TYPES, ...SILENT_TYPES].includes(type),
    ]).toEqual([true, AT_MS, false, true]);
  });

  it("names no amount to people who do not see the account's money", () => {
    const all = ANNOUNCED.flatMap((outboxEvent) => toldOf(outboxEvent));
    const amounts = all.filter(({ en }) => /\$/.test(`${en.title} ${en.body}`));
    expect(amounts.length).toBeGreaterThan(5);
    for (const { type, forAgents } of all)
      for (const { title, body } of forAgents) {
        expect(`${title} ${body}`, type).not.toMatch(/\$|\d\.\d\d/);
        expect(title, type).not.toBe("");
      }
  });

  it("has a title of its own for each lead, return, draft, account and member", () => {
    const ids = ["0193-aaa111", "0193-bbb222", "0193-ccc333", "0193-ddd444"];
    const RECORDS = ["leadId", "draftId", "affiliateId", "userId"];
    const withId = (value: unknown, id: string): unknown =>
      JSON.parse(JSON.stringify(value), (name: string, member: unknown) =>
        RECORDS.includes(name) && typeof member === "string" && name !== "affiliateId"
          ? id
          : member,
      );
    const byRecord = ANNOUNCED.filter(({ topic }) =>
      /^(?:leads_decided|return_|form_sent|draft_ended|callback_due)/.test(topic),
    );
    expect(byRecord.length).toBeGreaterThan(20);
    for (const outboxEvent of byRecord) {
      const told = ids.map((id) => toldOf(withId(outboxEvent, id) as OutboxEvent));
      for (const at of (told[0] ?? []).keys()) {
        const events = told.map((events) => events[at]);
        for (const language of ["en", "es"] as const)
          expect(
            new Set(events.map((event) => event?.[language].title)).size,
            `${outboxEvent.topic}: ${events[0]?.[language].title ?? ""}`,
          ).toBe(ids.length);
        for (const language of [0, 1])
          expect(
            new Set(events.map((event) => event?.forAgents[language]?.title)).size,
            `${outboxEvent.topic} without money`,
          ).toBe(ids.length);
      }
    }
  });

  it("says what a burst of sales earned, and only the number of leads without money", () => {
    const [, many] = ANNOUNCED.filter(({ topic }) => topic === "leads_sold").flatMap(toldOf);
    expect([many?.en, many?.forAgents[0]]).toEqual([
      { title: "6 leads sold, $412.37", body: "Sold to campaigns · you earn $412.37" },
      { title: "6 leads sold", body: "Sold to campaigns" },
    ]);
  });

  it("is not created for what an account's people know already", () => {
    const quiet: readonly OutboxEvent[] = [
      { topic: "leads_decided", payload: { sales: [], leads: 3, unsold: { affiliate: ["l"] } } },
      {
        topic: "import_ended",
        payload: {
          accountId: "affiliate",
          importId: "i",
          status: "cancelled",
          rows: 30,
          accepted: 0,
          sold: 0,
          earnedCents: 0,
        },
      },
      { topic: "earnings_paid", payload: { affiliateId: "affiliate", sales: [] } },
      { topic: "payout_moved", payload: { ...PAYOUT, status: "cancelled" } },
    ];
    expect(quiet.flatMap((outboxEvent) => notificationsFor(outboxEvent, AT_MS))).toEqual([]);
  });

  it("has words for every side, kind of property, tier and reason in both languages", () => {
    const bought = (more: object): NotificationText[] =>
      toldOf({
        topic: "leads_decided",
        payload: { sales: [{ ...SALE, byHand: false, ...more }], leads: 1, unsold: {} },
      }).flatMap(({ en, es }) => [en, es]);
    const all = [
      ...LEAD_SIDES.flatMap((side) => bought({ side })),
      ...PROPERTY_TYPES.flatMap((propertyType) => bought({ propertyType })),
      ...TIERS.flatMap((tier) => bought({ tier })),
      ...RETURN_REASON_NAMES.flatMap((reason) =>
        toldOf({ topic: "return_filed", payload: { ...RETURN, reason } }),
      ).flatMap(({ en, es }) => [en, es]),
      ...POST_REASONS.flatMap((reason) =>
        toldOf({ topic: "form_sent", payload: { ...SENT, sale: "none", reason } }),
      ).flatMap(({ en, es }) => [en, es]),
    ];
    for (const { title, body } of all) expect(`${title} ${body}`).not.toMatch(/undefined|_/);
    const spanish = all.filter((_, index) => index % 2 === 1);
    expect(spanish.filter(({ title, body }) => ENGLISH_WORDS.test(`${title} ${body}`))).toEqual([]);
  });
});
