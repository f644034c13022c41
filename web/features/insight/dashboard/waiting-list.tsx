// Lists what waits for the operator in one queue: returns by their deadline, then accounts and
// payouts, the oldest first.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { searchWith, useAddress, wordParameter } from "../../../lib/address.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { PANEL, Section, SectionLink } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { OpenReturn } from "../../marketplace/returns/index.ts";
import {
  WaitingAccount,
  WaitingLicense,
  WaitingName,
  WaitingPayout,
  WaitingReturns,
} from "./waiting-rows.tsx";

const KINDS = ["all", "returns", "accounts", "payouts"] as const;
/** A name and a license are decisions about their account. */
const KIND_OF = {
  returns: "returns",
  accounts: "accounts",
  names: "accounts",
  licenses: "accounts",
  payouts: "payouts",
} as const;
const ADDRESS = { waiting: wordParameter(KINDS, "all") };
/** Of each list; the rest is in the inbox. */
const SHOWN = 9;

export function WaitingList(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).waiting;
  const formats = useFormats();
  const [{ waiting }] = useAddress(ADDRESS);
  const [search] = useSearchParams();
  const { shown, lists } = useWaiting();
  const counts = {
    ...lists,
    accounts: [...lists.accounts, ...lists.names, ...lists.licenses],
  };
  const countOf = (kind: Exclude<keyof typeof lists, "names" | "licenses">): number =>
    counts[kind].length;
  const all = countOf("returns") + countOf("accounts") + countOf("payouts");
  const isShown = (kind: "returns" | "accounts" | "payouts"): boolean =>
    waiting === "all" || waiting === kind;
  const isCut = Object.entries(lists).some(
    ([list, items]) => items.length > SHOWN && isShown(KIND_OF[list as keyof typeof lists]),
  );
  return (
    <Section
      title={texts.title}
      actions={
        all === 0 ? null : (
          <Tabs
            look="segments"
            label={texts.which}
            current={waiting}
            tabs={KINDS.map((kind) => ({
              id: kind,
              name: texts.kinds[kind],
              count: formats.number(kind === "all" ? all : countOf(kind)),
              to: { search: searchWith(search, { waiting: kind === "all" ? null : kind }) },
            }))}
          />
        )
      }
    >
      {shown.map(({ value, problem, retry }, index) =>
        value === undefined && problem !== null ? (
          <ProblemNotice key={index} problem={problem} onRetry={retry} />
        ) : null,
      )}
      {shown.some(({ value, problem }) => value === undefined && problem === null) ? (
        // About as high as a usual queue: what follows hardly moves.
        <div className="min-h-[480px] max-sm:min-h-[70dvh]">
          <ScreenSpinner />
        </div>
      ) : (waiting === "all" ? all : countOf(waiting)) === 0 ? (
        <Empty sentence={texts.none}>
          <EmptyAction action="leads" />
        </Empty>
      ) : (
        <ul aria-label={texts.title} className={`${PANEL} divide-y divide-line`}>
          <Rows lists={lists} isShown={isShown} />
        </ul>
      )}
      {isCut ? <SectionLink to="/dashboard?part=inbox">{texts.rest}</SectionLink> : null}
      <OpenReturn />
    </Section>
  );
}

/** The rows of each kind that is shown. */
function Rows({
  lists,
  isShown,
}: {
  readonly lists: ReturnType<typeof useWaiting>["lists"];
  readonly isShown: (kind: "returns" | "accounts" | "payouts") => boolean;
}): ReactNode {
  return (
    <>
      {isShown("returns") ? <WaitingReturns returns={lists.returns.slice(0, SHOWN)} /> : null}
      {isShown("accounts") ? (
        <>
          {lists.accounts.slice(0, SHOWN).map((account) => (
            <WaitingAccount key={account.id} account={account} />
          ))}
          {lists.names.slice(0, SHOWN).map((name) => (
            <WaitingName key={name.id} name={name} />
          ))}
          {lists.licenses.slice(0, SHOWN).map((license) => (
            <WaitingLicense key={license.id} license={license} />
          ))}
        </>
      ) : null}
      {isShown("payouts")
        ? lists.payouts
            .slice(0, SHOWN)
            .map((payout) => <WaitingPayout key={payout.id} payout={payout} />)
        : null}
    </>
  );
}

/** All that waits, with how each list is loaded. */
function useWaiting() {
  const returns = useDocuments("returns", {
    where: [["status", "eq", "filed"]],
    order: "decide_until",
  });
  const accounts = useDocuments("accounts", {
    where: [["application", "eq", "sent"]],
    order: "created_at",
  });
  const payouts = useDocuments("payouts", {
    where: [["status", "eq", "requested"]],
    order: "requested_at",
  });
  const names = useDocuments("seller-names", {
    where: [["state", "eq", "waiting"]],
    order: "requested_at",
  });
  const licenses = useDocuments("licenses", {
    where: [["state", "eq", "waiting"]],
    order: "claimed_at",
  });
  const lists = {
    returns: returns.value ?? [],
    accounts: accounts.value ?? [],
    payouts: payouts.value ?? [],
    // Those of applicants are approved with their accounts.
    licenses: (licenses.value ?? []).filter(
      (license) => license.account_status === "active" && !license.may_buy,
    ),
    names: (names.value ?? []).filter(({ account_status: status }) => status === "active"),
  };
  return { shown: [returns, accounts, payouts, names, licenses], lists };
}
