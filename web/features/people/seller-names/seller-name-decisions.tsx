// Shows the network a buyer's seller names, and lets it approve, decline, list or end each.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import type { SellerName } from "../../../../contract/network/seller-names.ts";
import { isWaiting } from "../../../../domain/access/account-status.ts";
import { SELLER_NAME_TEXTS } from "../../../../locales/catalogues/seller-names.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { WordsForm } from "../../../ui/words-form.tsx";
import { EndName } from "./end-name.tsx";
import { NAME_ADDRESSES } from "./name-addresses.ts";
import { SellerNameRow } from "./seller-name-row.tsx";

const MOST_SHOWN = 50;
const LONGEST_REASON = 500;

export function SellerNameDecisions({ account }: { readonly account: Account }): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).decide;
  const shown = useDocuments("seller-names", {
    where: [["account_id", "eq", account.id]],
    order: "-requested_at",
    limit: MOST_SHOWN,
  });
  return (
    <FramedSection title={texts.title}>
      <Loaded shown={shown}>
        {(names) =>
          names.length === 0 ? (
            <p className="text-text-2">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {names.map((name) => (
                <Decidable key={name.id} name={name} account={account} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </FramedSection>
  );
}

interface DecidableProps {
  readonly name: SellerName;
  readonly account: Account;
}

function Decidable({ name, account }: DecidableProps): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).decide;
  const act = useAct();
  const [isDeclining, decline] = useState(false);
  const withAccount = isWaiting(account.status);
  return (
    <SellerNameRow
      name={name}
      actions={
        <>
          {name.abilities.decide && !withAccount ? (
            <>
              <Approve name={name} act={act} />
              <Button
                kind="danger"
                aria-label={texts.declineNamed(name.name)}
                onClick={() => decline(true)}
              >
                {texts.decline}
              </Button>
            </>
          ) : null}
          {name.abilities.list ? <ListOrUnlist name={name} act={act} /> : null}
          {name.state === "approved" ? <EndName name={name} consequence={texts.endText} /> : null}
        </>
      }
    >
      {act.problem === null ? null : <ProblemNotice problem={act.problem} />}
      {name.alike.length === 0 ? null : <Alike names={name.alike} />}
      {name.state === "waiting" && withAccount ? (
        <p className="text-label text-text-2">{texts.withAccount}</p>
      ) : null}
      {isDeclining ? <DeclineForm name={name} onClose={() => decline(false)} /> : null}
    </SellerNameRow>
  );
}

/** Runs a decision, says that it is done, and shows what changed. */
function useAct() {
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    if (!(await submit(work))) return;
    toast(done);
    await refresh(client, ...NAME_ADDRESSES);
  };
  return { isBusy, problem, run };
}

interface ActProps {
  readonly name: SellerName;
  readonly act: ReturnType<typeof useAct>;
}

function Approve({ name, act }: ActProps): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).decide;
  const approve = (): Promise<unknown> =>
    call("POST /v1/seller-names/{id}/decision", {
      params: { id: name.id },
      body: { decision: "approve" },
    });
  return (
    <Button
      kind="primary"
      busy={act.isBusy}
      aria-label={texts.approveNamed(name.name)}
      onClick={() => void act.run(approve, texts.approved(name.name))}
    >
      {texts.approve}
    </Button>
  );
}

/** Takes the name off the buyer list, or puts it on. */
function ListOrUnlist({ name, act }: ActProps): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).decide;
  const { is_listed: isListed } = name;
  const change = (): Promise<unknown> =>
    call("POST /v1/seller-names/{id}/listing", {
      params: { id: name.id },
      body: { is_listed: !isListed },
    });
  return (
    <Button
      busy={act.isBusy}
      aria-label={isListed ? texts.unlistNamed(name.name) : texts.listNamed(name.name)}
      onClick={() =>
        void act.run(change, isListed ? texts.unlisted(name.name) : texts.listed(name.name))
      }
    >
      {isListed ? texts.unlist : texts.list}
    </Button>
  );
}

function Alike({ names }: { readonly names: SellerName["alike"] }): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).decide;
  return (
    <Notice tone="warning">
      <p>{texts.alike}</p>
      <p className="break-words">
        <Name>
          {names.map(({ name, account_name: company }) => texts.alikeOne(name, company)).join(", ")}
        </Name>
      </p>
    </Notice>
  );
}

function DeclineForm({
  name,
  onClose,
}: {
  readonly name: SellerName;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).decide;
  return (
    <WordsForm
      label={texts.reason}
      hint={texts.reasonHint}
      missing={texts.reasonMissing}
      maxLength={LONGEST_REASON}
      action={texts.decline}
      kind="danger"
      send={(reason) =>
        call("POST /v1/seller-names/{id}/decision", {
          params: { id: name.id },
          body: { decision: "refuse", reason },
        })
      }
      done={texts.declined(name.name)}
      touched={NAME_ADDRESSES}
      onClose={onClose}
    />
  );
}
