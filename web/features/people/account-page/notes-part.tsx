// What people of the network write about an account and attach to it, each by its right.
import type { ReactNode } from "react";
import { ACCOUNT_RECORD_TEXTS } from "../../../../locales/catalogues/account-records.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Empty } from "../../../ui/notice.tsx";
import { AccountFiles } from "./account-files.tsx";
import { AccountNotes } from "./account-notes.tsx";
import type { PartProps } from "./account-page.tsx";

export function NotesPart({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS);
  const user = useUser();
  const [readsNotes, readsFiles] = [may(user, "notes"), may(user, "files")];
  if (!readsNotes && !readsFiles) return <Empty sentence={texts.notYours} />;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {readsNotes ? <AccountNotes account={account} /> : null}
      {readsFiles ? <AccountFiles account={account} /> : null}
    </div>
  );
}
