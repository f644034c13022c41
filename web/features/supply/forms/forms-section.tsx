// Lists an affiliate's hosted forms with views, starts and submissions, creates forms with one
// click, and shows the form that the address names.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type FormKind, formLanguage, pathOfForm } from "../../../../domain/forms/form-document.ts";
import type { Form } from "../../../../contract/supply/forms.ts";
import { uuidParameter, useAddress } from "../../../lib/address.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh, useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { FORM_TEXTS } from "../../../../locales/catalogues/forms.ts";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Button } from "../../../ui/button.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Status } from "../../../ui/status.tsx";
import { FormEditor } from "./form-editor.tsx";
import { addressOfForm } from "./share-form.tsx";
import { PauseForm } from "./pause-form.tsx";

const PARAMETERS = { form: uuidParameter() };

/** Creates a form with one click; `count`, the number of forms, is part of its initial name. */
function useMaking(count: number, onMade: (id: string) => void) {
  const texts = useTexts(FORM_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { language } = useDisplay();
  const { isBusy, problem: failure, submit } = useSubmit();
  const [madeId, setMadeId] = useState<string | null>(null);
  const [making, setMaking] = useState<FormKind>("form");
  const make = (kind: FormKind): Promise<boolean> =>
    submit(async () => {
      setMaking(kind);
      const id = crypto.randomUUID();
      await saveDocument("PUT /v1/forms/{id}", {
        params: { id },
        body: {
          name: texts.newNames[kind](formats.number(count + 1)),
          kind,
          language: formLanguage(language),
        },
      });
      await refresh(client, "/v1/forms", "/v1/sources");
      setMadeId(id);
      onMade(id);
    });
  const isMaking = (kind: FormKind): boolean => isBusy && making === kind;
  return { isMaking, failure, madeId, make };
}

export default function FormsSection(): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const mayMake = may(useUser(), "supply");
  const [{ form: openId }, change] = useAddress(PARAMETERS);
  const shown = useDocuments("forms");
  const { value, problem, retry } = shown;
  const { isMaking, failure, madeId, make } = useMaking(value?.length ?? 0, (id) =>
    change({ form: id }),
  );
  if (value === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <ProblemNotice problem={problem} onRetry={retry} />
    );
  if (openId !== null)
    return (
      <OpenForm
        key={openId}
        id={openId}
        listed={value.find(({ id }) => id === openId)}
        isNew={openId === madeId}
        onBack={() => change({ form: null })}
      />
    );
  const makeButtons = !mayMake ? null : (
    <div className="flex flex-wrap gap-2">
      <Button kind="primary" busy={isMaking("form")} onClick={() => void make("form")}>
        {texts.make}
      </Button>
      <Button busy={isMaking("chat")} onClick={() => void make("chat")}>
        {texts.makeChat}
      </Button>
    </div>
  );
  return (
    <div className="grid gap-6">
      <p className="text-text-2">{texts.about}</p>
      {failure === null ? null : <ProblemNotice problem={failure} />}
      {value.length === 0 ? (
        <Empty sentence={texts.none}>{makeButtons}</Empty>
      ) : (
        <>
          {makeButtons}
          <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
            {value.map((form) => (
              <FormRow key={form.id} form={form} onOpen={() => change({ form: form.id })} />
            ))}
          </ul>
          <LoadMore list={shown} />
        </>
      )}
    </div>
  );
}

interface OpenFormProps {
  readonly id: string;
  /** The form as the list has it; undefined beyond its loaded pages. */
  readonly listed: Form | undefined;
  readonly isNew: boolean;
  readonly onBack: () => void;
}

function OpenForm({ id, listed, ...rest }: OpenFormProps): ReactNode {
  return listed === undefined ? (
    <FetchedForm id={id} {...rest} />
  ) : (
    <FormEditor form={listed} {...rest} />
  );
}

function FetchedForm({ id, ...rest }: Omit<OpenFormProps, "listed">): ReactNode {
  const { value, problem, retry } = useAnswer("GET /v1/forms/{id}", { params: { id } });
  if (value !== undefined) return <FormEditor form={value} {...rest} />;
  return problem === null ? <ScreenSpinner /> : <ProblemNotice problem={problem} onRetry={retry} />;
}

function FormRow({
  form,
  onOpen,
}: {
  readonly form: Form;
  readonly onOpen: () => void;
}): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const formats = useFormats();
  const { seen, started, finished } = form.funnel;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Name>{form.name}</Name>{" "}
          {form.network_pause === null ? (
            <Status tone={form.status === "active" ? "good" : "warning"}>
              {texts.statuses[form.status]}
            </Status>
          ) : (
            <Status tone="negative">{words.status}</Status>
          )}{" "}
          {form.kind === "chat" ? (
            <span className="text-label font-normal text-text-2">{texts.kinds.chat}</span>
          ) : null}
        </p>
        <p className="break-all">
          <a
            className="text-accent underline"
            href={addressOfForm(form)}
            target="_blank"
            rel="noopener"
          >
            <Code>{pathOfForm(form.kind, form.slug)}</Code>
          </a>
        </p>
        <p className="text-label text-text-2">
          {texts.days}:{" "}
          {texts.counts(formats.number(seen), formats.number(started), formats.number(finished))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`${texts.edit}: ${form.name}`} onClick={onOpen}>
          {texts.edit}
        </Button>
        <PauseForm form={form} />
      </div>
    </li>
  );
}
