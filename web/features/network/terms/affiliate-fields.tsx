// The fields of an affiliate's terms: what it earns, by rules, its least payouts, and the hold.
import type { ReactNode } from "react";
import { MOST_EARNING_RULES } from "../../../../domain/terms/affiliate-terms.ts";
import { LEAD_SIDES, TIERS } from "../../../../domain/lead/vocabulary.ts";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { DraftRows } from "./draft-rows.tsx";
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
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

interface AffiliateFieldsProps {
  readonly accountId: string;
  readonly draft: AffiliateDraft;
  readonly problems: DraftProblems;
  readonly onChange: (change: Partial<AffiliateDraft>) => void;
}

export function AffiliateFields(props: AffiliateFieldsProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const number = useNetworkNumbers();
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
        hint={texts.form.holdHint(number("new_affiliate_hold_days"), number("new_affiliate_days"))}
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

function Rules({ accountId, draft, problems, onChange }: AffiliateFieldsProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const { rules } = draft;
  return (
    <DraftRows
      title={texts.rules}
      help={rules.length === 0 ? texts.noRules : texts.rulesHelp}
      rows={rules}
      addLabel={texts.form.addRule}
      most={MOST_EARNING_RULES}
      newRow={newRule}
      onChange={(changed) => onChange({ rules: changed })}
    >
      {(rule, index, change) => (
        <RuleFields
          accountId={accountId}
          rule={rule}
          problemOf={(field) => problems[`rule ${index}${field}`]}
          onChange={change}
        />
      )}
    </DraftRows>
  );
}

function RuleFields({
  accountId,
  rule,
  problemOf,
  onChange,
}: {
  readonly accountId: string;
  readonly rule: RuleDraft;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<RuleDraft>) => void;
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
    </>
  );
}

function Reserves({ draft, problems, onChange }: AffiliateFieldsProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const { reserves } = draft;
  return (
    <DraftRows
      title={texts.reserves}
      help={reserves.length === 0 ? texts.noReserves : texts.reservesHelp}
      rows={reserves}
      addLabel={texts.form.addReserve}
      // One for each side, and one for all.
      most={LEAD_SIDES.length + 1}
      newRow={newReserve}
      onChange={(changed) => onChange({ reserves: changed })}
    >
      {(reserve, index, change) => (
        <ReserveFields
          reserve={reserve}
          problemOf={(field) => problems[`reserve ${index}${field}`]}
          onChange={change}
        />
      )}
    </DraftRows>
  );
}

function ReserveFields({
  reserve,
  problemOf,
  onChange,
}: {
  readonly reserve: ReserveDraft;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<ReserveDraft>) => void;
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
    </>
  );
}
