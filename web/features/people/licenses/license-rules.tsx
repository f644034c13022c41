// Edits whether buyers may buy with unconfirmed licenses, by state and kind.
import { type ReactNode, useState } from "react";
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import { ANY_STATE, LICENSE_KINDS } from "../../../../domain/licenses/license.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { LICENSE_TEXTS } from "../../../../locales/catalogues/licenses.ts";
import type { LicenseTexts } from "../../../../locales/en/licenses.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { stateNameOf } from "./license-row.tsx";

type Rule = SettingsDocument["license_rules"][number];

const KINDS = ["any", ...LICENSE_KINDS] as const;

interface LicenseRulesProps {
  readonly rules: readonly Rule[];
  readonly onChange: (rules: Rule[]) => void;
}

export function LicenseRules({ rules, onChange }: LicenseRulesProps): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{texts.rules.title}</legend>
      <p className="text-text-2">{texts.rules.about}</p>
      {rules.length === 0 ? (
        <p className="font-medium">{texts.rules.none}</p>
      ) : (
        <PlainTable
          label={texts.rules.title}
          rows={rules}
          idOf={({ state, kind }) => `${state} ${kind}`}
          columns={[
            {
              id: "state",
              header: texts.rules.state,
              cell: ({ state }) => placeOf(state, texts),
            },
            { id: "kind", header: texts.rules.kind, cell: ({ kind }) => kindOf(kind, texts) },
            {
              id: "may",
              header: texts.rules.mayBuy,
              cell: ({ may_buy: mayBuy }) => (mayBuy ? texts.rules.yes : texts.rules.no),
            },
            {
              id: "remove",
              header: texts.rules.remove,
              cell: (rule) => (
                <Button
                  aria-label={texts.rules.removeOf(
                    placeOf(rule.state, texts),
                    kindOf(rule.kind, texts),
                  )}
                  onClick={() => onChange(rules.filter((one) => one !== rule))}
                >
                  {texts.rules.remove}
                </Button>
              ),
            },
          ]}
        />
      )}
      <NewRule rules={rules} onAdd={(rule) => onChange([...rules, rule])} />
    </fieldset>
  );
}

const placeOf = (state: string, texts: LicenseTexts): string =>
  state === ANY_STATE ? texts.rules.allStates : stateNameOf({ us_state: state });
const kindOf = (kind: Rule["kind"], texts: LicenseTexts): string =>
  kind === "any" ? texts.rules.anyKind : texts.kinds[kind];

function NewRule({
  rules,
  onAdd,
}: {
  readonly rules: readonly Rule[];
  readonly onAdd: (rule: Rule) => void;
}): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  const [state, setState] = useState<string>(ANY_STATE);
  const [kind, setKind] = useState<Rule["kind"]>("none");
  const [mayBuy, setMayBuy] = useState(true);
  const isTwice = rules.some((rule) => rule.state === state && rule.kind === kind);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={texts.rules.state}
        value={state}
        options={[
          [ANY_STATE, texts.rules.allStates],
          ...US_STATES.map(({ code, name }) => [code, name] as const),
        ]}
        onChange={({ target }) => setState(target.value)}
      />
      <SelectField
        label={texts.rules.kind}
        value={kind}
        options={KINDS.map((one) => [one, kindOf(one, texts)])}
        onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? "any")}
      />
      <SelectField
        label={texts.rules.mayBuy}
        value={mayBuy ? "yes" : "no"}
        options={[
          ["yes", texts.rules.yes],
          ["no", texts.rules.no],
        ]}
        onChange={({ target }) => setMayBuy(target.value === "yes")}
      />
      <Button
        disabledBecause={isTwice ? texts.rules.twice : null}
        onClick={() => onAdd({ state, kind, may_buy: mayBuy })}
      >
        {texts.rules.add}
      </Button>
    </div>
  );
}
