// Shows an applicant its own application: the form, what the network said, and what comes next.
import { type ReactNode, Suspense, useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Application } from "../../../../contract/network/applications.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { FormPart, WideField } from "../../../ui/form-card.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { EmailConfirmation } from "../own-email/index.ts";
import { AnswerForm } from "./answer-form.tsx";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationMessages } from "./application-messages.tsx";

/** A decision is shown within this time, without a press. */
const ASK_AGAIN_MS = 15_000;

interface ApplicationSectionProps {
  /** Opens the company's profile. */
  readonly onEditCompany: () => void;
}

export function ApplicationSection({ onEditCompany }: ApplicationSectionProps): ReactNode {
  const application = useAnswer("GET /v1/application");
  const profile = useAnswer("GET /v1/profile");
  useDecision();
  // It joined without an application: only the email keeps it waiting.
  if (application.problem?.code === "not_found") return <ConfirmFirst />;
  return (
    <Loaded shown={application} room="min-h-80">
      {(loaded) => (
        <Loaded shown={profile} room="min-h-80">
          {({ account }) => (
            <Content application={loaded} account={account} onEditCompany={onEditCompany} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function ConfirmFirst(): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).own;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-clock">{texts.confirmTitle}</h1>
        <p className="text-reading text-text-2">{texts.confirmAbout}</p>
      </div>
      <Confirmation />
    </div>
  );
}

function Confirmation(): ReactNode {
  return (
    <Suspense fallback={<ScreenSpinner />}>
      <EmailConfirmation />
    </Suspense>
  );
}

/** Asks again and again whether the network has decided; the app opens once it has approved. */
function useDecision(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState !== "visible") return;
      void checkSession("later");
      void refresh(client, "/v1/application");
    };
    const timer = setInterval(ask, ASK_AGAIN_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [client]);
}

function Content({
  application,
  account,
  onEditCompany,
}: {
  readonly application: Application;
  readonly account: Account;
} & ApplicationSectionProps): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS);
  const user = useUser();
  const { state, reason, messages } = application;
  const isOwner = may(user, "account");
  const isOpen = isOwner && (state === "draft" || state === "asked" || state === "refused");
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-clock">{texts.own.title[state]}</h1>
        <p className="text-reading text-text-2">{texts.own.about[state]}</p>
      </div>
      {isOwner ? null : <Notice>{texts.own.ownersOnly}</Notice>}
      {reason === null ? null : (
        <Notice tone="negative">
          <p className="font-semibold">{texts.own.reason}</p>
          <p className="whitespace-pre-line break-words">
            <Name>{reason}</Name>
          </p>
        </Notice>
      )}
      <ApplicationMessages messages={messages} reader="applicant" />
      {isOwner && state === "asked" ? <AnswerForm /> : null}
      {application.missing.includes("email") ? <Confirmation /> : null}
      {isOpen ? (
        <ApplicationForm
          application={application}
          account={account}
          company={<Company account={account} onEdit={onEditCompany} />}
        />
      ) : (
        <div className="rounded-panel border border-line bg-surface">
          <Company account={account} onEdit={null} />
          <FormPart title={texts.own.facts}>
            <WideField>
              <ApplicationFacts application={application} />
            </WideField>
          </FormPart>
        </div>
      )}
    </div>
  );
}

/** The company as the application names it; `onEdit` is null while it cannot be changed. */
function Company({
  account,
  onEdit,
}: {
  readonly account: Account;
  readonly onEdit: (() => void) | null;
}): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).own;
  const accounts = useTexts(ACCOUNT_TEXTS);
  const kinds = useTexts(ACCOUNT_KIND_TEXTS);
  const { buyer } = account;
  const rows: readonly DescriptionRow[] = [
    [accounts.name, <Name key="name">{account.name}</Name>],
    buyer === null
      ? [
          kinds.trafficLabel,
          account.traffic_kind === null ? accounts.noTraffic : kinds.traffic[account.traffic_kind],
        ]
      : [kinds.buyerLabel, kinds.buyer[buyer.buyer_kind]],
    ...(buyer === null ? [] : [[accounts.states, buyer.claimed_states.join(", ")] as const]),
  ];
  return (
    <FormPart
      title={texts.company}
      help={
        <div className="grid justify-items-start gap-2">
          <p>{texts.companyHelp}</p>
          {onEdit === null ? null : (
            <Button kind="plain" onClick={onEdit}>
              {texts.editCompany}
            </Button>
          )}
        </div>
      }
    >
      <WideField>
        <Description rows={rows} />
      </WideField>
    </FormPart>
  );
}
