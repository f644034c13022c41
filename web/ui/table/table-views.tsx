// The views of a table as tabs: those of the screen, and those that the person saved, which can be
// renamed and deleted.
import { Bookmark, Ellipsis } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { writeCondition } from "../../lib/documents/documents.ts";
import { problemSentence, toProblem } from "../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../locales/catalogues/problems.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import { Button, IconButton } from "../button.tsx";
import { TextField } from "../field.tsx";
import { Menu, MenuItem } from "../menu.tsx";
import { ProblemNotice } from "../notice.tsx";
import { Sheet } from "../sheet.tsx";
import { Tabs } from "../tabs.tsx";
import { toast } from "../toast.tsx";
import type { Table } from "./use-table.ts";
import { type FixedView, type SavedViews, useSavedViews } from "./views.ts";

type SavedItem = SavedViews["items"][number];

export function TableViews<Row>({
  table,
  fixed,
  canWatch,
}: {
  readonly table: Table<Row>;
  readonly fixed: readonly FixedView[];
  readonly canWatch: boolean;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const saved = useSavedViews(pathname);
  const [named, name] = useState<SavedItem | "new" | null>(null);
  const own = table.partOf(search);
  const views = useViewTabs(fixed, saved);
  const current =
    views.find(({ query }) => table.partOf(new URLSearchParams(query)) === own)?.id ?? null;
  return (
    <>
      {views.length === 1 && current !== null ? null : (
        <Tabs
          label={texts.view}
          look="segments"
          current={current}
          tabs={views.map(({ query, ...tab }) => ({
            ...tab,
            to: { search: table.withPart(search, query) },
          }))}
          beside={(tab) => {
            const view = saved.items.find(({ id }) => id === tab.id);
            return view === undefined || tab.id !== current ? null : (
              <ViewMenu
                view={view}
                saved={saved}
                watch={
                  canWatch
                    ? table.askedBy(new URLSearchParams(view.document.query)).map(writeCondition)
                    : null
                }
                onRename={() => name(view)}
              />
            );
          }}
        />
      )}
      {current === null ? (
        <IconButton label={texts.saveView} onClick={() => name("new")}>
          <Bookmark size={16} strokeWidth={1.5} />
        </IconButton>
      ) : null}
      {named === null ? null : (
        <NameView
          view={named === "new" ? null : named}
          queryNow={() => table.partOf(new URLSearchParams(window.location.search))}
          saved={saved}
          onClose={() => name(null)}
        />
      )}
    </>
  );
}

/** Every view with its query: the screen's own first, then the saved ones. */
function useViewTabs(fixed: readonly FixedView[], saved: SavedViews) {
  const formats = useFormats();
  return [
    ...fixed.map(({ name: title, query, count }) => ({
      id: `fixed-${query}`,
      name: title,
      query,
      count: count === undefined ? undefined : formats.number(count),
    })),
    ...saved.items.map(({ id, document }) => ({
      id,
      name: document.name,
      query: document.query,
      count: undefined,
    })),
  ];
}

interface ViewMenuProps {
  readonly view: SavedItem;
  readonly saved: SavedViews;
  /** What it would watch for; null if views cannot be watched. */
  readonly watch: readonly string[] | null;
  readonly onRename: () => void;
}

function ViewMenu({ view, saved, watch, onRename }: ViewMenuProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
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
  const turn = (next: SavedItem["document"], words: string): void =>
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
        {texts.delete}
      </MenuItem>
    </Menu>
  );
}

/** Asks for the name of a new view, or a new name for a saved one. */
function NameView({
  view,
  queryNow,
  saved,
  onClose,
}: {
  readonly view: SavedItem | null;
  readonly queryNow: () => string;
  readonly saved: SavedViews;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
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
    toast(texts.saved);
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
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
