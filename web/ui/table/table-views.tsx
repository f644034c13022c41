// The views of a table as tabs: those of the screen, and those that the person saved, which can be
// renamed and deleted.
import { Bookmark } from "lucide-react";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { SavedView } from "../../../contract/people/documents.ts";
import { writeCondition } from "../../lib/documents/documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { IconButton } from "../button.tsx";
import { Tabs } from "../tabs.tsx";
import type { Table } from "./use-table.ts";
import { ViewMenu } from "./view-menu.tsx";
import { type FixedView, type SavedViews, useSavedViews } from "./views.ts";

const NameView = lazy(() => import("./name-view.tsx"));

export function TableViews<Row>({
  table,
  fixed,
  canWatch,
}: {
  readonly table: Table<Row>;
  readonly fixed: readonly FixedView[];
  readonly canWatch: boolean;
}): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const saved = useSavedViews(pathname);
  const [named, name] = useState<SavedView | "new" | null>(null);
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
      <Suspense>
        {named === null ? null : (
          <NameView
            view={named === "new" ? null : named}
            queryNow={() => table.partOf(new URLSearchParams(window.location.search))}
            saved={saved}
            onClose={() => name(null)}
          />
        )}
      </Suspense>
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
