// Asks for the name of a view. Loaded on its own: few people save one.
import { type FormEvent, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { SavedView } from "../../../contract/people/documents.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import { Button } from "../button.tsx";
import { TextField } from "../field.tsx";
import { ProblemNotice } from "../notice.tsx";
import { Sheet } from "../sheet.tsx";
import { toast } from "../toast.tsx";
import type { SavedViews } from "./views.ts";

/** For a new view, or a new name for a saved one; null is a new one. */
export default function NameView({
  view,
  queryNow,
  saved,
  onClose,
}: {
  readonly view: SavedView | null;
  readonly queryNow: () => string;
  readonly saved: SavedViews;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const { pathname } = useLocation();
  const [name, setName] = useState(view?.document.name ?? "");
  const [isMissing, beMissing] = useState(false);
  const [id] = useState(() => view?.id ?? crypto.randomUUID());
  const { isBusy, problem, submit } = useSubmit();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === "") {
      beMissing(true);
      return;
    }
    const document = {
      ...view?.document,
      name: name.trim(),
      path: view?.document.path ?? pathname,
      query: view?.document.query ?? queryNow(),
    };
    if (!(await submit(() => saved.save(id, document)))) return;
    toast(ui.saved);
    onClose();
  };
  return (
    <Sheet place="middle" title={view === null ? texts.saveView : texts.rename} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <TextField
          data-first
          label={texts.viewName}
          value={name}
          maxLength={120}
          autoComplete="off"
          problem={isMissing ? texts.nameMissing : null}
          onChange={({ target }) => {
            setName(target.value);
            beMissing(false);
          }}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {ui.save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
