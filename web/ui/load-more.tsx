// Offers the next rows of a list that is read in parts.
import type { ReactNode } from "react";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import type { ShownList } from "../lib/documents/use-documents.ts";
import { useTexts } from "../lib/text/text.ts";
import { Button } from "./button.tsx";

/** Nothing where all rows are shown. */
export function LoadMore({
  list: { hasMore, isLoadingMore, loadMore },
}: {
  readonly list: Pick<ShownList<unknown>, "hasMore" | "isLoadingMore" | "loadMore">;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  return hasMore ? (
    <div>
      <Button busy={isLoadingMore} onClick={loadMore}>
        {texts.more}
      </Button>
    </div>
  ) : null;
}
