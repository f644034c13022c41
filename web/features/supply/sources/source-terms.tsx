// Shows a source's terms: those that the affiliate sets, and those that the operator has set.
import { Term } from "../../../ui/term.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { changesOf, useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Button } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { earningWords } from "../../people/accounts/index.ts";
import { type FormErrors, type SourceFormValues, draftOf, patchOf } from "./source-form-values.ts";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

/** The form's state: typed values, errors, and saving. */
function useTermsDraft(source: Source) {
  const texts = useTexts(SOURCE_TEXTS);
  const client = useQueryClient();
  const saved = draftOf(source);
  const draft = useDraft(saved);
  const [mistakes, setErrors] = useState<FormErrors>({});
  const { isBusy, problem, submit } = useSubmit();
  const change = (changed: Partial<SourceFormValues>): void => {
    draft.change(changed);
    setErrors({});
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = patchOf(draft.values, texts.terms);
    setErrors("mistakes" in read ? read.mistakes : {});
    if ("mistakes" in read) return;
    const isDone = await submit(async () => {
      const before = patchOf(saved, texts.terms);
      await saveDocument("PATCH /v1/sources/{id}", {
        params: { id: source.id },
        body: "patch" in before ? changesOf(before.patch, read.patch) : read.patch,
      });
      if (await refreshSaved(client, "/v1/sources")) draft.settle();
    });
    if (isDone) toast(texts.terms.saved);
  };
  const text = (
    member: "name" | "slots" | "reserveExclusive" | "reserveShared" | "cap" | "seconds",
  ) => ({
    value: draft.values[member],
    problem: mistakes[member] ?? null,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [member]: target.value }),
  });
  return { draft: draft.values, change, text, mistakes, isBusy, problem, save };
}

export function SourceTerms({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const terms = useTermsDraft(source);
  const isLocked = !source.abilities.update;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)] lg:items-start">
      <form
        className="grid max-w-2xl gap-5"
        noValidate
        onSubmit={(event) => void terms.save(event)}
      >
        <fieldset disabled={isLocked} className="grid gap-5">
          {terms.problem === null ? null : <ProblemNotice problem={terms.problem} />}
          <TextField label={texts.name} maxLength={120} {...terms.text("name")} />
          <Section title={texts.terms.title}>
            <TermsFields source={source} terms={terms} />
          </Section>
          <TextArea
            label={texts.terms.ips}
            hint={texts.terms.ipsHint}
            problem={terms.mistakes.ips ?? null}
            rows={3}
            spellCheck={false}
            className="font-mono text-label"
            value={terms.draft.ips}
            onChange={({ target }) => terms.change({ ips: target.value })}
          />
          <CheckField
            label={texts.terms.keyInAddress}
            hint={texts.terms.keyInAddressHint}
            checked={terms.draft.keyInAddress}
            onChange={({ target }) => terms.change({ keyInAddress: target.checked })}
          />
          {isLocked ? null : (
            <div>
              <Button kind="primary" type="submit" busy={terms.isBusy}>
                {texts.terms.save}
              </Button>
            </div>
          )}
        </fieldset>
      </form>
      <Operated source={source} />
    </div>
  );
}

/** How its leads are sold, the reserves, and the caps. */
function TermsFields({
  source,
  terms: { draft, change, text },
}: {
  readonly source: Source;
  readonly terms: ReturnType<typeof useTermsDraft>;
}): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const number = useNetworkNumbers();
  return (
    <>
      <CheckField
        label={texts.terms.exclusive}
        hint={texts.terms.exclusiveHint}
        checked={draft.exclusive}
        onChange={({ target }) => change({ exclusive: target.checked })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={texts.terms.slots}
          hint={
            <>
              {texts.terms.slotsHint} <Term name="slot" />
            </>
          }
          inputMode="numeric"
          {...text("slots")}
        />
        <TextField
          label={texts.terms.reserveExclusive}
          hint={
            <>
              {texts.terms.reserveHint} <Term name="reserve" />
            </>
          }
          inputMode="decimal"
          {...text("reserveExclusive")}
        />
        <TextField
          label={texts.terms.reserveShared}
          hint={texts.terms.reserveHint}
          inputMode="decimal"
          {...text("reserveShared")}
        />
      </div>
      <SelectField
        label={texts.unsold}
        hint={texts.unsoldHint(number("unsold_contact_hours"))}
        value={draft.unsold}
        onChange={({ target }) => change({ unsold: target.value === "reject" ? "reject" : "list" })}
        options={[
          ["list", texts.unsoldRules.list],
          ["reject", texts.unsoldRules.reject],
        ]}
      />
      <CapFields source={source} text={text} />
    </>
  );
}

/** The daily cap and how long an offer holds. */
function CapFields({
  source,
  text,
}: {
  readonly source: Source;
  readonly text: ReturnType<typeof useTermsDraft>["text"];
}): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const formats = useFormats();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.cap}
        hint={
          source.daily_cap_limit === null
            ? texts.terms.capFree
            : texts.terms.capHint(formats.number(source.daily_cap_limit))
        }
        inputMode="numeric"
        {...text("cap")}
      />
      <TextField
        label={texts.terms.offerTime}
        hint={
          <>
            {texts.terms.offerHint} <Term name="ping" />
          </>
        }
        inputMode="numeric"
        {...text("seconds")}
      />
    </div>
  );
}

function Operated({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const accounts = useTexts(ACCOUNT_TEXTS);
  const formats = useFormats();
  const { value: account } = useAnswer("GET /v1/accounts/{id}", {
    params: { id: source.account_id },
  });
  return (
    <Section title={texts.terms.operator}>
      <p className="text-text-2">{texts.terms.operatorHint}</p>
      <Description
        rows={[
          [texts.kind, words.kind[source.kind]],
          [
            texts.routing,
            <span key="routing">
              {words.routing[source.routing]}
              <span className="block text-label text-text-2">
                {words.routingAbout[source.routing]}
              </span>
            </span>,
            <Term key="term" name="routing">
              {texts.routing}
            </Term>,
          ],
          ...(account?.earning
            ? [[texts.part, earningWords(account.earning, accounts, formats)] as const]
            : []),
        ]}
      />
    </Section>
  );
}
