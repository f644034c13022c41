// Finds the errors of a campaign's form by control, and places the server's problems at the
// controls.
import { type BidAdjustment } from "../../../../domain/distribution/bidder.ts";
import { findLimitConflicts } from "../../../../domain/distribution/limit-conflicts.ts";
import { TIERS, TIMINGS } from "../../../../domain/lead/vocabulary.ts";
import { toEndMinute, toMinute } from "../../../lib/clock-time.ts";
import type { ApiFieldError } from "../../../lib/api/problem.ts";
import type { CampaignFormTexts } from "../../../../locales/en/campaign-form.ts";
import {
  type CampaignFormValues,
  LIMIT_KINDS,
  type LimitKind,
  UNITS,
  type Unit,
  WEEKDAYS,
  type Weekday,
  centsOf,
  hoursOf,
  limitsOf,
} from "./campaign-form-values.ts";
import { type CriteriaControl, checkCriteria, criteriaControl } from "./check-criteria.ts";
import { LIMIT_WINDOWS, type LimitWindow } from "./periods.ts";
import { readNumber, readShare } from "./read-typed.ts";

/** A control of the form; `form` is the form as a whole. */
export type Control =
  | "name"
  | "exclusive"
  | "shared"
  | CriteriaControl
  | `${LimitKind} ${Unit} ${LimitWindow}`
  | `adjusted ${string}`
  | `share ${string}`
  | "channels"
  | "zone"
  | "days"
  | `day ${Weekday}`
  | "form";
export type Problems = Readonly<Partial<Record<Control, string>>>;
type Words = CampaignFormTexts["problems"];

const MOST_LEADS = 1_000_000;
/** Limits of a bid adjustment, in basis points. */
const LEAST_SHARE = -9_000;
const MOST_SHARE = 30_000;

/** Empty without errors. */
export function checkCampaignForm(draft: CampaignFormValues, words: Words): Problems {
  const plain = {
    ...checkBids(draft, words),
    ...checkAdjustments(draft, words),
    ...checkLimits(draft, words),
  };
  const channels = only("channels", draft.channels.length === 0 ? words.choose : null);
  // Limits are compared with each other and with the bids only once all are valid numbers.
  return {
    ...plain,
    ...(Object.keys(plain).length === 0 ? checkConflicts(draft, words) : {}),
    ...checkCriteria(draft.criteria, words),
    ...checkHours(draft, words),
    ...channels,
  };
}

function checkBids({ name, exclusive, shared }: CampaignFormValues, words: Words): Problems {
  const bid = (typed: string): string | null =>
    typed.trim() === "" || (centsOf(typed) ?? 0) > 0 ? null : words.number;
  const hasNone = exclusive.trim() === "" && shared.trim() === "";
  return {
    ...only("name", name.trim() === "" ? words.name : null),
    ...only("exclusive", hasNone ? words.bid : bid(exclusive)),
    ...only("shared", bid(shared)),
  };
}

function checkLimits(draft: CampaignFormValues, words: Words): Problems {
  return Object.assign(
    {},
    ...LIMIT_KINDS.flatMap((kind) =>
      UNITS.flatMap((unit) =>
        LIMIT_WINDOWS.map((window): Problems => {
          const typed = draft[kind][unit][window];
          if (typed.trim() === "") return {};
          if (unit === "cents")
            return only(
              `${kind} ${unit} ${window}`,
              (centsOf(typed) ?? 0) > 0 ? null : words.number,
            );
          const count = readNumber(typed);
          return only(
            `${kind} ${unit} ${window}`,
            count !== null && Number.isInteger(count) && count > 0 && count <= MOST_LEADS
              ? null
              : words.whole,
          );
        }),
      ),
    ),
  );
}

