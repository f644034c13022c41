// Shows one account to the people of the network: its head, and the section that the address names.
import { type ComponentType, type ReactNode, Suspense } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { useAddress, wordParameter } from "../../../lib/address.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RecordGone, isGone } from "../../../ui/record-gone.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { AccountTermsPart } from "../../network/terms/index.ts";
import { ViewAs } from "../view-as/index.ts";
import { AccountDecision, AccountStatus } from "../accounts/index.ts";
import {
  CampaignsPart,
  DocumentsPart,
  HistoryPart,
  KeysPart,
  MoneyPart,
  NotesPart,
  OverviewPart,
  PeoplePart,
  SourcesPart,
} from "./on-demand.ts";
import { AccountTags } from "./account-tags.tsx";
import { type AccountPart, ACCOUNT_PARTS, partsOf } from "./parts.ts";

/** What every section of the page is given. */
export interface PartProps {
  readonly account: Account;
}

const CONTENTS: Readonly<Record<AccountPart, ComponentType<PartProps>>> = {
  overview: OverviewPart,
  terms: AccountTermsPart,
  money: MoneyPart,
  campaigns: CampaignsPart,
  sources: SourcesPart,
  people: PeoplePart,
  keys: KeysPart,
  notes: NotesPart,
  documents: DocumentsPart,
  history: HistoryPart,
};
const ADDRESS = { part: wordParameter(ACCOUNT_PARTS, "overview") };

export function AccountPage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS);
  const { value, problem, retry } = useAnswer("GET /v1/accounts/{id}", { params: { id } });
  const back = { to: "/users", name: texts.back };
  if (isGone(problem)) return <RecordGone title={texts.title} back={back} />;
  if (value === undefined)
    return (
      <Screen title={texts.title} back={back}>
        {problem === null ? <ScreenSpinner /> : <ProblemNotice problem={problem} onRetry={retry} />}
      </Screen>
    );
  return <Shown account={value} />;
}

function Shown({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS);
  const words = useTexts(ACCOUNT_TEXTS);
  const formats = useFormats();
  const [{ part: wanted }] = useAddress(ADDRESS);
  const parts = partsOf(account);
  const part = parts.find((name) => name === wanted) ?? "overview";
  const Content = CONTENTS[part];
  return (
    <Screen
      title={account.name}
      heading={<Name>{account.name}</Name>}
      back={{ to: "/users", name: texts.back }}
      about={texts.about(words.kind[account.kind], formats.date(account.created_at))}
      marks={<AccountStatus status={account.status} />}
      actions={
        <>
          <Suspense fallback={null}>
            <ViewAs account={account} />
          </Suspense>
          <AccountDecision account={account} />
        </>
      }
    >
      <AccountTags account={account} />
      <Tabs
        label={texts.sections}
        current={part}
        tabs={parts.map((name) => ({
          id: name,
          name: texts.parts[name],
          to: name === "overview" ? `/users/${account.id}` : `/users/${account.id}?part=${name}`,
        }))}
      />
      <Suspense fallback={<ScreenSpinner />}>
        <Content account={account} />
      </Suspense>
    </Screen>
  );
}
