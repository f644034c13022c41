// Adds a tag to an account, with the tags in use as suggestions.
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { LONGEST_TAG, readTag, tagKey } from "../../../../domain/accounts/tag.ts";
import { ACCOUNT_RECORD_TEXTS } from "../../../../locales/catalogues/account-records.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";

interface TagFormProps {
  readonly tags: readonly string[];
  /** Resolves to whether it was added. */
  readonly onAdd: (tag: string) => Promise<boolean>;
}

export default function TagForm({ tags, onAdd }: TagFormProps): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).tags;
  const formats = useFormats();
  const suggestions = useAnswer("GET /v1/account-tags").value?.items ?? [];
  const list = useId();
  const [typed, type] = useState("");
  const [isChecked, check] = useState(false);
  const tag = readTag(typed);
  const has = new Set(tags.map(tagKey));
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (tag === null || !(await onAdd(tag))) return;
    type("");
    check(false);
  };
  return (
    <form
      noValidate
      className="flex max-w-md flex-wrap items-start gap-2"
      onSubmit={(event) => void add(event)}
    >
      <div className="min-w-48 flex-1">
        <TextField
          autoFocus
          label={texts.field}
          hint={texts.hint(formats.number(LONGEST_TAG))}
          list={list}
          autoComplete="off"
          maxLength={LONGEST_TAG}
          value={typed}
          onChange={({ target }) => type(target.value)}
          problem={isChecked && tag === null ? texts.missing : null}
        />
        <datalist id={list}>
          {suggestions
            .filter((one) => !has.has(tagKey(one.tag)))
            .map((one) => (
              <option key={one.tag} value={one.tag} />
            ))}
        </datalist>
      </div>
      <Button type="submit" className="mt-5">
        {texts.add}
      </Button>
    </form>
  );
}
