// Creates a tracking link. For a source with a hosted form, one press is enough: the link leads
// there.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { FORM_KINDS } from "../../../../domain/forms/form-document.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { targetProblem } from "./template-words.ts";

/** Sources with a hosted form have their own target page. */
const hasForm = ({ kind }: Source): boolean => FORM_KINDS.some((one) => one === kind);

/** `count`, the number of links, is part of the initial name. */
export function NewLink({ count }: { readonly count: number }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const shown = useDocuments("sources", { order: "name", limit: 200 });
  return (
    <Loaded shown={shown}>
      {(sources) =>
        sources.length === 0 ? (
          <Empty sentence={texts.noSource}>
            <ButtonLink kind="primary" to="/settings?part=forms">
              {texts.toForms}
            </ButtonLink>
          </Empty>
        ) : (
          <NewLinkForm
            count={count}
            sources={sources.toSorted((a, b) => Number(hasForm(b)) - Number(hasForm(a)))}
          />
        )
      }
    </Loaded>
  );
}

/** The form's state: typed values, errors, and creating the link. */
function useNewLink(count: number, sources: readonly Source[]) {
  const texts = useTexts(TRACKING_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [name, setName] = useState(texts.newName(formats.number(count + 1)));
  const [sourceId, choose] = useState(sources[0]?.id ?? "");
  const [target, setTarget] = useState("");
  const [isChecked, check] = useState(false);
  const leadsToForm = sources.some((source) => source.id === sourceId && hasForm(source));
  const mistakes = {
    name: name.trim() === "" ? texts.nameMissing : null,
    target:
      target.trim() === ""
        ? leadsToForm
          ? null
          : texts.targetMissing
        : targetProblem(target.trim(), texts),
  };
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (mistakes.name !== null || mistakes.target !== null) return;
    const isMade = await submit(async () => {
      await saveDocument("PUT /v1/links/{id}", {
        params: { id: crypto.randomUUID() },
        body: {
          name: name.trim(),
          source_id: sourceId,
          target: target.trim() === "" ? null : target.trim(),
        },
      });
      await refresh(client, "/v1/links");
    });
    if (isMade) toast(texts.made);
  };
  return {
    name,
    setName,
    sourceId,
    choose,
    target,
    setTarget,
    leadsToForm,
    isChecked,
    mistakes,
    isBusy,
    problem,
    make,
  };
}

function NewLinkForm({
  count,
  sources,
}: {
  readonly count: number;
  readonly sources: readonly Source[];
}): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const link = useNewLink(count, sources);
  const { name, sourceId, target, leadsToForm, isChecked, mistakes } = link;
  return (
    <form className="grid max-w-lg gap-4" noValidate onSubmit={(event) => void link.make(event)}>
      {link.problem === null ? null : <ProblemNotice problem={link.problem} />}
      <TextField
        label={texts.name}
        maxLength={120}
        problem={isChecked ? mistakes.name : null}
        value={name}
        onChange={({ target: typed }) => link.setName(typed.value)}
      />
      <SelectField
        label={texts.source}
        hint={texts.sourceHint}
        value={sourceId}
        options={sources.map(({ id, name: source }) => [id, source])}
        onChange={({ target: chosen }) => link.choose(chosen.value)}
      />
      <TextField
        label={texts.target}
        hint={leadsToForm ? texts.targetForm : texts.targetHint}
        type="url"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder={leadsToForm ? "" : "https://"}
        problem={isChecked || target.includes("}") ? mistakes.target : null}
        value={target}
        onChange={({ target: typed }) => link.setTarget(typed.value)}
      />
      <div>
        <Button kind="primary" type="submit" busy={link.isBusy}>
          {texts.make}
        </Button>
      </div>
    </form>
  );
}
