// The people of an account: their team roles, how they sign in, and their sessions, which owners of
// the network may end.
import type { ReactNode } from "react";
import type { AccountSession } from "../../../../contract/people/account-sessions.ts";
import type { Member } from "../../../../contract/people/team.ts";
import { ACCOUNT_ACCESS_TEXTS } from "../../../../locales/catalogues/account-access.ts";
import { TEAM_TEXTS } from "../../../../locales/catalogues/team.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PANEL } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { PartProps } from "./account-page.tsx";
import { MemberSessions } from "./member-sessions.tsx";

export function PeoplePart({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).people;
  const seesAccess = may(useUser(), "see_access");
  const members = useAnswer("GET /v1/members", { query: { account_id: id } });
  return (
    <Loaded shown={members}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty sentence={texts.none} />
        ) : (
          <ul aria-label={texts.list} className={`divide-y divide-line ${PANEL}`}>
            {seesAccess ? (
              <WithSessions accountId={id} members={items} />
            ) : (
              items.map((member) => <MemberRow key={member.user_id} member={member} />)
            )}
          </ul>
        )
      }
    </Loaded>
  );
}

/** The members with their sessions, which only some seats may read. */
function WithSessions({
  accountId,
  members,
}: {
  readonly accountId: string;
  readonly members: readonly Member[];
}): ReactNode {
  const shown = useAnswer("GET /v1/accounts/{id}/sessions", { params: { id: accountId } });
  return members.map((member) => (
    <MemberRow key={member.user_id} member={member}>
      <Loaded shown={shown} room="min-h-12">
        {({ items }: { readonly items: readonly AccountSession[] }) => (
          <MemberSessions
            accountId={accountId}
            member={member}
            sessions={items.filter((session) => session.user_id === member.user_id)}
          />
        )}
      </Loaded>
    </MemberRow>
  ));
}

function MemberRow({
  member,
  children,
}: {
  readonly member: Member;
  readonly children?: ReactNode;
}): ReactNode {
  const seats = useTexts(TEAM_TEXTS).seats;
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium break-words">
            <Name>{member.name}</Name>
          </p>
          <p className="text-label break-all text-text-2">
            <Name>{member.email}</Name>
          </p>
        </div>
        <span>{seats[member.team_role]}</span>
      </div>
      <MemberFacts member={member} />
      {children}
    </li>
  );
}

function MemberFacts({
  member: { since, sign_in: signIn },
}: {
  readonly member: Member;
}): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).people;
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const yesOrNo = (isGood: boolean, yes: string, no: string): ReactNode => (
    <Status tone={isGood ? "good" : "warning"}>{isGood ? yes : no}</Status>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.since, formats.date(since)],
    ...(signIn === null
      ? []
      : ([
          [
            texts.seen,
            signIn.last_seen_at === null ? (
              texts.unseen
            ) : (
              <time dateTime={signIn.last_seen_at} title={formats.dateTime(signIn.last_seen_at)}>
                {formats.ago(signIn.last_seen_at, nowMs)}
              </time>
            ),
          ],
          [texts.factor, yesOrNo(signIn.has_second_factor, texts.factorOn, texts.factorOff)],
          [texts.email, yesOrNo(signIn.is_email_confirmed, texts.confirmed, texts.unconfirmed)],
        ] as const)),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
      {facts.map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="text-label text-text-3">{term}</dt>
          <dd className="break-words text-text-2">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
