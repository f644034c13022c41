// Shows the network a company's application, and lets it ask or decline.
import { type ReactNode, useState } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { APPLICATION_LENGTHS } from "../../../../domain/applications/application.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { call } from "../../../lib/api/call.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { WordsForm } from "../../../ui/words-form.tsx";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationMessages } from "./application-messages.tsx";

const TOUCHED = ["/v1/accounts", "/v1/activity"];
type Act = "ask" | "decline";

export function ApplicationPart({ account }: { readonly account: Account }): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS);
  const shown = useAnswer("GET /v1/accounts/{id}/application", { params: { id: account.id } });
  const [act, begin] = useState<Act | null>(null);
  const isPending = account.status === "pending";
  return (
    <FramedSection title={texts.read.title}>
      <Loaded shown={shown}>
        {(application) => (
          <>
            {application.reason === null ? null : (
              <Notice tone="negative">
                <p className="font-semibold">{texts.read.declinedBecause}</p>
                <p className="whitespace-pre-line break-words">
                  <Name>{application.reason}</Name>
                </p>
              </Notice>
            )}
            <ApplicationFacts application={application} />
            <ApplicationMessages messages={application.messages} reader="network" />
          </>
        )}
      </Loaded>
      {isPending && account.abilities.approve ? (
        act === null ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => begin("ask")}>{texts.read.ask}</Button>
            <Button kind="danger" onClick={() => begin("decline")}>
              {texts.read.decline}
            </Button>
          </div>
        ) : (
          <div className="rounded-panel border border-line p-4">
            {act === "ask" ? (
              <QuestionForm account={account} onClose={() => begin(null)} />
            ) : (
              <DeclineForm account={account} onClose={() => begin(null)} />
            )}
          </div>
        )
      ) : null}
    </FramedSection>
  );
}

interface FormProps {
  readonly account: Account;
  readonly onClose: () => void;
}

function QuestionForm({ account, onClose }: FormProps): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).read;
  return (
    <WordsForm
      title={texts.askTitle(account.name)}
      label={texts.question}
      hint={texts.askHelp}
      missing={texts.questionMissing}
      maxLength={APPLICATION_LENGTHS.message}
      action={texts.ask}
      kind="primary"
      send={(text) =>
        call("POST /v1/accounts/{id}/application/questions", {
          params: { id: account.id },
          body: { text },
        })
      }
      done={texts.asked(account.name)}
      touched={TOUCHED}
      onClose={onClose}
    />
  );
}

function DeclineForm({ account, onClose }: FormProps): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).read;
  return (
    <WordsForm
      title={texts.declineTitle(account.name)}
      label={texts.reason}
      hint={texts.declineHelp}
      missing={texts.reasonMissing}
      maxLength={APPLICATION_LENGTHS.reason}
      action={texts.decline}
      kind="danger"
      send={(reason) =>
        call("POST /v1/accounts/{id}/application/refusal", {
          params: { id: account.id },
          body: { reason },
        })
      }
      done={texts.declined(account.name)}
      touched={TOUCHED}
      onClose={onClose}
    />
  );
}
