// Chooses the appearance and language of the pages before sign-in.
import { languageName } from "../../../lib/format/language-name.ts";
import type { ReactNode } from "react";
import { LANGUAGES } from "../../../../domain/languages.ts";
import { THEMES, changeDisplay, useDisplay } from "../../../lib/display/display.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { SelectField } from "../../../ui/field.tsx";

export function DisplayChoices(): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const display = useDisplay();
  return (
    <footer className="grid max-w-sm grid-cols-2 gap-3">
      <SelectField
        label={texts.theme}
        value={display.theme}
        options={THEMES.map((theme) => [theme, texts.themes[theme]])}
        onChange={({ target }) =>
          changeDisplay({ theme: THEMES.find((theme) => theme === target.value) ?? "system" })
        }
      />
      <SelectField
        label={texts.language}
        value={display.language}
        options={LANGUAGES.map((language) => [language, languageName(language, language)])}
        onChange={({ target }) =>
          changeDisplay({
            language: LANGUAGES.find((language) => language === target.value) ?? "en",
          })
        }
      />
    </footer>
  );
}
