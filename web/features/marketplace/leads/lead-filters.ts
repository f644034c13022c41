// Defines the filters of a list of leads.
import { useMemo } from "react";
import { BY_HAND } from "../../../../domain/reports/by-hand.ts";
import { FURTHEST_OUTCOMES } from "../../../../domain/sales/outcome.ts";
import { readState } from "../../../lib/leads/read-state.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import type { LeadsTexts } from "../../../../locales/en/leads.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import type { HandsTexts } from "../../../../locales/en/hands.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import type { WorkTexts } from "../../../../locales/en/work.ts";
import type { Team } from "../../people/team/index.ts";
import type { Filter } from "../../../ui/table/columns.ts";
import { useDaysFilter } from "../../../ui/table/use-days-filter.ts";
import type { NamedOptions } from "./asked-options.ts";
import type { LeadReader } from "./leads-table.tsx";

const POINT = 100;
type Names = LeadsTexts["filters"];

/** The filters; memoized. `origins`: a buyer's campaigns, an affiliate's sources, or affiliates. */
export function useLeadFilters(
  reader: LeadReader,
  team: Team | null,
  origins: NamedOptions,
): readonly Filter[] {
  const teamTexts = useTexts(HANDS_TEXTS);
  const texts = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const work = useTexts(WORK_TEXTS);
  const formats = useFormats();
  const received = useDaysFilter("received", texts.filters.received, "received_at");
  const bought = useDaysFilter("bought", texts.filters.bought, "bought_at");
  return useMemo(() => {
    const names = texts.filters;
    return [
      ...(reader === "advertiser" ? [bought] : []),
      received,
      { id: "side", kind: "choice", label: names.side, options: optionsOf(words.side), many: true },
      { id: "tier", kind: "choice", label: names.tier, options: optionsOf(words.tier), many: true },
      { id: "state", kind: "text", label: names.state, hint: names.stateHint, read: readState },
      ...(reader === "advertiser"
        ? boughtFilters(names, origins, team, teamTexts, work)
        : outcomeFilters(texts, words)),
      ...leadFilters(names, words, formats),
      ...(reader === "affiliate" ? originFilters(names, origins) : []),
      ...(reader === "admin" ? [affiliateFilter(names, origins)] : []),
      { id: "text", kind: "text", label: names.text, hint: names.textHint },
    ];
  }, [reader, team, origins, texts, teamTexts, words, work, formats, received, bought]);
}

/** The outcome of a purchased lead, and its assignee. */
function boughtFilters(
  names: Names,
  campaigns: NamedOptions,
  team: Team | null,
  teamTexts: HandsTexts,
  work: WorkTexts,
): readonly Filter[] {
  return [
    {
      id: "result",
      kind: "choice",
      label: names.result,
      options: optionsOf(names.purchases),
      many: true,
    },
    {
      id: "campaign",
      kind: "choice",
      label: names.campaign,
      options: [...campaigns, [BY_HAND, names.byHand]],
      many: true,
    },
    { id: "source", kind: "text", label: names.source },
    {
      id: "furthest",
      kind: "choice",
      label: names.furthest,
      field: "reached",
      options: FURTHEST_OUTCOMES.map((word) => [
        word,
        work.progress[word === "none" ? "new" : word],
      ]),
      many: true,
    },
    {
      id: "progress",
      kind: "choice",
      label: names.progress,
      field: "outcome",
      options: optionsOf(work.progress),
      many: true,
    },
    {
      id: "callback",
      kind: "choice",
      label: names.callback,
      options: optionsOf(names.callbacks),
    },
    {
      id: "return",
      kind: "choice",
      label: names.return,
      field: "return_status",
      options: optionsOf(names.returns),
      many: true,
    },
    ...(team === null ? [] : [assigneeFilter(team, teamTexts)]),
  ];
}

/** The member of the team that works a lead. */
function assigneeFilter(team: Team, texts: HandsTexts): Filter {
  return {
    id: "assignee",
    kind: "choice",
    label: texts.works,
    many: true,
    options: [
      ["unassigned", texts.unassigned],
      ...team.seats.map(
        ({ user_id: id, name }) => [id, id === team.userId ? texts.mine : name] as const,
      ),
    ],
  };
}

/** Where an affiliate's lead came from. */
function originFilters(names: Names, sources: NamedOptions): readonly Filter[] {
  return [
    {
      id: "source",
      kind: "choice",
      label: names.source,
      field: "source_id",
      options: sources,
      many: true,
    },
    { id: "sub", kind: "text", label: names.sub, field: "sub1" },
  ];
}

function affiliateFilter(names: Names, affiliates: NamedOptions): Filter {
  return {
    id: "affiliate",
    kind: "choice",
    label: names.affiliate,
    field: "affiliate_id",
    options: affiliates,
    many: true,
  };
}

/** The network's decision on a lead. */
function outcomeFilters(
  { filters: names, listedWords }: Pick<LeadsTexts, "filters" | "listedWords">,
  words: LeadWords,
): readonly Filter[] {
  return [
    { id: "listed", kind: "choice", label: names.listed, options: optionsOf(listedWords) },
    {
      id: "result",
      kind: "choice",
      label: names.result,
      options: optionsOf(names.results),
      many: true,
    },
    {
      id: "status",
      kind: "choice",
      label: names.status,
      options: optionsOf(words.status),
      many: true,
    },
    {
      id: "reason",
      kind: "choice",
      label: names.reason,
      field: "reason_code",
      options: optionsOf(words.post),
      many: true,
    },
  ];
}

/** The facts and the tier of a lead. */
function leadFilters(names: Names, words: LeadWords, formats: Formats): readonly Filter[] {
  return [
    {
      id: "type",
      kind: "choice",
      label: names.type,
      field: "property_type",
      options: optionsOf(words.facts.property_type.words),
      many: true,
    },
    {
      id: "timing",
      kind: "choice",
      label: names.timing,
      options: optionsOf(words.facts.timing.words),
      many: true,
    },
    {
      id: "zip",
      kind: "text",
      label: names.zip,
      field: "zip_code",
      read: (typed) => (/^\d{5}$/.test(typed) ? typed : null),
    },
    {
      id: "score",
      kind: "range",
      label: names.score,
      field: "score_total",
      scale: POINT,
      format: (value) => formats.number(value / POINT),
    },
  ];
}

function optionsOf(of: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(of);
}
