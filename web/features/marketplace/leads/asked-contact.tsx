// Opens a lead's contact for a person of the network, who says why; the activity log keeps it.
import { type FormEvent, type ReactNode, useState } from "react";
import {
  CONTACT_NOTE_LENGTH,
  CONTACT_REASONS,
  type ContactReason,
} from "../../../../domain/lead/contact-reasons.ts";
import type { AdminLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { CONTACT_REASON_TEXTS } from "../../../../locales/catalogues/contact-reason.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { call } from "../../../lib/api/call.ts";
import { useUntilSessionEnds } from "../../../lib/auth/use-until-session-ends.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { LeadConsent } from "./lead-consent.tsx";
import { ContactFacts, ReachOut } from "./lead-contact.tsx";

/** Bypasses the document cache: the contact is stored nowhere. */
export default function AskedContact({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(CONTACT_REASON_TEXTS);
  const { page } = useTexts(LEADS_TEXTS);
  const [lead, setLead] = useUntilSessionEnds<AdminLead | undefined>(undefined);
  if (lead === undefined) return <ReasonForm id={id} onOpened={setLead} />;
  return lead.contact === null ? (
    <Notice>{page.erased}</Notice>
  ) : (
    <>
      <p role="status" className="text-label text-text-2">
        {texts.shown}
      </p>
      <ReachOut lead={lead} contact={lead.contact} />
      <ContactFacts contact={lead.contact} />
      <LeadConsent lead={lead} />
    </>
  );
}

interface ReasonFormProps {
  readonly id: string;
  readonly onOpened: (lead: AdminLead) => void;
}

function ReasonForm({ id, onOpened }: ReasonFormProps): ReactNode {
  const texts = useTexts(CONTACT_REASON_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const [reason, setReason] = useState<ContactReason>(CONTACT_REASONS[0]);
  const [note, setNote] = useState("");
  const [isChecked, check] = useState(false);
  const isMissing = note.trim().length < CONTACT_NOTE_LENGTH.least;
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isMissing) return;
    await submit(async () => {
      onOpened(
        await call("POST /v1/leads/{id}/contact", {
          params: { id },
          body: { reason, note: note.trim() },
        }),
      );
    });
  };
  return (
    <form noValidate className="grid max-w-lg gap-3" onSubmit={(event) => void open(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <p className="text-text-2">{texts.about}</p>
      <SelectField
        label={texts.reason}
        value={reason}
        onChange={({ target }) =>
          setReason(CONTACT_REASONS.find((one) => one === target.value) ?? reason)
        }
        options={CONTACT_REASONS.map((one) => [one, texts.reasons[one]])}
      />
      <TextField
        label={texts.note}
        maxLength={CONTACT_NOTE_LENGTH.most}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        problem={isChecked && isMissing ? texts.noteMissing : null}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {texts.show}
        </Button>
      </div>
    </form>
  );
}
