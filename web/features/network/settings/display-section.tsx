// Edits how the screen looks for this person.
import { languageName } from "../../../lib/format/language-name.ts";
import { type ReactNode, useState } from "react";
import type { ApiError } from "../../../lib/api/problem.ts";
import { LANGUAGES } from "../../../../domain/languages.ts";
import { DENSITIES, type Display, THEMES, useDisplay } from "../../../lib/display/display.ts";
import { keepDisplay } from "../../../lib/display/sync-display.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { CheckField, SelectField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { timeZones } from "../../../lib/time-zones.ts";

export function DisplaySection(): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const display = useDisplay();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const keep = (change: Partial<Display>): void => void keepDisplay(change).then(setProblem);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="grid max-w-lg gap-4">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <SelectField
        label={texts.display.theme}
        value={display.theme}
        options={THEMES.map((theme) => [theme, texts.display.themes[theme]])}
        onChange={({ target }) =>
          keep({ theme: THEMES.find((theme) => theme === target.value) ?? "system" })
        }
      />
      <SelectField
        label={texts.display.language}
        value={display.language}
        options={LANGUAGES.map((language) => [language, languageName(language, language)])}
        onChange={({ target }) =>
          keep({ language: LANGUAGES.find((language) => language === target.value) ?? "en" })
        }
      />
      <SelectField
        label={texts.display.density}
        value={display.density}
        options={DENSITIES.map((density) => [density, texts.display.densities[density]])}
        onChange={({ target }) =>
          keep({ density: DENSITIES.find((density) => density === target.value) ?? "default" })
        }
      />
      <SelectField
        translate="no"
        label={texts.display.zone}
        value={display.timeZone ?? ""}
        options={[
          ["", texts.display.own(own.replaceAll("_", " "))],
          ...timeZones(display.timeZone).map((zone) => [zone, zone.replaceAll("_", " ")] as const),
        ]}
        onChange={({ target }) => keep({ timeZone: target.value === "" ? null : target.value })}
      />
      <CheckField
        label={texts.display.shortcuts}
        hint={texts.display.shortcutsHint}
        checked={display.shortcuts}
        onChange={({ target }) => keep({ shortcuts: target.checked })}
      />
      <p className="text-label text-text-2">{texts.display.kept}</p>
    </div>
  );
}