function checkAdjustments({ adjustments }: CampaignFormValues, words: Words): Problems {
  return Object.assign(
    {},
    ...adjustments.map(({ id, by, value, sought, share }, index): Problems => {
      const points = readShare(share);
      const isTwice =
        adjustments.findIndex((other) => other.by === by && other.value === value) < index;
      return {
        ...only(
          `adjusted ${id}`,
          (sought ?? "").trim() !== ""
            ? words.unchosen
            : value === ""
              ? words.county
              : isTwice
                ? words.twice
                : null,
        ),
        ...only(
          `share ${id}`,
          points === null || points < LEAST_SHARE || points > MOST_SHARE ? words.share : null,
        ),
      };
    }),
  );
}

function checkConflicts(draft: CampaignFormValues, words: Words): Problems {
  const bids = { exclusiveCents: centsOf(draft.exclusive), sharedCents: centsOf(draft.shared) };
  return Object.assign(
    {},
    ...LIMIT_KINDS.flatMap((kind) =>
      findLimitConflicts(limitsOf(draft[kind]), bids, adjustmentsOf(draft)).map(
        ({ unit, window, kind: conflict }): Problems =>
          only(
            `${kind} ${unit} ${window}`,
            conflict === "below_bid" ? words.belowBid : words.aboveLonger,
          ),
      ),
    ),
  );
}

/** The adjustments as distribution reads them. */
function adjustmentsOf({ adjustments }: CampaignFormValues): BidAdjustment[] {
  return adjustments.flatMap(({ by, value, share }): BidAdjustment[] => {
    const percent = readShare(share) ?? 0;
    if (by === "county_fips") return [{ by, value, percent }];
    if (by === "tier")
      return TIERS.filter((tier) => tier === value).map((tier) => ({ by, value: tier, percent }));
    return TIMINGS.filter((timing) => timing === value).map((timing) => ({
      by,
      value: timing,
      percent,
    }));
  });
}

function checkHours({ isAlways, keptHours, days }: CampaignFormValues, words: Words): Problems {
  if (isAlways || keptHours !== null) return {};
  if (WEEKDAYS.every((weekday) => !days[weekday].isOpen)) return { days: words.noDay };
  return Object.assign(
    {},
    ...WEEKDAYS.map((weekday): Problems => {
      const { isOpen, from, until } = days[weekday];
      const isRight =
        !isOpen || (from !== "" && until !== "" && toEndMinute(until) > toMinute(from));
      return only(`day ${weekday}`, isRight ? null : words.hours);
    }),
  );
}

/** The server's problems by control; those without one are placed at `form`. */
export function serverProblems(
  fields: readonly ApiFieldError[],
  draft: CampaignFormValues,
  say: (problem: ApiFieldError) => string,
): Problems {
  const found: Partial<Record<Control, string>> = {};
  for (const problem of fields) {
    const control = controlOf(
      problem.field.split("/").filter((part) => part !== ""),
      draft,
    );
    const text = say(problem);
    found[control] = found[control] === undefined ? text : `${found[control]} ${text}`;
  }
  return found;
}

function controlOf([member = "", ...rest]: readonly string[], draft: CampaignFormValues): Control {
  const [first, second] = rest;
  const kind = LIMIT_KINDS.find((name) => name === member);
  if (kind !== undefined) {
    const unit = UNITS.find((name) => name === first);
    const window = LIMIT_WINDOWS.find((name) => name === second);
    return unit === undefined || window === undefined ? "form" : `${kind} ${unit} ${window}`;
  }
  switch (member) {
    case "name":
      return "name";
    case "exclusive_bid_cents":
      return "exclusive";
    case "shared_bid_cents":
      return "shared";
    case "criteria":
      return criteriaControl(draft.criteria, rest);
    case "contact_channels":
      return "channels";
    case "adjustments": {
      const id = draft.adjustments[Number(first)]?.id;
      return id === undefined
        ? "form"
        : `${second === "basis_points" ? "share" : "adjusted"} ${id}`;
    }
    case "schedule": {
      if (first === "time_zone") return "zone";
      const day = hoursOf(draft)[Number(second)]?.weekday;
      const weekday = WEEKDAYS.find((one) => one === day);
      return weekday === undefined ? "days" : `day ${weekday}`;
    }
    default:
      return "form";
  }
}

function only(control: Control, problem: string | null): Problems {
  return problem === null ? {} : { [control]: problem };
}
