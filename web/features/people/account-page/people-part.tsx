// The people of an account: who acts for it, with which team role.
import type { ReactNode } from "react";
import { TEAM_TEXTS } from "../../../../locales/catalogues/team.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { PANEL } from "../../../ui/screen.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import type { PartProps } from "./account-page.tsx";

export function PeoplePart({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const shown = useAnswer("GET /v1/members", { query: { account_id: id } });
  return (
    <Loaded shown={shown}>
      {({ items }) => (
        <ul aria-label={texts.people} className={`divide-y divide-line ${PANEL}`}>
          {items.map((member) => (
            <li key={member.user_id} className="flex items-center justify-between gap-3 px-4 py-2">
              <TwoLines main={<Name>{member.name}</Name>} sub={<Name>{member.email}</Name>} />
              <span>{texts.seats[member.team_role]}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
