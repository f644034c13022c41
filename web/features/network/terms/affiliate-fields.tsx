// The fields of an affiliate's terms: what it earns, by rules, its least payouts, and the hold.
import type { ReactNode } from "react";
import {
  NEW_AFFILIATE_DAYS,
  NEW_AFFILIATE_HOLD_DAYS,
} from "../../../../domain/ledger/earning-terms.ts";
import { MOST_EARNING_RULES } from "../../../../domain/terms/affiliate-terms.ts";
import { LEAD_SIDES, TIERS } from "../../../../domain/lead/vocabulary.ts";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import {
  type AffiliateDraft,
  type DraftProblems,
  type EarningDraft,
  type ReserveDraft,
  type RuleDraft,
  newReserve,
  newRule,
} from "./terms-draft.ts";
import { useOwnSources } from "./use-source-names.ts";

interface AffiliateFieldsProps {
  readonly accountId: string;
  readonly draft: AffiliateDraft;
  readonly problems: DraftProblems;
  readonly onChange: (change: Partial<AffiliateDraft>) => void;
}

export function AffiliateFields(props: AffiliateFieldsProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const { number } = useFormats();
  const { draft, problems, onChange } = props;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <EarningFields
          earning={draft.earning}
          problem={problems["amount"]}
          onChange={(earning) => onChange({ earning })}
        />
      </div>
      <Rules {...props} />
      <Reserves {...props} />
      <TextField
        label={texts.form.holdLabel}
        hint={texts.form.holdHint(number(NEW_AFFILIATE_HOLD_DAYS), number(NEW_AFFILIATE_DAYS))}
        inputMode="numeric"
        className="max-w-32"
        value={draft.hold}
        onChange={({ target }) => onChange({ hold: target.value })}
        problem={problems["hold"]}
      />
    </>
  );
}

/** A share or a flat amount. */
function EarningFields({
  earning,
  problem,
  onChange,
}: {
  readonly earning: EarningDraft;
  readonly problem: string | undefined;
  readonly onChange: (earning: EarningDraft) => void;
}): ReactNode {
  const { earning: label, form: texts } = useTexts(ACCOUNT_TERMS_TEXTS);
  return (
    <>
      <SelectField
        label={label}
        value={earning.kind}
        options={[
          ["share", texts.kinds.share],
          ["flat", texts.kinds.flat],
        ]}
        onChange={({ target }) =>
          onChange({ ...earning, kind: target.value === "flat" ? "flat" : "share" })
        }
      />
      <TextField
        label={earning.kind === "share" ? texts.percent : texts.amount}
        inputMode="decimal"
        className="max-w-32"
        value={earning.amount}
        onChange={({ target }) => onChange({ ...earning, amount: target.value })}
        problem={problem}
      />
    </>
  );
}

const withAt = <Item,>(list: readonly Item[], at: number, change: Partial<Item>): Item[] =>
  list.map((item, index) => (index === at ? { ...item, ...change } : item));
const without = <Item,>(list: readonly Item[], at: number): Item[] =>
  list.filter((_, index) => index !== at);

const ROW = "grid gap-3 rounded-panel border border-line p-3 sm:grid-cols-2 xl:grid-cols-3";

