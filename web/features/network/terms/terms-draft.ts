// The form of agreed terms: what is typed, made from terms and read back, or what is wrong.
import { LONGEST_HOLD_DAYS } from "../../../../domain/terms/affiliate-terms.ts";
import { LONGEST_RETURN_DAYS } from "../../../../domain/terms/terms-documents.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { LEAD_SIDES, TIERS } from "../../../../domain/lead/vocabulary.ts";
import type { AccountTermsTexts } from "../../../../locales/en/account-terms.ts";
import { readDollars } from "../../../lib/read-dollars.ts";
import {
  type AffiliateTerms,
  type BuyerTerms,
  type Earning,
  LIMIT_WINDOWS,
} from "./terms-words.ts";

export interface EarningDraft {
  readonly kind: Earning["kind"];
  /** Percent of a share, dollars of a flat amount. */
  readonly amount: string;
}

/** Empty members mean any. */
export interface RuleDraft {
  /** Names the row while the form is open. */
  readonly id: string;
  readonly sourceId: string;
  readonly side: string;
  readonly tier: string;
  readonly sold: string;
  readonly earning: EarningDraft;
}

export interface ReserveDraft {
  readonly id: string;
  readonly side: string;
  /** Dollars; empty for the network's price table. */
  readonly exclusive: string;
  readonly shared: string;
}

export interface AffiliateDraft {
  readonly earning: EarningDraft;
  readonly rules: readonly RuleDraft[];
  readonly reserves: readonly ReserveDraft[];
  readonly hold: string;
}

type LimitDraft = Readonly<Record<(typeof LIMIT_WINDOWS)[number], string>>;

export interface BuyerDraft {
  readonly returns: string;
  readonly leads: LimitDraft;
  /** In dollars. */
  readonly cents: LimitDraft;
  readonly closed: string;
  readonly exempt: string;
}

/** By field: "hold", "rule 0 amount", "leads day". */
export type DraftProblems = Readonly<Record<string, string>>;

/** A row that is added, with an id of its own. */
export const newRule = (id: string): RuleDraft => ({
  id,
  sourceId: "",
  side: "",
  tier: "",
  sold: "",
  earning: { kind: "share", amount: "" },
});
export const newReserve = (id: string): ReserveDraft => ({
  id,
  side: "",
  exclusive: "",
  shared: "",
});

const PERCENT = 100;

const plain = (amount: number): string => String(amount / PERCENT);
const plainOrEmpty = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? "" : plain(amount);

const earningDraftOf = ({ kind, amount }: Earning): EarningDraft => ({
  kind,
  amount: plain(amount),
});

export function affiliateDraftOf(terms: AffiliateTerms): AffiliateDraft {
  return {
    earning: earningDraftOf(terms.earning),
    rules: terms.earning_rules.map((rule, index) => ({
      id: String(index),
      sourceId: rule.source_id ?? "",
      side: rule.side ?? "",
      tier: rule.tier ?? "",
      sold: rule.from_sold === 0 ? "" : String(rule.from_sold),
      earning: earningDraftOf(rule.earning),
    })),
    reserves: terms.reserves.map((rule, index) => ({
      id: String(index),
      side: rule.side ?? "",
      exclusive: plainOrEmpty(rule.exclusive_cents),
      shared: plainOrEmpty(rule.shared_cents),
    })),
    hold: terms.hold_days === null ? "" : String(terms.hold_days),
  };
}

export function buyerDraftOf(terms: BuyerTerms): BuyerDraft {
  const windows = (of: (window: (typeof LIMIT_WINDOWS)[number]) => string): LimitDraft => ({
    day: of("day"),
    week: of("week"),
    month: of("month"),
  });
  return {
    returns: terms.return_days === null ? "" : String(terms.return_days),
    leads: windows((window) => String(terms.limits.leads?.[window] ?? "")),
    cents: windows((window) => plainOrEmpty(terms.limits.cents?.[window])),
    closed: terms.closed_states.join(", "),
    exempt: terms.exempt_states.join(", "),
  };
}

/** Collects what is wrong while a draft is read. */
class Reader {
  readonly problems: Record<string, string> = {};
  readonly texts: AccountTermsTexts["form"];

  constructor(texts: AccountTermsTexts["form"]) {
    this.texts = texts;
  }

  /** The value if there is one; else notes the problem and returns the stand-in. */
  need<Value>(field: string, value: Value | null, problem: string, standIn: Value): Value {
    if (value !== null) return value;
    this.problems[field] = problem;
    return standIn;
  }

  earning(field: string, { kind, amount }: EarningDraft): Earning {
    const read = kind === "share" ? readPercent(amount) : readDollars(amount);
    const problem = kind === "share" ? this.texts.wrongShare : this.texts.wrongAmount;
    return { kind, amount: this.need(field, read, problem, 0) };
  }

