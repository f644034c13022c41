// What is wrong with a campaign's form, by the control to mend: found before it is sent, or said by the server.
import { US_STATES } from "../../../domain/lead/us-states.ts";
import { toEndMinute, toMinute } from "../../lib/clock-time.ts";
import type { FieldProblem } from "../../lib/api/problem.ts";
import type { CampaignFormTexts } from "../../texts/campaign-form.ts";
import { type CampaignDraft, UNITS, type Unit, WEEKDAYS, type Weekday, centsOf, hoursOf } from "./campaign-draft.ts";
import { type CriteriaRule, criteriaRules, readNumber, wordsOf } from "./criteria-draft.ts";
import { LIMIT_WINDOWS, type LimitWindow } from "./periods.ts";

/** A control of the form; `form` is none of them. */
export type Control = "name" | "exclusive" | "shared" | CriteriaRule["control"] | `${Unit} ${LimitWindow}` | "zone" | "days" | `day ${Weekday}` | "form";
export type Problems = Readonly<Partial<Record<Control, string>>>;
type Words = CampaignFormTexts["problems"];

const STATES = new Set(US_STATES.map(({ code }) => code));
const POINTS = 100;
const MOST_LEADS = 1_000_000;

/** Empty where all is well. */
export function checkDraft(draft: CampaignDraft, words: Words): Problems {
  return { ...checkBids(draft, words), ...checkCriteria(draft, words), ...checkLimits(draft, words), ...checkHours(draft, words) };
}

function checkBids({ name, exclusive, shared }: CampaignDraft, words: Words): Problems {
  const bid = (typed: string): string | null => (typed.trim() === "" || (centsOf(typed) ?? 0) > 0 ? null : words.number);
  const hasNone = exclusive.trim() === "" && shared.trim() === "";
  return { ...only("name", name.trim() === "" ? words.name : null), ...only("exclusive", hasNone ? words.bid : bid(exclusive)), ...only("shared", bid(shared)) };
}

function checkCriteria({ criteria: { states, zips, minScore, priceMin, priceMax } }: CampaignDraft, words: Words): Problems {
  const state = wordsOf(states).find((word) => !STATES.has(word));
  const zip = wordsOf(zips).find((word) => !/^\d{5}$/.test(word));
  const isWrong = (typed: string): boolean => typed.trim() !== "" && readNumber(typed) === null;
  const score = readNumber(minScore);
  const [low, high] = [readNumber(priceMin), readNumber(priceMax)];
  return {
    ...only("states", state === undefined ? null : words.state(state)), ...only("zips", zip === undefined ? null : words.zip(zip)), ...only("minScore", isWrong(minScore) || (score !== null && score > POINTS) ? words.score : null),
    ...only("price", isWrong(priceMin) || isWrong(priceMax) ? words.number : low !== null && high !== null && low > high ? words.price : null),
  };
}

function checkLimits({ limits }: CampaignDraft, words: Words): Problems {
  return Object.assign({}, ...UNITS.flatMap((unit) => LIMIT_WINDOWS.map((window): Problems => {
    const typed = limits[unit][window];
    if (typed.trim() === "") return {};
    if (unit === "cents") return only(`${unit} ${window}`, (centsOf(typed) ?? 0) > 0 ? null : words.number);
    const count = readNumber(typed);
    return only(`${unit} ${window}`, count !== null && Number.isInteger(count) && count > 0 && count <= MOST_LEADS ? null : words.whole);
  })));
}

function checkHours({ isAlways, keptHours, days }: CampaignDraft, words: Words): Problems {
  if (isAlways || keptHours !== null) return {};
  if (WEEKDAYS.every((weekday) => !days[weekday].isOpen)) return { days: words.noDay };
  return Object.assign({}, ...WEEKDAYS.map((weekday): Problems => {
    const { isOpen, from, until } = days[weekday];
    const isRight = !isOpen || (from !== "" && until !== "" && toEndMinute(until) > toMinute(from));
    return only(`day ${weekday}`, isRight ? null : words.hours);
  }));
}

/** The server's problems at the controls that they are about; those of none stand at `form`. */
export function serverProblems(fields: readonly FieldProblem[], draft: CampaignDraft, say: (problem: FieldProblem) => string): Problems {
  const found: Partial<Record<Control, string>> = {};
  for (const problem of fields) {
    const control = controlOf(problem.field.split("/").filter((part) => part !== ""), draft);
    const text = say(problem);
    found[control] = found[control] === undefined ? text : `${found[control]} ${text}`;
  }
  return found;
}

function controlOf([member, part, third]: readonly string[], draft: CampaignDraft): Control {
  switch (member) {
    case "name": return "name";
    case "exclusive_bid_cents": return "exclusive";
    case "shared_bid_cents": return "shared";
    case "criteria": return part === "all" ? (criteriaRules(draft.criteria)[Number(third)]?.control ?? "form") : "form";
    case "limits": {
      const unit = UNITS.find((name) => name === part);
      const window = LIMIT_WINDOWS.find((name) => name === third);
      return unit === undefined || window === undefined ? "form" : `${unit} ${window}`;
    }
    case "schedule": {
      if (part === "time_zone") return "zone";
      const day = hoursOf(draft)[Number(third)]?.weekday;
      const weekday = WEEKDAYS.find((one) => one === day);
      return weekday === undefined ? "days" : `day ${weekday}`;
    }
    default: return "form";
  }
}

function only(control: Control, problem: string | null): Problems {
  return problem === null ? {} : { [control]: problem };
}
