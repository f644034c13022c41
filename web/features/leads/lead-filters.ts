// By what a list of leads can be narrowed.
import { useMemo } from "react";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { LEADS_TEXTS } from "../../texts/leads.ts";
import { HANDS_TEXTS } from "../../texts/hands.ts";
import { WORK_TEXTS } from "../../texts/work.ts";
import type { Team } from "../team/use-team.ts";
import type { Filter } from "../../ui/table/columns.ts";
import type { LeadReader } from "./leads-table.tsx";

const POINT = 100;

/** The filters, the same ones from drawing to drawing. */
export function useLeadFilters(reader: LeadReader, team: Team | null): readonly Filter[] {
  const teamTexts = useTexts(HANDS_TEXTS);
  const texts = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const work = useTexts(WORK_TEXTS);
  const formats = useFormats();
  return useMemo(() => {
    const names = texts.filters;
    const optionsOf = (
      of: Readonly<Record<string, string>>,
    ): readonly (readonly [string, string])[] => Object.entries(of);
    return [
      { id: "side", kind: "choice", label: names.side, options: optionsOf(words.side), many: true },
      { id: "tier", kind: "choice", label: names.tier, options: optionsOf(words.tier), many: true },
      { id: "state", kind: "text", label: names.state, hint: names.stateHint, read: readState },
      ...(reader === "advertiser"
        ? [
            {
              id: "progress",
              kind: "choice",
              label: names.progress,
              field: "outcome",
              options: optionsOf(work.progress),
              many: true,
            } as const,
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
          ]
        : [
            {
              id: "status",
              kind: "choice",
              label: names.status,
              options: optionsOf(words.status),
              many: true,
            } as const,
            {
              id: "reason",
              kind: "choice",
              label: names.reason,
              field: "reason_code",
              options: optionsOf(words.post),
              many: true,
            } as const,
          ]),
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
  }, [reader, team, texts, teamTexts, words, work, formats]);
}

function readState(typed: string): string | null {
  const state = typed.toUpperCase();
  return /^[A-Z]{2}$/.test(state) ? state : null;
}
