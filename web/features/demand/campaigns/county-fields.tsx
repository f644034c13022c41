// Chooses counties: several as chips with a search below, or one.
import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { CRITERIA_FORM_TEXTS } from "../../../../locales/catalogues/criteria-form.ts";
import { classes } from "../../../ui/classes.ts";
import { SearchPick } from "../../../ui/search-pick.tsx";
import { countyWords } from "./use-county-words.ts";
import { findCounties } from "./find-counties.ts";
import { useCountyNames } from "./use-county-names.ts";

interface CountyFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly problem: string | undefined;
  /** Text typed to search a county, before one is chosen. */
  readonly sought: string | null;
}

interface CountiesFieldProps extends CountyFieldProps {
  /** Five-digit FIPS codes. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[], sought: string | null) => void;
}

export function CountiesField({
  chosen,
  sought,
  onChange,
  ...framing
}: CountiesFieldProps): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const search = useCountySearch(chosen.length > 0);
  const field = useRef<HTMLInputElement>(null);
  const remove = (fips: string): void => {
    onChange(
      chosen.filter((one) => one !== fips),
      sought,
    );
    // The button is removed; focus moves to the search.
    field.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <SearchPick
        {...framing}
        {...search.given}
        field={field}
        typed={sought}
        onType={(typed) => onChange(chosen, typed)}
        onPick={(fips) => onChange([...new Set([...chosen, fips])], null)}
      />
      {chosen.length === 0 ? null : (
        <ul aria-label={texts.chosen} className="flex flex-wrap gap-1.5">
          {chosen.map((fips) => (
            <li key={fips}>
              <button
                type="button"
                aria-label={texts.remove(search.nameOf(fips))}
                title={fips}
                className={classes(
                  "inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line",
                  "bg-surface px-3 hover:bg-sunken pointer-coarse:min-h-11",
                )}
                onClick={() => remove(fips)}
              >
                <span translate="no">{search.nameOf(fips)}</span>
                <X size={14} strokeWidth={1.5} aria-hidden="true" />
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
  readonly onChange: (fips: string, sought: string | null) => void;
}

export function OneCountyField({
  chosen,
  sought,
  onChange,
  ...framing
}: OneCountyFieldProps): ReactNode {
  const search = useCountySearch(chosen !== "");
  return (
    <SearchPick
      {...framing}
      {...search.given}
      chosen={chosen === "" ? "" : search.nameOf(chosen)}
      typed={sought}
      onType={(typed) => onChange(chosen, typed)}
      onPick={(fips) => onChange(fips, null)}
    />
  );
}

/** Loads the names when one must be shown, or when the search receives focus. */
function useCountySearch(isChosen: boolean) {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const { unchosen } = useTexts(CAMPAIGN_FORM_TEXTS).problems;
  const [isReached, reach] = useState(false);
  const names = useCountyNames(isChosen || isReached);
  const nameOf = (fips: string): string => countyWords(fips, names);
  return {
    nameOf,
    given: {
      placeholder: texts.findCounty,
      texts: { none: texts.noCounty, fits: texts.fits, unchosen },
      onReach: () => reach(true),
      find: (typed: string) =>
        findCounties(typed, names).map((fips) => ({ value: fips, name: nameOf(fips), note: fips })),
    },
  };
}
