// Draws the cells of the activity: what was done with its first change in words, on which record,
// by whom.
import { type ReactNode, Suspense, lazy } from "react";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { CONTACT_REASON_TEXTS } from "../../../../locales/catalogues/contact-reason.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import {
  type Activity,
  actionWords,
  actorWords,
  isAboutActor,
  subjectDetail,
  subjectWords,
} from "./activity-words.ts";

const FirstChange = lazy(() => import("./first-change.tsx"));

interface CellProps {
  readonly row: Activity;
}

/** What was done, and beneath it the first change or what it concerned. */
export function ActCell({ row }: CellProps): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const { reason: ofReturns } = useTexts(RETURN_TEXTS);
  const { reasons: ofContact } = useTexts(CONTACT_REASON_TEXTS);
  const formats = useFormats();
  const act = actionWords(row, texts);
  if (row.changes.length > 0)
    return (
      <TwoLines
        main={act}
        sub={
          <Suspense fallback="…">
            <FirstChange row={row} />
          </Suspense>
        }
      />
    );
  const said = subjectDetail(row, texts, { ...ofContact, ...ofReturns }, formats);
  return said === "" ? act : <TwoLines main={act} sub={said} />;
}

/** The record by its name, with its kind beneath; a dash where the act is about who did it. */
export function RecordCell({ row }: CellProps): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  if (isAboutActor(row)) return "—";
  const kind = subjectWords(row, texts);
  const { amount_cents: cents } = row.detail;
  const name = row.subject_name ?? (typeof cents === "number" ? formats.money(cents) : null);
  return name === null ? kind : <TwoLines main={<Name>{name}</Name>} sub={kind} />;
}

export function ActorCell({ row }: CellProps): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const user = useUser();
  return <Name>{actorWords(row, texts, user)}</Name>;
}
