// Asks who works an item of the inbox: the members whose team role may.
import type { ReactNode } from "react";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useTeam } from "../../people/team/index.ts";
import { useMarks } from "./use-marks.ts";

interface AssignSheetProps {
  readonly item: InboxItem;
  readonly onClose: () => void;
}

export function AssignSheet({ item, onClose }: AssignSheetProps): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const { seats, userId } = useTeam();
  const { isBusy, problem, assign } = useMarks(item);
  const able = seats.filter(({ team_role: seat }) => item.team_roles.includes(seat));
  const give = async (to: Parameters<typeof assign>[0]): Promise<void> => {
    if (await assign(to)) onClose();
  };
  return (
    <Sheet title={texts.assign.title} place="middle" onClose={onClose}>
      <div className="grid gap-3">
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <ul className="grid gap-1">
          {able.map(({ user_id: id, name }) => (
            <li key={id} className="grid">
              <Button
                busy={isBusy}
                aria-pressed={item.assignee?.id === id}
                data-first={id === userId ? true : undefined}
                onClick={() => void give({ id, name })}
              >
                {id === userId ? texts.you : <Name>{name}</Name>}
              </Button>
            </li>
          ))}
          {item.assignee === null ? null : (
            <li className="grid">
              <Button kind="quiet" busy={isBusy} onClick={() => void give(null)}>
                {texts.assign.unassigned}
              </Button>
            </li>
          )}
        </ul>
        {able.length < 2 ? <p className="text-label text-text-2">{texts.assign.only}</p> : null}
      </div>
    </Sheet>
  );
}
