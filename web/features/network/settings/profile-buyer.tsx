// Edits what a buyer's profile adds: licensed states, the wallet alert, and the dialer.
import type { ReactNode } from "react";
import type { Profile } from "../../../../contract/people/profile.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { LONGEST_DIALER_URL } from "../../../../domain/sales/dialer-template.ts";
import { WHOLE_BASIS_POINTS } from "../../../../domain/money/money.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TextField } from "../../../ui/field.tsx";
import { FormPart, WideField } from "../../../ui/form-card.tsx";
import { StateTiles } from "../../../ui/state-tiles.tsx";
import { Term } from "../../../ui/term.tsx";
import type { ProfileDraft } from "./use-profile-draft.ts";

interface ProfileBuyerProps {
  readonly buyer: NonNullable<Profile["account"]["buyer"]>;
  readonly draft: ProfileDraft;
}

const NAMES: ReadonlyMap<string, string> = new Map(US_STATES.map(({ code, name }) => [code, name]));

export function ProfileBuyer({ buyer, draft }: ProfileBuyerProps): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS).profile;
  const { fields, change, low } = draft;
  return (
    <>
      <States draft={draft} />
      <FormPart title={texts.walletPart} help={texts.walletHelp}>
        <TextField
          label={texts.low}
          hint={texts.lowHint}
          inputMode="decimal"
          value={fields.low}
          onChange={change("low")}
          problem={low === 0 ? texts.lowWrong : null}
        />
        <BidModifier basisPoints={buyer.bid_modifier} />
      </FormPart>
      <FormPart title={texts.dialerPart} help={texts.dialerHelp}>
        <WideField>
          <TextField
            label={texts.dialer}
            hint={texts.dialerHint("{phone}", "{digits}")}
            inputMode="url"
            spellCheck={false}
            maxLength={LONGEST_DIALER_URL}
            value={fields.dialer}
            onChange={change("dialer")}
            problem={
              draft.dialerProblem === null
                ? null
                : texts.dialerWrong[draft.dialerProblem]("{phone}", "{digits}")
            }
          />
        </WideField>
      </FormPart>
    </>
  );
}

/** The licensed states, on a map and as typed. */
function States({ draft }: Pick<ProfileBuyerProps, "draft">): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS).profile;
  const { accountStatus } = useUser();
  const { fields, change, states } = draft;
  const chosen = new Set(states.states);
  return (
    <FormPart
      title={texts.states}
      help={
        <>
          {texts.statesHelp}{" "}
          {/* A company that waits for approval does not see what is for sale. */}
          {accountStatus === "active" ? <Listed chosen={chosen} /> : null}
        </>
      }
    >
      <WideField>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <StateTiles
            label={texts.states}
            nameOf={(code) => NAMES.get(code) ?? code}
            chosen={chosen}
            onToggle={(code, isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(code);
              else next.delete(code);
              draft.setStates([...next].toSorted());
            }}
          />
          <div className="min-w-0 flex-1 basis-48">
            <TextField
              label={texts.states}
              hint={texts.statesHint}
              value={fields.states}
              onChange={change("states")}
              problem={states.wrong === null ? null : texts.stateWrong(states.wrong)}
            />
          </div>
        </div>
      </WideField>
    </FormPart>
  );
}

/** How many leads are for sale in the chosen states. */
function Listed({ chosen }: { readonly chosen: ReadonlySet<string> }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS).profile;
  const formats = useFormats();
  const { value } = useAnswer("GET /v1/listings/overview");
  if (value === undefined) return null;
  const counts = Object.entries(value.counts.state);
  const count = counts.reduce((sum, [code, some]) => (chosen.has(code) ? sum + some : sum), 0);
  // States with a few leads have no count.
  return value.total === null || count === 0
    ? texts.listedFew
    : texts.listed(formats.number(count), formats.number(value.total));
}

/** The modifier as a share of what it is at most, which is also the usual one. */
function BidModifier({ basisPoints }: { readonly basisPoints: number }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS).profile;
  const formats = useFormats();
  return (
    <div className="grid gap-1">
      <p className="text-label font-medium text-text-2">{texts.modifier}</p>
      <p className="flex min-h-8 items-center gap-3">
        <span className="text-section">{formats.percent(basisPoints)}</span>
        <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-hatch">
          <span
            className="block h-full bg-(--series)"
            style={{ width: `${(basisPoints * 100) / WHOLE_BASIS_POINTS}%` }}
          />
        </span>
      </p>
      <p className="text-label text-text-3">
        {texts.modifierHint} <Term name="rank" />
      </p>
    </div>
  );
}
