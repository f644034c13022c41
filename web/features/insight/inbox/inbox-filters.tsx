// Chooses whose items the inbox shows, and of which kind, each with its count.
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { searchWith, useAddress } from "../../../lib/address.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { INBOX_ADDRESS, VIEWS, countQuery } from "./inbox-address.ts";
import { useWrittenCount } from "./use-written-count.ts";

export function InboxFilters(): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const [{ kind, assignee }] = useAddress(INBOX_ADDRESS);
  const [search] = useSearchParams();
  const written = useWrittenCount();
  const counts = useAnswer("GET /v1/inbox-counts", { query: countQuery(assignee) }).value?.counts;
  const shown = (counts ?? []).filter(({ kind: one, count }) => count > 0 || one === kind);
  const all = (counts ?? []).reduce((sum, { count }) => sum + count, 0);
  const to = (change: Parameters<typeof searchWith>[1]) => ({
    search: searchWith(search, { item: null, ...change }),
  });
  return (
    <div className="grid gap-3">
      <Tabs
        label={texts.whose}
        current={assignee}
        tabs={VIEWS.map((view) => ({
          id: view,
          name: texts.views[view],
          to: to({ assignee: view === "all" ? null : view }),
        }))}
      />
      {shown.length === 0 ? null : (
        <Tabs
          look="segments"
          label={texts.kinds}
          current={kind ?? "all"}
          tabs={[
            { id: "all", name: texts.all, count: written(all), to: to({ kind: null }) },
            ...shown.map(({ kind: one, count }) => ({
              id: one,
              name: texts.many[one],
              count: written(count),
              to: to({ kind: one }),
            })),
          ]}
        />
      )}
    </div>
  );
}
