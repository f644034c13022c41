// The actions of a saved view: be notified of new rows, rename it, delete it.
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { problemSentence, toProblem } from "../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../locales/catalogues/problems.ts";
import type { SavedView } from "../../../contract/people/documents.ts";
import { useTexts } from "../../lib/text/text.ts";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import { IconButton } from "../button.tsx";
import { Menu, MenuItem } from "../menu.tsx";
import { toast } from "../toast.tsx";
import type { SavedViews } from "./views.ts";

interface ViewMenuProps {
  readonly view: SavedView;
  readonly saved: SavedViews;
  /** What it would watch for; null if views cannot be watched. */
  readonly watch: readonly string[] | null;
  readonly onRename: () => void;
}

export function ViewMenu({ view, saved, watch, onRename }: ViewMenuProps): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const problems = useTexts(PROBLEM_TEXTS);
  const navigate = useNavigate();
  const say = (error: unknown): void =>
    toast(problemSentence(toProblem(error), problems), { tone: "negative" });
  const remove = async (): Promise<void> => {
    try {
      await saved.remove(view.id);
      const back = (): void =>
        void saved
          .save(view.id, view.document)
          .then(() => navigate({ search: `?${view.document.query}` }), say);
      toast(texts.viewDeleted(view.document.name), { undo: back });
    } catch (error) {
      say(error);
    }
  };
  const { watch: watched, ...document } = view.document;
  const turn = (next: SavedView["document"], words: string): void =>
    void saved.save(view.id, next).then(() => toast(words), say);
  return (
    <Menu
      align="start"
      button={(given) => (
        <IconButton {...given} label={texts.viewActions(view.document.name)}>
          <Ellipsis size={16} strokeWidth={1.5} />
        </IconButton>
      )}
    >
      {watch === null ? null : watched === undefined ? (
        <MenuItem
          onSelect={() => turn({ ...document, watch: [...watch] }, texts.watching(document.name))}
        >
          {texts.watch}
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => turn(document, texts.watchEnded(document.name))}>
          {texts.endWatch}
        </MenuItem>
      )}
      <MenuItem onSelect={onRename}>{texts.rename}</MenuItem>
      <MenuItem tone="negative" onSelect={() => void remove()}>
        {ui.delete}
      </MenuItem>
    </Menu>
  );
}
