// By what a list of leads can be narrowed.
import { useMemo } from "react";
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
import type { LeadReader } from "./leads-table.tsx";

const POINT = 100;
type Names = LeadsTexts["filters"];

/** The filters, the same ones from drawing to drawing. */
export function useLeadFilters(reader: LeadReader, team: Team | null): readonly Filter[] {
  const teamTexts = useTexts(HANDS_TEXTS);
  const texts = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const work = useTexts(WORK_TEXTS);
  const formats = useFormats();
  return useMemo(() => {
    const names = texts.filters;
    return [
      { id: "side", kind: "choice", label: names.side, options: optionsOf(words.side), many: true },
      { id: "tier", kind: "choice", label: names.tier, options: optionsOf(words.tier), many: true },
      { id: "state", kind: "text", label: names.state, hint: names.stateHint, read: readState },
      ...(reader === "advertiser"
        ? boughtFilters(names.progress, team, teamTexts, work)
        : outcomeFilters(names, words)),
      ...leadFilters(names, words, formats),
    ];
  }, [reader, team, texts, teamTexts, words, work, formats]);
}

/** A purchased lead's outcome and assignee. */
function boughtFilters(
  progress: string,
  team: Team | null,
  teamTexts: HandsTexts,
  work: WorkTexts,
): readonly Filter[] {
  return [
    {
      id: "progress",
      kind: "choice",
      label: progress,
      field: "outcome",
      options: optionsOf(work.progress),
      many: true,
    },
    ...(team === null
      ? []
      : [
          {
            id: "assignee",
            kind: "choice",
            label: teamTexts.works,
            many: true,
            options: [
              ["nobody", teamTexts.nobody],
              ...team.seats.map(
                ({ user_id: id, name }) =>
                  [id, id === team.userId ? teamTexts.mine : name] as const,
              ),
            ],
          } as const,
        ]),
  ];
}

/** What the network made of a lead. */
function outcomeFilters(names: Names, words: LeadWords): readonly Filter[] {
  return [
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

/** What the lead is about, and how good it is. */
function leadFilters(names: Names, words: LeadWords, formats: Formats): readonly Filter[] {
  return [
    {
      id: "type",
      kind: "choice",
      label: names.type,
      field: "property_type",
      options: optionsOf(words.property),
      many: true,
    },
    {
      id: "timing",
      kind: "choice",
      label: names.timing,
      options: optionsOf(words.timing),
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

function readState(typed: string): string | null {
  const state = typed.toUpperCase();
  return /^[A-Z]{2}$/.test(state) ? state : null;
}
