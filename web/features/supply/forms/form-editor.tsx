// Edits one form: its address, its figures, and all its texts next to a preview.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, Suspense, useMemo } from "react";
import { consentText } from "../../../../domain/forms/consent-text.ts";
import { type FormDocument, completeForm } from "../../../../domain/forms/form-document.ts";
import type { Form } from "../../../../contract/supply/forms.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { changesOf, useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { FORM_TEXTS } from "../../../../locales/catalogues/forms.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Name, Said } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PauseBanner } from "../../network/pauses/index.ts";
import { FormFields } from "./form-fields.tsx";
import { FormFigures } from "./form-figures.tsx";
import { FormPreview } from "./form-preview.tsx";
import { useConsentWording } from "./use-consent-wording.ts";
import { ShareForm } from "./share-form.tsx";
import { PauseForm } from "./pause-form.tsx";

/** `isNew`: it was just created. */
export function FormEditor({
  form,
  isNew,
  onBack,
}: {
  readonly form: Form;
  readonly isNew: boolean;
  readonly onBack: () => void;
}): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-section">
          <Name>{form.name}</Name>{" "}
          <span className="font-normal text-text-2">
            · {texts.kinds[form.kind]} ·{" "}
            {form.network_pause === null ? texts.statuses[form.status] : words.status}
          </span>
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" onClick={onBack}>
            {texts.back}
          </Button>
          <ButtonLink kind="quiet" to={`/settings?part=sources&source=${form.id}`}>
            {texts.source}
          </ButtonLink>
          <PauseForm form={form} />
        </div>
      </div>
      {form.network_pause === null ? null : (
        <Suspense fallback={null}>
          <PauseBanner
            pause={form.network_pause}
            thing={{ kind: "form", id: form.id, name: form.name, accountId: form.account_id }}
          />
        </Suspense>
      )}
      {isNew ? (
        <div role="status">
          <Notice tone="good">{texts.live}</Notice>
        </div>
      ) : null}
      <ShareForm form={form} />
      <FormFigures form={form} />
      <Contents key={form.id} form={form} />
    </div>
  );
}

function documentOf({
  name,
  language,
  accent,
  ground,
  headline,
  intro,
  thanks,
  sides,
  questions,
  named_sellers,
}: Form): FormDocument {
  return {
    name,
    language,
    accent,
    ground,
    headline,
    intro,
    thanks,
    sides,
    questions,
    named_sellers,
  };
}

function Contents({ form }: { readonly form: Form }): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { values: draft, change, settle } = useDraft(documentOf(form));
  const saved = completeForm(documentOf(form));
  const wording = useConsentWording();
  const document = useMemo(() => completeForm(draft), [draft]);
  const isChanged = Object.keys(changesOf(saved, document)).length > 0;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (document.sides.length === 0) return;
    const isSaved = await submit(async () => {
      await saveDocument("PATCH /v1/forms/{id}", {
        params: { id: form.id },
        body: changesOf(saved, document),
      });
      if (await refreshSaved(client, "/v1/forms", "/v1/sources")) settle();
    });
    if (isSaved) toast(texts.saved);
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        <FormFields document={draft} onChange={change} />
        <Section title={texts.consent}>
          <blockquote className="rounded-panel border border-line bg-sunken p-4">
            <Said>{consentText(document, wording)}</Said>
          </blockquote>
          <p className="text-label text-text-3">{texts.consentHint}</p>
        </Section>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            kind="primary"
            type="submit"
            busy={isBusy}
            disabledBecause={
              document.sides.length === 0
                ? texts.sidesMissing
                : form.abilities.update
                  ? null
                  : texts.unsaved
            }
          >
            {texts.save}
          </Button>
          {isChanged ? <span className="text-text-2">{texts.unsaved}</span> : null}
        </div>
      </form>
      <div className="xl:sticky xl:top-16">
        <FormPreview document={document} wording={wording} note={texts.previewNotes[form.kind]} />
      </div>
    </div>
  );
}
