// Shows next to the form how the campaign would have done over the last four weeks. Counts come
// before money.
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { CampaignPreviewTexts } from "../../../../locales/en/campaign-preview.ts";
import { CAMPAIGN_PREVIEW_TEXTS } from "../../../../locales/catalogues/campaign-preview.ts";
import { UsMap } from "../../../ui/charts/us-map.tsx";
import { classes } from "../../../ui/classes.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import type { Preview, ShownPreview } from "./use-preview.ts";

const COUNTIES = 6;
const INVALID = 422;

export function CampaignPreview({
  shown: { value, isOld, problem, retry, hasBid },
}: {
  readonly shown: ShownPreview;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_PREVIEW_TEXTS);
  // An incomplete value is not an error yet: the form reports it on submit.
  const isIncomplete = problem?.status === INVALID;
  return (
    <section
      id="preview"
      aria-label={texts.title}
      aria-busy={isOld}
      className="grid gap-4 border-t border-line pt-6 xl:border-t-0 xl:border-l xl:pt-0 xl:pl-6"
    >
      <h2 className="text-section">{texts.title}</h2>
      {problem === null || isIncomplete ? null : (
        <ProblemNotice problem={problem} onRetry={retry} />
      )}
      {isIncomplete ? (
        <p className="text-text-2">
          {value === undefined ? texts.incompleteFirst : texts.incomplete}
        </p>
      ) : null}
      {value === undefined ? (
        problem === null ? (
          <p role="status" className="late min-h-96 text-text-2">
            {texts.loading}
          </p>
        ) : null
      ) : (
        <Answered value={value} isOld={isOld || isIncomplete} hasBid={hasBid} />
      )}
    </section>
  );
}

/**
 * Keeps the main figures in view during typing where the panel does not fit next to the form.
 * Visual only: screen readers announce the panel, and taps reach what is underneath.
 */
export function PreviewStrip({
  shown: { value, isOld, hasBid },
}: {
  readonly shown: ShownPreview;
}): ReactNode {
  const words = useWords(value, hasBid);
  if (words === null) return null;
  return (
    <div
      aria-hidden="true"
      className={classes(
        "pointer-events-none sticky bottom-[var(--bar)] z-10 -mx-4 flex flex-wrap items-baseline " +
          "justify-between gap-x-4 border-t border-line bg-surface px-4 py-3 lg:-mx-6 lg:px-6 " +
          "xl:hidden",
        isOld && "text-text-2",
      )}
    >
      <span className="font-semibold">{words.replay}</span>
      <span className="text-text-2">{words.volume}</span>
    </div>
  );
}

/** The result of the preview in two sentences. Null before the first answer. */
function useWords(
  value: Preview | undefined,
  hasBid: boolean,
): { readonly volume: string; readonly replay: string } | null {
  const texts = useTexts(CAMPAIGN_PREVIEW_TEXTS);
  const formats = useFormats();
  if (value === undefined) return null;
  return {
    volume: volumeWords(value, texts, formats),
    replay:
      value.replay === null
        ? hasBid
          ? texts.tooFew
          : texts.noBid
        : wonWords(value.replay, value.about, texts, formats),
  };
}

type Formats = ReturnType<typeof useFormats>;

function volumeWords(
  { volume: { leads }, about }: Preview,
  texts: CampaignPreviewTexts,
  formats: Formats,
): string {
  if (leads === null) return texts.volumeFew;
  if (leads === 0) return texts.volumeNone;
  return (about ? texts.volumeAbout : texts.volume)(formats.number(leads));
}

function wonWords(
  { won, spend_cents: spend }: NonNullable<Preview["replay"]>,
  isAbout: boolean,
  texts: CampaignPreviewTexts,
  formats: Formats,
): string {
  if (won === null || spend === null) return texts.wonFew;
  if (won === 0) return texts.wonNone;
  return (isAbout ? texts.wonAbout : texts.wouldHaveWon)(
    formats.number(won),
    formats.money(spend, "whole"),
  );
}

