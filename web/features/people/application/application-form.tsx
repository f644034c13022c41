// The form of an application: the facts by which the network decides.
import type { FormEvent, ReactNode } from "react";
import type { Application } from "../../../../contract/network/applications.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { APPLICATION_LENGTHS } from "../../../../domain/applications/application.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { FormPart, WideField } from "../../../ui/form-card.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import {
  type ApplicationDraft,
  type FormFact,
  useApplicationDraft,
} from "./use-application-draft.ts";

interface ApplicationFormProps {
  readonly application: Application;
  readonly account: Account;
  /** The first part of the form: the company. */
  readonly company: ReactNode;
}

export function ApplicationForm({
  application,
  account,
  company,
}: ApplicationFormProps): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).own;
  const draft = useApplicationDraft(application, account.buyer?.buyer_kind ?? null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void draft.send();
  };
  return (
    <form noValidate onSubmit={submit} className="rounded-panel border border-line bg-surface">
      {company}
      <FormPart title={texts.facts} help={texts.factsHelp}>
        <Facts account={account} draft={draft} />
      </FormPart>
      {draft.problem === null ? null : (
        <div className="p-4 pb-0">
          <ProblemNotice problem={draft.problem} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 rounded-panel bg-sunken px-4 py-3">
        <Progress draft={draft} isAsked={application.state === "asked"} />
        <Button kind="quiet" busy={draft.isBusy} onClick={() => void draft.save()}>
          {texts.save}
        </Button>
        {/* A question is answered first; the facts may be changed beside it. */}
        {application.state === "asked" ? null : (
          <Button kind="primary" type="submit" busy={draft.isBusy}>
            {application.state === "refused" ? texts.sendAgain : texts.send}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What is still missing, by the names of the fields. */
function Progress({
  draft: { missing },
  isAsked,
}: {
  readonly draft: ApplicationDraft;
  readonly isAsked: boolean;
}): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS);
  const formats = useFormats();
  return (
    <p role="status" className="min-w-0 flex-1 basis-56 text-text-2">
      {missing.length === 0 ? (
        isAsked ? (
          texts.own.withAnswer
        ) : (
          texts.own.complete
        )
      ) : (
        <>
          <span className="font-semibold text-text">
            {texts.own.missingCount(missing.length, formats.number(missing.length))}
          </span>{" "}
          {missing.map((fact) => texts.fact[fact]).join(", ")}
        </>
      )}
    </p>
  );
}

function Facts({
  account,
  draft: { fields, change, missing, isChecked },
}: {
  readonly account: Account;
  readonly draft: ApplicationDraft;
}): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS);
  const { own } = texts;
  const kind = account.buyer?.buyer_kind;
  const problemOf = (fact: FormFact): string | null =>
    isChecked && missing.includes(fact) ? own.problems[fact] : null;
  return (
    <>
      <WideField>
        <TextField
          label={own.website}
          hint={own.websiteHint}
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          maxLength={APPLICATION_LENGTHS.website}
          value={fields.website}
          onChange={change("website")}
          problem={problemOf("website")}
        />
      </WideField>
      <TextField
        label={own.licenseNumber}
        hint={
          own.licenseHint[
            kind === "agent" || kind === "broker" || kind === "lender" ? kind : "other"
          ]
        }
        autoComplete="off"
        spellCheck={false}
        maxLength={APPLICATION_LENGTHS.licenseNumber}
        value={fields.license_number}
        onChange={change("license_number")}
        problem={problemOf("license_number")}
      />
      <SelectField
        label={own.licenseState}
        value={fields.license_state}
        onChange={change("license_state")}
        problem={problemOf("license_state")}
        options={[
          ["", own.chooseState],
          ...US_STATES.map(({ code, name }) => [code, name] as const),
        ]}
      />
      <WideField>
        <TextArea
          label={own.aboutField}
          hint={own.aboutHint[account.kind === "affiliate" ? "affiliate" : "advertiser"]}
          rows={5}
          maxLength={APPLICATION_LENGTHS.about}
          value={fields.about}
          onChange={change("about")}
          problem={problemOf("about")}
        />
      </WideField>
    </>
  );
}
