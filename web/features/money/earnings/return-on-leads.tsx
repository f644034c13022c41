// Shows the return on purchased leads: spend against leads reached, met and won, and the bid up to
// which a lead pays off.
import { LEAST_TOP_UP_CENTS, MOST_TOP_UP_CENTS } from "../../../../domain/ledger/top-up.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { breakEvenCents } from "../../../../domain/sales/break-even.ts";
import { searchWith } from "../../../lib/address.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { readAmount } from "../../../lib/read-amount.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import {
  BOUGHT_GROUPINGS,
  type BoughtGrouping,
  BoughtGroupName,
  type Group,
  GroupTable,
  useGroups,
} from "../../insight/reports/index.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

/** The preference that stores a person's value of a deal. */
const DOCUMENT = "deal";
const ADDRESS = `/v1/preferences/${DOCUMENT}`;

export function ReturnOnLeads({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).outcomes;
  const words = useTexts(REPORT_TEXTS);
  const [search] = useSearchParams();
  const by = BOUGHT_GROUPINGS.find((name) => name === search.get("by")) ?? BOUGHT_GROUPINGS[0];
  const tabs = BOUGHT_GROUPINGS.map((name) => ({
    id: name,
    name: words.column[name],
    to: { search: searchWith(search, { by: name === BOUGHT_GROUPINGS[0] ? null : name }) },
  }));
  const { value: kept } = useAnswer("GET /v1/preferences/{id}", { params: { id: DOCUMENT } });
  const dealCents = readDeal(kept?.document);
  return (
    <Section
      title={texts.title}
      actions={<Tabs label={texts.groupBy} tabs={tabs} current={by} look="segments" />}
    >
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      {kept === undefined ? null : <DealForm dealCents={dealCents} />}
      <OutcomeTable range={range} by={by} dealCents={dealCents} />
    </Section>
  );
}

function OutcomeTable({
  range,
  by,
  dealCents,
}: {
  readonly range: PeriodRange;
  readonly by: BoughtGrouping;
  readonly dealCents: number | null;
}): ReactNode {
  const texts = useTexts(EARNING_TEXTS);
  const words = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const shown = useGroups(range, by);
  const breakEvenOf = ({ current: { won, sales, returned } }: Group): string => {
    const cents =
      dealCents === null || won === null || sales === null
        ? null
        : breakEvenCents(dealCents, won, sales - (returned ?? 0));
    return cents === null ? "—" : formats.money(cents);
  };
  return (
    <Loaded shown={shown}>
      {({ groups }) =>
        groups.length === 0 ? (
          <Empty sentence={texts.spend.none}>
            <ButtonLink kind="primary" to="/campaigns">
              {texts.spend.campaigns}
            </ButtonLink>
          </Empty>
        ) : (
          <GroupTable
            label={texts.outcomes.title}
            nameHeader={words.column[by]}
            columns={[
              "kept",
              "contacted",
              "appointments",
              "won",
              "spend",
              "perAppointment",
              "perWon",
            ]}
            groups={groups}
            nameOf={(group) => <BoughtGroupName by={by} group={group} />}
            total={texts.spend.total}
            rows={{ by, range }}
            words={{ header: texts.outcomes.breakEven, numeric: true, of: breakEvenOf }}
          />
        )
      }
    </Loaded>
  );
}

/** Edits the value of a won deal, which is stored for the person. */
function DealForm({ dealCents }: { readonly dealCents: number | null }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).outcomes;
  const client = useQueryClient();
  const draft = useDraft({ deal: dealCents === null ? "" : String(dealCents / CENTS_PER_DOLLAR) });
  const typed = draft.values.deal;
  const { isBusy, problem, submit } = useSubmit();
  const cents = readAmount(typed);
  const formats = useFormats();
  const isWrong = typed.trim() !== "" && cents === null;
  const wrong = isWrong
    ? texts.dealWrong(
        formats.money(LEAST_TOP_UP_CENTS, "whole"),
        formats.money(MOST_TOP_UP_CENTS, "whole"),
      )
    : null;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isWrong) return;
    await submit(async () => {
      await saveDocument("PUT /v1/preferences/{id}", { params: { id: DOCUMENT }, body: { cents } });
      if (await refreshSaved(client, ADDRESS)) draft.settle();
    });
  };
  return (
    <form className="no-print grid max-w-md gap-2" onSubmit={(event) => void save(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1">
          <TextField
            label={texts.deal}
            inputMode="decimal"
            autoComplete="off"
            className="text-right tabular-nums"
            value={typed}
            problem={wrong}
            onChange={({ target }) => draft.change({ deal: target.value })}
          />
        </div>
        <Button
          type="submit"
          busy={isBusy}
          disabledBecause={wrong ?? (cents === dealCents ? texts.dealSame : null)}
        >
          {texts.dealSave}
        </Button>
      </div>
      <p className="text-label text-text-3">{texts.dealHint}</p>
    </form>
  );
}

function readDeal(document: unknown): number | null {
  const cents: unknown =
    typeof document === "object" && document !== null && "cents" in document
      ? document.cents
      : null;
  return typeof cents === "number" && Number.isSafeInteger(cents) && cents > 0 ? cents : null;
}
