// Shows a sample post to copy, in the developer's programming language.
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { POSTING_TEXTS } from "../../../../locales/catalogues/posting.ts";
import { classes } from "../../../ui/classes.ts";
import { SEGMENTS, segment } from "../../../ui/segments.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { SAMPLE_LANGUAGES, type SampleLanguage, type SampleLead, writeSample } from "./samples.ts";

interface SampleTabsProps {
  readonly lead: SampleLead;
  /** The key, if it was just created; else a placeholder is shown. */
  readonly secret?: string | null;
}

export function SampleTabs({ lead, secret = null }: SampleTabsProps): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  const [shown, show] = useState<SampleLanguage>("curl");
  const sample = writeSample(shown, {
    url: `${location.origin}/v1/leads`,
    key: secret ?? texts.yourKey,
    lead,
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LanguageTabs shown={shown} onShow={show} />
        <CopyButton text={sample} />
      </div>
      <pre
        id="sample"
        translate="no"
        tabIndex={0}
        role="tabpanel"
        aria-labelledby={`sample-${shown}`}
        className={classes(
          "max-h-96 overflow-auto rounded-panel border",
          "border-line bg-sunken p-3 font-mono text-label",
        )}
      >
        {sample}
      </pre>
    </div>
  );
}

interface LanguageTabsProps {
  readonly shown: SampleLanguage;
  readonly onShow: (language: SampleLanguage) => void;
}

/** The tabs share one tab stop; the arrow keys move between languages. */
function LanguageTabs({ shown, onShow }: LanguageTabsProps): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  const tabs = useRef(new Map<SampleLanguage, HTMLButtonElement>());
  const move = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next =
      SAMPLE_LANGUAGES[
        (SAMPLE_LANGUAGES.indexOf(shown) + step + SAMPLE_LANGUAGES.length) % SAMPLE_LANGUAGES.length
      ] ?? "curl";
    onShow(next);
    tabs.current.get(next)?.focus();
  };
  return (
    <div role="tablist" aria-label={texts.sample} className={SEGMENTS} onKeyDown={move}>
      {SAMPLE_LANGUAGES.map((language) => (
        <button
          key={language}
          ref={(element) =>
            void (element === null
              ? tabs.current.delete(language)
              : tabs.current.set(language, element))
          }
          type="button"
          role="tab"
          id={`sample-${language}`}
          aria-controls="sample"
          aria-selected={language === shown}
          tabIndex={language === shown ? 0 : -1}
          onClick={() => onShow(language)}
          className={segment(language === shown)}
        >
          {texts.languages[language]}
        </button>
      ))}
    </div>
  );
}
