// Approves, suspends or reinstates an account after a confirmation.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { toast } from "../../../ui/toast.tsx";

type Decision = "approve" | "suspend" | "reinstate";

const DECISIONS: Readonly<Record<Account["status"], readonly Decision[]>> = {
  pending: ["approve"],
  active: ["suspend"],
  refused: ["approve", "suspend"],
  suspended: ["reinstate"],
};
const TOUCHED = ["/v1/accounts", "/v1/campaigns", "/v1/sources", "/v1/activity"];

interface AccountDecisionProps {
  readonly account: Account;
  /** Offers approval alone, as one of many actions of a screen. */
  readonly isApprovalOnly?: boolean;
}

/** The buttons that the account's status and the reader's rights allow. */
export function AccountDecision({
  account,
  isApprovalOnly = false,
}: AccountDecisionProps): ReactNode {
  const texts = useTexts(ACCOUNT_TEXTS);
  const [asked, ask] = useState<Decision | null>(null);
  if (!account.abilities.approve) return null;
  return (
    <>
      {DECISIONS[account.status]
        .filter((decision) => !isApprovalOnly || decision === "approve")
        .map((decision) => (
          <Button
            key={decision}
            kind={decision === "suspend" ? "danger" : isApprovalOnly ? "plain" : "primary"}
            aria-label={`${texts[decision]}: ${account.name}`}
            onClick={() => ask(decision)}
          >
            {texts[decision]}
          </Button>
        ))}
      {asked === null ? null : (
        <Sure account={account} decision={asked} onClose={() => ask(null)} />
      )}
    </>
  );
}

function Sure({
  account,
  decision,
  onClose,
}: {
  readonly account: Account;
  readonly decision: Decision;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(ACCOUNT_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const ask = {
    approve: texts.approveAsk,
    suspend: texts.suspendAsk,
    reinstate: texts.reinstateAsk,
  }[decision];
  const done = { approve: texts.approved, suspend: texts.suspended, reinstate: texts.reinstated }[
    decision
  ];
  const decide = async (): Promise<void> => {
    if (
      !(await submit(() =>
        call("POST /v1/accounts/{id}/status", {
          params: { id: account.id },
          body: { status: decision === "suspend" ? "suspended" : "active" },
        }),
      ))
    )
      return;
    toast(done(account.name));
    onClose();
    await refresh(client, ...TOUCHED);
  };
  return (
    <Confirm
      title={ask(account.name)}
      action={texts[decision]}
      kind={decision === "suspend" ? "danger" : "primary"}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void decide()}
    >
      <p>
        {decision === "approve"
          ? texts.approveText[account.kind]
          : decision === "suspend"
            ? texts.suspendText
            : texts.reinstateText}
      </p>
    </Confirm>
  );
}