  days(field: string, typed: string, most: number, mostText: string): number | null {
    if (typed.trim() === "") return null;
    const read = readWhole(typed);
    return this.need(
      field,
      read === null || read > most ? null : read,
      this.texts.wrongDays(mostText),
      0,
    );
  }

  dollarsOrNull(field: string, typed: string): number | null {
    if (typed.trim() === "") return null;
    return this.need(field, readDollars(typed), this.texts.wrongAmount, 0);
  }

  states(field: string, typed: string): string[] {
    const codes = typed
      .split(/[\s,;]+/)
      .filter((code) => code !== "")
      .map((code) => code.toUpperCase());
    const wrong = codes.find((code) => !US_STATES.some((state) => state.code === code));
    if (wrong !== undefined) this.problems[field] = this.texts.wrongStates(wrong);
    return [...new Set(codes)];
  }
}

function readWhole(typed: string): number | null {
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null;
}

/** "62.5" or "62.5 %" as basis points, at most the whole. */
function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, "");
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null;
  const points = Math.round(Number(text) * PERCENT);
  return points > PERCENT * PERCENT ? null : points;
}

export function readAffiliateDraft(
  draft: AffiliateDraft,
  texts: AccountTermsTexts["form"],
  number: (count: number) => string,
): { readonly terms: AffiliateTerms; readonly problems: DraftProblems } {
  const reader = new Reader(texts);
  const conditions = draft.rules.map(({ sourceId, side, tier, sold }) =>
    JSON.stringify([sourceId, side, tier, readWhole(sold) ?? 0]),
  );
  const terms: AffiliateTerms = {
    earning: reader.earning("amount", draft.earning),
    earning_rules: draft.rules.map((rule, index) => {
      const field = `rule ${index}`;
      const sold =
        rule.sold.trim() === ""
          ? 0
          : reader.need(`${field} sold`, readWhole(rule.sold), texts.wrongSold, 0);
      if (conditions.indexOf(conditions[index] ?? "") < index) reader.problems[field] = texts.twice;
      else if (rule.sourceId === "" && rule.side === "" && rule.tier === "" && sold === 0)
        reader.problems[field] = texts.noCondition;
      return {
        source_id: rule.sourceId === "" ? null : rule.sourceId,
        side: LEAD_SIDES.find((side) => side === rule.side) ?? null,
        tier: TIERS.find((tier) => tier === rule.tier) ?? null,
        from_sold: sold,
        earning: reader.earning(`${field} amount`, rule.earning),
      };
    }),
    reserves: draft.reserves.map((reserve, index) => {
      const field = `reserve ${index}`;
      if (draft.reserves.slice(0, index).some(({ side }) => side === reserve.side))
        reader.problems[field] = texts.twiceSide;
      return {
        side: LEAD_SIDES.find((side) => side === reserve.side) ?? null,
        exclusive_cents: reader.dollarsOrNull(`${field} exclusive`, reserve.exclusive),
        shared_cents: reader.dollarsOrNull(`${field} shared`, reserve.shared),
      };
    }),
    hold_days: reader.days("hold", draft.hold, LONGEST_HOLD_DAYS, number(LONGEST_HOLD_DAYS)),
  };
  return { terms, problems: reader.problems };
}

export function readBuyerDraft(
  draft: BuyerDraft,
  texts: AccountTermsTexts["form"],
  number: (count: number) => string,
): { readonly terms: BuyerTerms; readonly problems: DraftProblems } {
  const reader = new Reader(texts);
  const limits = (
    unit: "leads" | "cents",
    read: (typed: string) => number | null,
    problem: string,
  ): Record<string, number> =>
    Object.fromEntries(
      LIMIT_WINDOWS.flatMap((window) => {
        const typed = draft[unit][window];
        if (typed.trim() === "") return [];
        const amount = read(typed);
        const positive = amount === 0 ? null : amount;
        return [[window, reader.need(`${unit} ${window}`, positive, problem, 1)]];
      }),
    );
  const leads = limits("leads", readWhole, texts.wrongLimit);
  const cents = limits("cents", readDollars, texts.wrongBudget);
  const terms: BuyerTerms = {
    return_days: reader.days(
      "returns",
      draft.returns,
      LONGEST_RETURN_DAYS,
      number(LONGEST_RETURN_DAYS),
    ),
    limits: {
      ...(Object.keys(leads).length === 0 ? {} : { leads }),
      ...(Object.keys(cents).length === 0 ? {} : { cents }),
    },
    closed_states: reader.states("closed", draft.closed),
    exempt_states: reader.states("exempt", draft.exempt),
  };
  return { terms, problems: reader.problems };
}