function Answered({
  value,
  isOld,
  hasBid,
}: {
  readonly value: Preview;
  readonly isOld: boolean;
  readonly hasBid: boolean;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_PREVIEW_TEXTS);
  const formats = useFormats();
  const { volume, replay } = value;
  const words = useWords(value, hasBid) ?? { volume: "", replay: "" };
  const states = volume.by_state.map(({ state, leads }) => ({ code: state, value: leads }));
  const count = (leads: number): string =>
    value.about ? texts.aboutCount(formats.number(leads)) : formats.number(leads);
  return (
    <div
      className={classes(
        "grid gap-5 transition-opacity duration-[120ms] motion-reduce:transition-none",
        isOld && "opacity-60",
      )}
    >
      <p role="status" className="sr-only">
        {isOld ? "" : texts.spoken(words.volume, words.replay)}
      </p>
      {replay === null ? (
        volume.leads === 0 ? null : (
          <p className="text-reading text-text-2">{words.replay}</p>
        )
      ) : (
        <Replayed replay={replay} words={words.replay} isAbout={value.about} count={count} />
      )}
      <div className={classes("grid gap-3", replay !== null && "border-t border-line pt-4")}>
        <h3 className="text-reading font-semibold">{words.volume}</h3>
        <Weeks weeks={volume.by_week} count={count} />
      </div>
      {states.length === 0 ? null : (
        <UsMap
          title={texts.where}
          about={texts.hatched}
          values={states}
          valueName={texts.leads}
          format={count}
        />
      )}
      {volume.by_county.length === 0 ? null : (
        <div className="grid gap-1">
          <h3 className="text-label font-medium text-text-2">{texts.counties}</h3>
          <ul>
            {volume.by_county
              .slice(0, COUNTIES)
              .map(({ county_fips: fips, county_name: name, state, leads }) => (
                <li
                  key={fips}
                  className="flex min-h-8 items-center justify-between gap-3 border-b border-line"
                >
                  <span translate="no">
                    {name}, {state}
                  </span>
                  <span>{count(leads)}</span>
                </li>
              ))}
          </ul>
        </div>
      )}
      {value.about ? <p className="text-label text-text-3">{texts.about}</p> : null}
    </div>
  );
}

function Replayed({
  replay,
  words,
  isAbout,
  count,
}: {
  readonly replay: NonNullable<Preview["replay"]>;
  readonly words: string;
  readonly isAbout: boolean;
  readonly count: (leads: number) => string;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_PREVIEW_TEXTS);
  const formats = useFormats();
  const { won, exclusive, shared, spend_cents: spend, lost, unknown, starting_state } = replay;
  const rich = replay.with_enough_money;
  return (
    <div className="grid gap-2">
      <p className="text-page">{words}</p>
      {won === 0 || won === null || spend === null ? null : (
        <p className="text-text-2">
          {isAbout
            ? texts.aboutPerLead(formats.money(spend / won, "whole"))
            : texts.perLead(formats.money(Math.round(spend / won)))}
          {exclusive !== null && shared !== null && exclusive > 0 && shared > 0
            ? ` · ${texts.modes(count(exclusive), count(shared))}`
            : null}
        </p>
      )}
      {rich === null || rich.won === null || rich.spend_cents === null ? null : (
        <p>
          {(isAbout ? texts.withMoneyAbout : texts.withMoney)(
            formats.number(rich.won),
            formats.money(rich.spend_cents, "whole"),
          )}
        </p>
      )}
      {lost.length === 0 ? null : (
        <>
          <h3 className="pt-1 text-label font-medium text-text-2">{texts.lostTitle}</h3>
          <ul className="list-disc pl-5 marker:text-text-3">
            {lost.map(({ reason, leads }) => (
              <li key={reason}>{texts.lost[reason](count(leads))}</li>
            ))}
          </ul>
        </>
      )}
      <p className="text-label text-text-3">
        {starting_state === "as_now" ? texts.asNow : texts.asItWas} {texts.rivals}
        {unknown === 0 || unknown === null ? null : ` ${texts.unknown(count(unknown))}`}
      </p>
    </div>
  );
}

/** Draws a bar per week, with its number as text. */
function Weeks({
  weeks,
  count,
}: {
  readonly weeks: Preview["volume"]["by_week"];
  readonly count: (leads: number) => string;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_PREVIEW_TEXTS);
  const formats = useFormats();
  const most = Math.max(1, ...weeks.map(({ leads }) => leads ?? 0));
  return (
    <ol aria-label={texts.byWeek} className="grid gap-1">
      {weeks.map(({ from, leads }) => (
        <li key={from} className="grid grid-cols-[4rem_1fr_auto] items-center gap-3">
          <span className="text-text-2">{formats.monthDay(from)}</span>
          <span aria-hidden="true" className="h-2 rounded-full bg-sunken">
            <span
              className="block h-2 rounded-full bg-accent"
              style={{ width: `${((leads ?? 0) / most) * 100}%` }}
            />
          </span>
          <span>{leads === null ? texts.few : count(leads)}</span>
        </li>
      ))}
    </ol>
  );
}
