// Edits which leads the campaign buys: in plain controls, or as the whole tree of rules.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CRITERIA_FORM_TEXTS } from "../../../../locales/catalogues/criteria-form.ts";
import { Section } from "../../../ui/screen.tsx";
import { SEGMENTS, segment } from "../../../ui/segments.ts";
import type { FormPart } from "./campaign-form.tsx";
import { type CriteriaFormValues, asTree, inPlain } from "./criteria-form-values.ts";
import { CriteriaEditor } from "./criteria-editor.tsx";
import { PlainCriteria } from "./plain-criteria.tsx";

export function FormCriteria({ draft: { criteria }, problems, change }: FormPart): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const set = (next: CriteriaFormValues): void => change({ criteria: next });
  const isAdvanced = criteria.tree !== null;
  const mode = (name: "plain" | "advanced", isOn: boolean, take: () => void): ReactNode => (
    <button
      type="button"
      aria-pressed={isOn}
      className={segment(isOn)}
      onClick={() => (isOn ? undefined : take())}
    >
      {texts.modes[name]}
    </button>
  );
  const modes = (
    <div role="group" aria-label={texts.mode} className={SEGMENTS}>
      {mode("plain", !isAdvanced, () => set(inPlain(asTree(criteria))))}
      {mode("advanced", isAdvanced, () => set({ ...criteria, tree: asTree(criteria) }))}
    </div>
  );
  return (
    <Section title={texts.title} actions={modes}>
      {criteria.tree === null ? (
        <PlainCriteria criteria={criteria} problems={problems} onChange={set} />
      ) : (
        <CriteriaEditor
          tree={criteria.tree}
          problems={problems}
          onChange={(tree) => set({ ...criteria, tree })}
        />
      )}
    </Section>
  );
}
