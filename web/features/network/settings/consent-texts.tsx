// Edits the consent texts of forms, one for each of their languages.
import type { ReactNode } from "react";
import {
  COMPANIES,
  USUAL_CONSENT_TEXTS,
  consentText,
  consentTextProblem,
} from "../../../../domain/forms/consent-text.ts";
import { FORM_LANGUAGES, type FormLanguage } from "../../../../domain/forms/form-document.ts";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Said } from "../../../ui/name.tsx";
import type { PartProps } from "./network-limits.tsx";

type ConsentProps = Omit<PartProps, "defaults">;

export default function ConsentTexts(props: ConsentProps): ReactNode {
  const { consent } = useTexts(SETTINGS_VERSIONS_TEXTS);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{consent.title}</legend>
      <p className="text-text-2">{consent.about(COMPANIES)}</p>
      {FORM_LANGUAGES.map((language) => (
        <OneText key={language} {...props} language={language} />
      ))}
    </fieldset>
  );
}

function OneText({
  draft,
  onChange,
  language,
}: ConsentProps & { readonly language: FormLanguage }): ReactNode {
  const { consent } = useTexts(SETTINGS_VERSIONS_TEXTS);
  const text = draft.consent_texts[language];
  const shown = text ?? USUAL_CONSENT_TEXTS[language];
  const problem = consentTextProblem(language, shown);
  const set = (changed: string | null): void =>
    onChange({ consent_texts: { ...draft.consent_texts, [language]: changed } });
  const wording = { networkName: draft.network_name, texts: draft.consent_texts };
  return (
    <div className="grid gap-2">
      <TextArea
        label={consent.names[language]}
        lang={language}
        rows={5}
        maxLength={2_000}
        value={shown}
        problem={problem === null ? null : consent.problems[problem](COMPANIES)}
        onChange={({ target }) =>
          set(target.value === USUAL_CONSENT_TEXTS[language] ? null : target.value)
        }
      />
      <p lang={language} className="text-label text-text-2">
        {consent.shown} <Said>{consentText({ language, named_sellers: [] }, wording)}</Said>
      </p>
      {text === null ? null : (
        <div>
          <Button kind="quiet" onClick={() => set(null)}>
            {consent.usual}
          </Button>
        </div>
      )}
    </div>
  );
}