function Rules({ accountId, draft, problems, onChange }: AffiliateFieldsProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const { rules } = draft;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{texts.rules}</legend>
      <p className="text-text-2">{rules.length === 0 ? texts.noRules : texts.rulesHelp}</p>
      {rules.map((rule, index) => (
        <div key={rule.id} className={ROW}>
          <RuleFields
            accountId={accountId}
            rule={rule}
            problemOf={(field) => problems[`rule ${index}${field}`]}
            onChange={(change) => onChange({ rules: withAt(rules, index, change) })}
            onRemove={() => onChange({ rules: without(rules, index) })}
          />
        </div>
      ))}
      {rules.length >= MOST_EARNING_RULES ? null : (
        <div>
          <Button onClick={() => onChange({ rules: [...rules, newRule(crypto.randomUUID())] })}>
            {texts.form.addRule}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function RuleFields({
  accountId,
  rule,
  problemOf,
  onChange,
  onRemove,
}: {
  readonly accountId: string;
  readonly rule: RuleDraft;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<RuleDraft>) => void;
  readonly onRemove: () => void;
}): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const sources = useOwnSources(accountId) ?? [];
  return (
    <>
      <SelectField
        label={texts.source}
        value={rule.sourceId}
        options={[["", texts.anySource], ...sources.map(({ id, name }) => [id, name] as const)]}
        onChange={({ target }) => onChange({ sourceId: target.value })}
        problem={problemOf("")}
      />
      <SelectField
        label={texts.side}
        value={rule.side}
        options={[
          ["", texts.anySide],
          ...LEAD_SIDES.map((side) => [side, words.side[side]] as const),
        ]}
        onChange={({ target }) => onChange({ side: target.value })}
      />
      <SelectField
        label={texts.tier}
        value={rule.tier}
        options={[["", texts.anyTier], ...TIERS.map((tier) => [tier, words.tier[tier]] as const)]}
        onChange={({ target }) => onChange({ tier: target.value })}
      />
      <TextField
        label={texts.sold}
        hint={texts.form.soldHint}
        inputMode="numeric"
        value={rule.sold}
        onChange={({ target }) => onChange({ sold: target.value })}
        problem={problemOf(" sold")}
      />
      <EarningFields
        earning={rule.earning}
        problem={problemOf(" amount")}
        onChange={(earning) => onChange({ earning })}
      />
      <div>
        <Button kind="quiet" onClick={onRemove}>
          {texts.form.remove}
        </Button>
      </div>
    </>
  );
}

function Reserves({ draft, problems, onChange }: AffiliateFieldsProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const { reserves } = draft;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{texts.reserves}</legend>
      <p className="text-text-2">{reserves.length === 0 ? texts.noReserves : texts.reservesHelp}</p>
      {reserves.map((reserve, index) => (
        <div key={reserve.id} className={ROW}>
          <ReserveFields
            reserve={reserve}
            problemOf={(field) => problems[`reserve ${index}${field}`]}
            onChange={(change) => onChange({ reserves: withAt(reserves, index, change) })}
            onRemove={() => onChange({ reserves: without(reserves, index) })}
          />
        </div>
      ))}
      {reserves.length > LEAD_SIDES.length ? null : (
        <div>
          <Button
            onClick={() => onChange({ reserves: [...reserves, newReserve(crypto.randomUUID())] })}
          >
            {texts.form.addReserve}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function ReserveFields({
  reserve,
  problemOf,
  onChange,
  onRemove,
}: {
  readonly reserve: ReserveDraft;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<ReserveDraft>) => void;
  readonly onRemove: () => void;
}): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return (
    <>
      <SelectField
        label={texts.side}
        value={reserve.side}
        options={[
          ["", texts.anySide],
          ...LEAD_SIDES.map((side) => [side, words.side[side]] as const),
        ]}
        onChange={({ target }) => onChange({ side: target.value })}
        problem={problemOf("")}
      />
      <TextField
        label={`${texts.exclusive}, $`}
        hint={texts.perNetwork}
        inputMode="decimal"
        value={reserve.exclusive}
        onChange={({ target }) => onChange({ exclusive: target.value })}
        problem={problemOf(" exclusive")}
      />
      <TextField
        label={`${texts.shared}, $`}
        hint={texts.perNetwork}
        inputMode="decimal"
        value={reserve.shared}
        onChange={({ target }) => onChange({ shared: target.value })}
        problem={problemOf(" shared")}
      />
      <div>
        <Button kind="quiet" onClick={onRemove}>
          {texts.form.remove}
        </Button>
      </div>
    </>
  );
}
