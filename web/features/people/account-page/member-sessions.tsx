// The open sessions of one member of an account; owners of the network end one, or all.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { AccountSession } from "../../../../contract/people/account-sessions.ts";
import type { Member } from "../../../../contract/people/team.ts";
import { browserOf } from "../../../../domain/access/browser-of.ts";
import { ACCOUNT_ACCESS_TEXTS } from "../../../../locales/catalogues/account-access.ts";
import { call } from "../../../lib/api/call.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Name } from "../../../ui/name.tsx";
import { toast } from "../../../ui/toast.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";

interface MemberSessionsProps {
  readonly accountId: string;
  readonly member: Member;
  readonly sessions: readonly AccountSession[];
}

/** What is asked about: one session, or all of the member. */
type Asked = AccountSession | "all";

export function MemberSessions({ accountId, member, sessions }: MemberSessionsProps): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).people;
  const mayEnd = may(useUser(), "end_access");
  const [asked, ask] = useState<Asked | null>(null);
  if (sessions.length === 0) return <p className="text-text-2">{texts.noSessions}</p>;
  return (
    <div className="grid gap-2">
      <ul
        aria-label={texts.sessionsOf(member.name)}
        className="divide-y divide-line border-y border-line"
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            name={member.name}
            onEnd={mayEnd ? () => ask(session) : null}
          />
        ))}
      </ul>
      {mayEnd && sessions.length > 1 ? (
        <div>
          <Button
            kind="danger"
            aria-label={texts.endAllNamed(member.name)}
            onClick={() => ask("all")}
          >
            {texts.endAll}
          </Button>
        </div>
      ) : null}
      {asked === null ? null : (
        <Ending accountId={accountId} member={member} asked={asked} onClose={() => ask(null)} />
      )}
    </div>
  );
}

interface SessionRowProps {
  readonly session: AccountSession;
  readonly name: string;
  /** Null for people who only read. */
  readonly onEnd: (() => void) | null;
}

function SessionRow({ session, name, onEnd }: SessionRowProps): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).people;
  const formats = useFormats();
  const device = browserOf(session.user_agent) ?? texts.unknownDevice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
      <TwoLines
        main={`${device} · ${texts.used(formats.dateTime(session.last_used_at))}`}
        sub={
          <Name>
            {texts.started(session.ip_address ?? "—", formats.dateTime(session.created_at))}
          </Name>
        }
      />
      {onEnd === null ? null : (
        <Button aria-label={texts.endNamed(device, name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function Ending({
  accountId,
  member,
  asked,
  onClose,
}: {
  readonly accountId: string;
  readonly member: Member;
  readonly asked: Asked;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).people;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const isAll = asked === "all";
  const end = async (): Promise<void> => {
    const isEnded = await submit(() =>
      call("POST /v1/accounts/{id}/session-ends", {
        params: { id: accountId },
        body: { user_id: member.user_id, ...(isAll ? {} : { session_id: asked.id }) },
      }),
    );
    if (!isEnded) return;
    toast((isAll ? texts.endedAll : texts.ended)(member.name));
    onClose();
    await refresh(client, `/v1/accounts/${accountId}/sessions`, "/v1/members", "/v1/activity");
  };
  return (
    <Confirm
      title={(isAll ? texts.askAll : texts.ask)(member.name)}
      action={isAll ? texts.endAll : texts.end}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void end()}
    >
      <p>{texts.text}</p>
    </Confirm>
  );
}
