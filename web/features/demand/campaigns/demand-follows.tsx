// Shows what a person follows of open demand: a button that follows the current filter, and the
// list of follows, each with a way to stop.
import { useQueryClient } from "@tanstack/react-query";
import { Bell, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { MOST_FOLLOWS } from "../../../../domain/reports/demand-follow.ts";
import type {
  DemandFollow,
  DemandFollowDocument,
} from "../../../../contract/demand/demand-follows.ts";
import { call } from "../../../lib/api/call.ts";
import { problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { searchWith } from "../../../lib/address.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { OPEN_DEMAND_TEXTS } from "../../../../locales/catalogues/open-demand.ts";
import { DEMAND_TEXTS } from "../../../../locales/catalogues/demand.ts";
import type { DemandTexts } from "../../../../locales/en/demand.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { stateName } from "./demand-words.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

type Follow = DemandFollow;
type FollowTerms = Omit<DemandFollowDocument, "state"> & {
  readonly state: string | null;
};

const ADDRESS = "/v1/demand-follows";

/** `terms` come from the filters. */
export default function DemandFollows({ terms }: { readonly terms: FollowTerms }): ReactNode {
  const { follow: texts } = useTexts(DEMAND_TEXTS);
  const client = useQueryClient();
  const { value } = useAnswer("GET /v1/demand-follows");
  const { isBusy, problem, submit } = useSubmit();
  const write = useWrite();
  const problems = useTexts(PROBLEM_TEXTS);
  const items = value?.items ?? [];
  const why = whyNot(terms, items, texts);
  const begin = async (): Promise<void> => {
    // One id for all retries, so that they create one follow.
    const id = crypto.randomUUID();
    if (await submit(() => call("PUT /v1/demand-follows/{id}", { params: { id }, body: terms }))) {
      await refresh(client, ADDRESS);
      toast(texts.followed(write(terms)), {
        undo: () =>
          void call("DELETE /v1/demand-follows/{id}", { params: { id } })
            .then(() => refresh(client, ADDRESS))
            .catch((error: unknown) =>
              toast(problemSentence(toProblem(error), problems), { tone: "negative" }),
            ),
      });
    }
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          disabledBecause={value === undefined ? texts.wait : why}
          busy={isBusy}
          onClick={() => void begin()}
        >
          <Bell size={16} strokeWidth={1.5} aria-hidden="true" />
          {texts.begin}
        </Button>
        <p className="no-print text-label text-text-2">{why ?? texts.what(write(terms))}</p>
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {items.length === 0 ? null : (
        <ul aria-label={texts.label} className="flex flex-wrap gap-2">
          {items.map((item) => (
            <Followed key={item.id} item={item} words={write(item)} />
          ))}
        </ul>
      )}
    </div>
  );
}

type FollowTexts = DemandTexts["follow"];

/** Why these terms cannot be followed; null where they can. */
function whyNot(terms: FollowTerms, items: readonly Follow[], texts: FollowTexts): string | null {
  if (terms.state === null && terms.side === null) return texts.nothing;
  if (
    items.some(
      ({ state, side, least_payout_cents: least }) =>
        state === terms.state && side === terms.side && least === terms.least_payout_cents,
    )
  )
    return texts.already;
  return items.length >= MOST_FOLLOWS ? texts.tooMany(MOST_FOLLOWS) : null;
}

/** "Sellers in Texas, from $40.00" */
function useWrite(): (terms: FollowTerms) => string {
  const { sides } = useTexts(OPEN_DEMAND_TEXTS);
  const { follow: texts } = useTexts(DEMAND_TEXTS);
  const formats = useFormats();
  return ({ state, side, least_payout_cents: least }) => {
    const who = side === null ? texts.anyone : sides[side];
    const words = [
      state === null ? who : texts.inState(who, stateName(state)),
      ...(least === null ? [] : [texts.from(formats.money(least))]),
    ].join(", ");
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}

function Followed({ item, words }: { readonly item: Follow; readonly words: string }): ReactNode {
  const { follow: texts } = useTexts(DEMAND_TEXTS);
  const problems = useTexts(PROBLEM_TEXTS);
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { id, state, side, least_payout_cents: least } = item;
  const say = (error: unknown): void =>
    toast(problemSentence(toProblem(error), problems), { tone: "negative" });
  const again = (): Promise<void> => refresh(client, ADDRESS);
  const stop = (): void => {
    // Undo recreates the follow under its own id; it applies from then on.
    const back = (): void =>
      void call("PUT /v1/demand-follows/{id}", {
        params: { id },
        body: { state, side, least_payout_cents: least },
      })
        .then(again)
        .catch(say);
    void call("DELETE /v1/demand-follows/{id}", { params: { id } })
      .then(async () => {
        await again();
        toast(texts.stopped(words), { undo: back });
      })
      .catch(say);
  };
  const to = {
    search: searchWith(search, {
      state,
      side,
      least: least === null ? null : String(Math.floor(least / CENTS_PER_DOLLAR)),
      order: null,
    }),
  };
  return (
    <li
      className={classes(
        "inline-flex max-w-full items-center",
        "rounded-full border border-line bg-surface pl-3",
      )}
    >
      <Link
        to={to}
        preventScrollReset
        className={classes(
          "inline-flex min-h-8 min-w-0 items-center text-accent underline underline-offset-2",
          "pointer-coarse:min-h-11",
        )}
      >
        {words}
      </Link>
      <IconButton label={texts.stop(words)} className="rounded-full" onClick={stop}>
        <X size={14} strokeWidth={1.5} />
      </IconButton>
    </li>
  );
}
