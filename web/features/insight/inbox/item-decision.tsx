// The work of an item where the inbox can show it: the same parts as on the screen of each kind.
import { type ReactNode, Suspense, lazy } from "react";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import type { InboxKind } from "../../../../domain/inbox/kind-names.ts";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { AlertDecision } from "../alerts/index.ts";
import { EntryRow } from "../../money/manual-entries/index.ts";
import { BulkPayouts } from "../../money/payouts/index.ts";
import { HeldLead } from "../../marketplace/quarantine/index.ts";
import { useOpenReturn } from "../../marketplace/returns/index.ts";
import { AccountDecision } from "../../people/accounts/index.ts";

const ApplicationPart = lazy(async () => ({
  default: (await import("../../people/application/index.ts")).ApplicationPart,
}));
const ConsumerRequestDecision = lazy(async () => ({
  default: (await import("../../marketplace/consumer-requests/index.ts")).ConsumerRequestDecision,
}));
const LicenseChecks = lazy(async () => ({
  default: (await import("../../people/licenses/index.ts")).LicenseChecks,
}));
const SellerNameDecisions = lazy(async () => ({
  default: (await import("../../people/seller-names/index.ts")).SellerNameDecisions,
}));

interface DecisionProps {
  readonly item: InboxItem;
}

/** Kinds whose work is done on their own screen alone are absent. */
const DECISIONS: Readonly<Partial<Record<InboxKind, (props: DecisionProps) => ReactNode>>> = {
  alert: OpenAlert,
  application: ApplicationDecision,
  license: AccountClaims,
  seller_name: AccountClaims,
  payout: PayoutDecision,
  manual_entry: EntryDecision,
  return: ReturnDecision,
  quarantined_lead: HeldDecision,
  consumer_request: RequestDecision,
};

export function ItemDecision({ item }: DecisionProps): ReactNode {
  const Decision = DECISIONS[item.kind];
  return Decision === undefined ? null : (
    <Suspense fallback={null}>
      <Decision item={item} />
    </Suspense>
  );
}

const useAccount = (id: string) => useAnswer("GET /v1/accounts/{id}", { params: { id } });

function ApplicationDecision({ item }: DecisionProps): ReactNode {
  const shown = useAccount(item.id);
  return (
    <Loaded shown={shown}>
      {(account) => (
        <>
          <div className="flex flex-wrap gap-2">
            <AccountDecision account={account} />
          </div>
          <ApplicationPart account={account} />
        </>
      )}
    </Loaded>
  );
}

function OpenAlert({ item }: DecisionProps): ReactNode {
  return <AlertDecision id={item.id} />;
}

function HeldDecision({ item }: DecisionProps): ReactNode {
  return <HeldLead leadId={item.id} />;
}

function RequestDecision({ item }: DecisionProps): ReactNode {
  return <ConsumerRequestDecision id={item.id} />;
}

function AccountClaims({ item }: DecisionProps): ReactNode {
  const shown = useAccount(item.account_id);
  const Claims = item.kind === "license" ? LicenseChecks : SellerNameDecisions;
  return <Loaded shown={shown}>{(account) => <Claims account={account} />}</Loaded>;
}

function PayoutDecision({ item }: DecisionProps): ReactNode {
  const shown = useAnswer("GET /v1/payouts/{id}", { params: { id: item.id } });
  const formats = useFormats();
  return (
    <Loaded shown={shown}>
      {(payout) => (
        <div className="flex flex-wrap gap-2">
          <BulkPayouts payouts={[payout]} formats={formats} select={() => undefined} />
        </div>
      )}
    </Loaded>
  );
}

function EntryDecision({ item }: DecisionProps): ReactNode {
  const shown = useAnswer("GET /v1/manual-entries/{id}", { params: { id: item.id } });
  return (
    <Loaded shown={shown}>
      {(entry) => (
        <ul>
          <EntryRow entry={entry} />
        </ul>
      )}
    </Loaded>
  );
}

function ReturnDecision({ item }: DecisionProps): ReactNode {
  const texts = useTexts(INBOX_TEXTS).actions;
  const open = useOpenReturn();
  return (
    <div>
      <Button kind="primary" onClick={() => open(item.id)}>
        {texts.decide}
      </Button>
    </div>
  );
}
