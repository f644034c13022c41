// Counties to choose: several as chips with a search below, or one.
import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CRITERIA_FORM_TEXTS } from "../../texts/criteria-form.ts";
import { SearchPick } from "../../ui/search-pick.tsx";
import { countyWords } from "./criteria-sentences.ts";
import { findCounties } from "./find-counties.ts";
import { useCountyNames } from "./use-county-names.ts";

interface CountyFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly problem: string | undefined;
}

interface CountiesFieldProps extends CountyFieldProps {
  /** Five digits each. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function CountiesField({ chosen, onChange, ...framing }: CountiesFieldProps): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const search = useCountySearch(chosen.length > 0);
  const field = useRef<HTMLInputElement>(null);
  const remove = (fips: string): void => {
    onChange(chosen.filter((one) => one !== fips));
    // The button goes; what is left is to choose another.
    field.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <SearchPick {...framing} {...search.given} field={field} onPick={(fips) => onChange([...new Set([...chosen, fips])])} />
      {chosen.length === 0 ? null : (
        <ul aria-label={texts.chosen} className="flex flex-wrap gap-1.5">
          {chosen.map((fips) => (
            <li key={fips}>
              <button type="button" aria-label={texts.remove(search.nameOf(fips))} title={fips} className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 hover:bg-sunken pointer-coarse:min-h-11" onClick={() => remove(fips)}>
                <span translate="no">{search.nameOf(fips)}</span><X size={14} strokeWidth={1.5} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OneCountyFieldProps extends CountyFieldProps {
  readonly chosen: string;
  readonly onChange: (fips: string) => void;
}

export function OneCountyField({ chosen, onChange, ...framing }: OneCountyFieldProps): ReactNode {
  const search = useCountySearch(chosen !== "");
  return <SearchPick {...framing} {...search.given} chosen={chosen === "" ? "" : search.nameOf(chosen)} onPick={onChange} />;
}

/** The names are loaded where one must be said, or somebody is about to type one. */
function useCountySearch(isChosen: boolean) {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const [isReached, reach] = useState(false);
  const names = useCountyNames(isChosen || isReached);
  const nameOf = (fips: string): string => countyWords(fips, names);
  return {
    nameOf,
    given: {
      placeholder: texts.findCounty, texts: { none: texts.noCounty, fits: texts.fits, unchosen: texts.unchosen }, onReach: () => reach(true),
      find: (typed: string) => findCounties(typed, names).map((fips) => ({ value: fips, name: nameOf(fips), note: fips })),
    },
  };
}
