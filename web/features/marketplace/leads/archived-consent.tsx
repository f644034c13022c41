// Shows people of the network that an erased lead's consent is kept, and opens it for the second of
// two who want it.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ArchivedConsent as Archived } from "../../../../contract/marketplace/archived-consents.ts";
import { CONSENT_ASK_HOURS } from "../../../../domain/consumers/archived-consent.ts";
import { ARCHIVED_CONSENT_TEXTS } from "../../../../locales/catalogues/archived-consent.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { call } from "../../../lib/api/call.ts";
import { useUntilSessionEnds } from "../../../lib/auth/use-until-session-ends.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ConsentProof } from "./lead-consent.tsx";

export function ArchivedConsent({ leadId }: { readonly leadId: string }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const shown = useAnswer("GET /v1/leads/{id}/archived-consent", { params: { id: leadId } });
  // A lead whose consent was never stored, or is no longer kept.
  if (shown.problem?.code === "not_found") return null;
  return (
    <Section title={page.consent}>
      <Loaded shown={shown}>{(archived) => <Kept archived={archived} />}</Loaded>
    </Section>
  );
}

function Kept({ archived }: { readonly archived: Archived }): ReactNode {
  const texts = useTexts(ARCHIVED_CONSENT_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  // Bypasses the document cache: the record names the person's address and browser.
  const [consent, setConsent] = useUntilSessionEnds<Archived["consent"]>(null);
  const { lead_id: leadId, asked_at: askedAt, abilities } = archived;
  const open = async (): Promise<void> => {
    await submit(async () => {
      const answer = await call("POST /v1/leads/{id}/archived-consent", {
        params: { id: leadId },
      });
      setConsent(answer.consent);
      if (answer.consent === null) toast(texts.askDone(CONSENT_ASK_HOURS));
      await refresh(client, "/v1/leads");
    });
  };
  if (consent !== null)
    return (
      <>
        <p role="status" className="text-label text-text-2">
          {texts.shown}
        </p>
        <ConsentProof proof={consent} />
      </>
    );
  return (
    <Notice className="grid gap-3">
      <div className="grid gap-1">
        <p>{texts.kept(formats.date(archived.delete_at))}</p>
        <p className="text-text-2">
          {askedAt === null
            ? texts.two(CONSENT_ASK_HOURS)
            : texts.asked(
                archived.asked_by_name ?? "",
                formats.dateTime(askedAt),
                CONSENT_ASK_HOURS,
              )}
        </p>
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {abilities.ask || abilities.open ? (
        <div>
          <Button busy={isBusy} onClick={() => void open()}>
            {abilities.open ? texts.open : texts.ask}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}
