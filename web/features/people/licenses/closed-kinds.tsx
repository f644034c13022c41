// Edits in which states buyers of a kind may not buy, licensed or not.
import { type ReactNode, useState } from "react";
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import { ANY_STATE } from "../../../../domain/licenses/license.ts";
import { BUYER_KINDS, type BuyerKind } from "../../../../domain/lead/vocabulary.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { LICENSE_TEXTS } from "../../../../locales/catalogues/licenses.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { stateNameOf } from "./license-row.tsx";

type Rule = SettingsDocument["closed_kinds"][number];

interface ClosedKindsProps {
  readonly rules: readonly Rule[];
  readonly onChange: (rules: Rule[]) => void;
}

export function ClosedKinds({ rules, onChange }: ClosedKindsProps): ReactNode {
  const { rules: words, closedKinds: texts } = useTexts(LICENSE_TEXTS);
  const { buyer: kinds } = useTexts(ACCOUNT_KIND_TEXTS);
  const placeOf = ({ state }: Rule): string =>
    state === ANY_STATE ? words.allStates : stateNameOf({ us_state: state });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{texts.title}</legend>
      <p className="text-text-2">{texts.about}</p>
      {rules.length === 0 ? (
        <p className="font-medium">{texts.none}</p>
      ) : (
        <PlainTable
          label={texts.title}
          rows={rules}
          idOf={({ state, buyer_kind: kind }) => `${state} ${kind}`}
          columns={[
            { id: "kind", header: texts.kind, cell: ({ buyer_kind: kind }) => kinds[kind] },
            { id: "state", header: words.state, cell: placeOf },
            {
              id: "remove",
              header: words.remove,
              cell: (rule) => (
                <Button
                  aria-label={words.removeOf(placeOf(rule), kinds[rule.buyer_kind])}
                  onClick={() => onChange(rules.filter((one) => one !== rule))}
                >
                  {words.remove}
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

function NewRule({
  rules,
  onAdd,
}: {
  readonly rules: readonly Rule[];
  readonly onAdd: (rule: Rule) => void;
}): ReactNode {
  const { rules: words, closedKinds: texts } = useTexts(LICENSE_TEXTS);
  const { buyer: kinds } = useTexts(ACCOUNT_KIND_TEXTS);
  const [kind, setKind] = useState<BuyerKind>("wholesaler");
  const [state, setState] = useState<string>(ANY_STATE);
  const isTwice = rules.some((rule) => rule.state === state && rule.buyer_kind === kind);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={texts.kind}
        value={kind}
        options={BUYER_KINDS.map((one) => [one, kinds[one]])}
        onChange={({ target }) =>
          setKind(BUYER_KINDS.find((one) => one === target.value) ?? "wholesaler")
        }
      />
      <SelectField
        label={texts.closedIn}
        value={state}
        options={[
          [ANY_STATE, words.allStates],
          ...US_STATES.map(({ code, name }) => [code, name] as const),
        ]}
        onChange={({ target }) => setState(target.value)}
      />
      <Button
        disabledBecause={isTwice ? words.twice : null}
        onClick={() => onAdd({ buyer_kind: kind, state })}
      >
        {texts.add}
      </Button>
    </div>
  );
}
