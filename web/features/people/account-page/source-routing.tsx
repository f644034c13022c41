// Edits the routing of an affiliate's sources, one at a time; a change applies to every later lead.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ROUTINGS, type Routing } from "../../../../domain/distribution/auction-lead.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";

export function SourceRouting({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).sources;
  const words = useTexts(LEAD_WORDS);
  const ui = useTexts(UI_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const write = (routing: Routing): Promise<boolean> =>
    submit(async () => {
      await saveDocument("PATCH /v1/sources/{id}", {
        params: { id: source.id },
        body: { routing },
      });
      await refresh(client, "/v1/sources");
    });
  // The routing before the last change here. Undo is shown beside the choice that it undoes.
  const [before, setBefore] = useState<Routing | null>(null);
  const change = async (routing: Routing, undone: Routing | null): Promise<void> => {
    if (await write(routing)) setBefore(undone);
  };
  return (
    <>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <SelectField
        label={texts.routingOf(source.name)}
        hint={words.routingAbout[source.routing]}
        value={source.routing}
        disabled={isBusy}
        options={ROUTINGS.map((routing) => [routing, words.routing[routing]])}
        onChange={({ target }) =>
          void change(
            ROUTINGS.find((routing) => routing === target.value) ?? "best_price",
            source.routing,
          )
        }
      />
      <p role="status" className="flex flex-wrap items-center gap-2">
        {before === null ? null : (
          <>
            <span>{texts.routingSaved(source.name, words.routing[source.routing])}</span>
            <Button kind="quiet" busy={isBusy} onClick={() => void change(before, null)}>
              {ui.undo}
            </Button>
          </>
        )}
      </p>
    </>
  );
}
