// Shows what is agreed with an account: an affiliate's earnings, or what a buyer may buy and
// return.
import type { ReactNode } from "react";
import type { AccountTerms } from "../../../../contract/network/account-terms.ts";
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Description } from "../../../ui/description.tsx";
import { Name } from "../../../ui/name.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import {
  type AffiliateTerms,
  type BuyerTerms,
  earningText,
  holdText,
  limitTexts,
  returnsText,
} from "./terms-words.ts";
import { useSourceNames } from "./use-source-names.ts";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

export function TermsSummary({
  terms,
}: {
  readonly terms: Pick<AccountTerms, "account_id" | "affiliate" | "buyer">;
}): ReactNode {
  const { affiliate, buyer, account_id: accountId } = terms;
  if (affiliate !== null) return <AffiliateSummary terms={affiliate} accountId={accountId} />;
  return buyer === null ? null : <BuyerSummary terms={buyer} />;
}

function BuyerSummary({ terms }: { readonly terms: BuyerTerms }): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const number = useNetworkNumbers();
  const formats = useFormats();
  const limits = limitTexts(terms, texts, formats);
  const states = (list: readonly string[]): string =>
    list.length === 0 ? texts.noStates : list.join(", ");
  return (
    <Description
      rows={[
        [texts.returns, returnsText(terms, texts, formats, number)],
        [texts.limits, limits.length === 0 ? texts.noLimits : <Lines lines={limits} />],
        [texts.closed, states(terms.closed_states)],
        [texts.exempt, states(terms.exempt_states)],
      ]}
    />
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface AffiliateSummaryProps {
  readonly terms: AffiliateTerms;
  readonly accountId: string;
}

function AffiliateSummary({ terms, accountId }: AffiliateSummaryProps): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const number = useNetworkNumbers();
  const formats = useFormats();
  return (
    <div className="grid gap-4">
      <Description
        rows={[
          [texts.earning, earningText(terms.earning, texts, formats)],
          [texts.hold, holdText(terms, texts, formats, number)],
          ...(terms.earning_rules.length === 0 ? ([[texts.rules, texts.noRules]] as const) : []),
          ...(terms.reserves.length === 0 ? ([[texts.reserves, texts.noReserves]] as const) : []),
        ]}
      />
      {terms.earning_rules.length === 0 ? null : (
        <RuleTable rules={terms.earning_rules} accountId={accountId} />
      )}
      {terms.reserves.length === 0 ? null : <ReserveTable reserves={terms.reserves} />}
    </div>
  );
}

function RuleTable({
  rules,
  accountId,
}: {
  readonly rules: AffiliateTerms["earning_rules"];
  readonly accountId: string;
}): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const nameOf = useSourceNames(accountId);
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{texts.rules}</h3>
      <p className="text-text-2">{texts.rulesHelp}</p>
      <PlainTable
        label={texts.rules}
        rows={rules}
        idOf={(rule) => JSON.stringify(rule)}
        columns={[
          {
            id: "source",
            header: texts.source,
            cell: ({ source_id: id }) =>
              id === null ? texts.anySource : <Name>{nameOf(id)}</Name>,
          },
          {
            id: "side",
            header: texts.side,
            cell: ({ side }) => (side === null ? texts.anySide : words.side[side]),
          },
          {
            id: "tier",
            header: texts.tier,
            cell: ({ tier }) => (tier === null ? texts.anyTier : words.tier[tier]),
          },
          {
            id: "sold",
            header: texts.sold,
            cell: ({ from_sold: from }) =>
              from === 0 ? texts.anySold : texts.fromSold(formats.number(from)),
          },
          {
            id: "earning",
            header: texts.earning,
            cell: ({ earning }) => earningText(earning, texts, formats),
          },
        ]}
      />
    </div>
  );
}

function ReserveTable({ reserves }: { readonly reserves: AffiliateTerms["reserves"] }): ReactNode {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const amount = (cents: number | null): string =>
    cents === null ? texts.perNetwork : formats.money(cents);
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{texts.reserves}</h3>
      <p className="text-text-2">{texts.reservesHelp}</p>
      <PlainTable
        label={texts.reserves}
        rows={reserves}
        idOf={({ side }) => side ?? ""}
        columns={[
          {
            id: "side",
            header: texts.side,
            cell: ({ side }) => (side === null ? texts.anySide : words.side[side]),
          },
          {
            id: "exclusive",
            header: texts.exclusive,
            cell: ({ exclusive_cents: cents }) => amount(cents),
          },
          { id: "shared", header: texts.shared, cell: ({ shared_cents: cents }) => amount(cents) },
        ]}
      />
    </div>
  );
}
