// Lists the members of the account; owners also edit team roles and invitations, and in a buyer's
// account, how new leads are assigned.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { seatsOf } from "../../../../domain/access/rights.ts";
import { call } from "../../../lib/api/call.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { TEAM_TEXTS } from "../../../../locales/catalogues/team.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { CONTROL } from "../../../ui/field.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { FactorRule, type Member, SEATS_ADDRESS } from "../../people/team/index.ts";
import { Invitations } from "./invitations.tsx";

/** Only a buyer's team assigns leads. */
const AssignmentSection = lazy(async () => ({
  default: (await import("./assignment-section.tsx")).AssignmentSection,
}));

export function TeamSection(): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const user = useUser();
  const { role } = user;
  const isOwner = may(user, "team");
  const { value, problem, retry } = useAnswer("GET /v1/members");
  return (
    <div className="grid gap-8">
      <Section title={texts.people}>
        <p className="text-text-2">
          {texts.about}
          {isOwner ? "" : ` ${texts.aboutOthers}`}
        </p>
        {value === undefined ? (
          problem === null ? (
            <ScreenSpinner />
          ) : (
            <ProblemNotice problem={problem} onRetry={retry} />
          )
        ) : (
          <People seats={value.items} isOwner={isOwner} />
        )}
        <dl className="grid gap-1 text-label text-text-2">
          {seatsOf(role).map((teamRole) => (
            <div key={teamRole} className="flex flex-wrap gap-x-2">
              <dt className="font-medium text-text">{texts.seats[teamRole]}</dt>
              <dd>{texts.may[teamRole]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {isOwner ? (
        <>
          <Invitations />
          <Suspense fallback={<ScreenSpinner />}>
            <FactorRule />
          </Suspense>
        </>
      ) : null}
      {role === "advertiser" && value !== undefined && value.items.length > 1 ? (
        <Suspense fallback={<ScreenSpinner />}>
          <AssignmentSection seats={value.items} />
        </Suspense>
      ) : null}
    </div>
  );
}

function People({
  seats,
  isOwner,
}: {
  readonly seats: readonly Member[];
  readonly isOwner: boolean;
}): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const client = useQueryClient();
  const { id: ownId } = useUser();
  const [asked, ask] = useState<Member | null>(null);
  const { isBusy, problem, submit } = useSubmit();
  const owners = seats.filter(({ team_role: teamRole }) => teamRole === "owner").length;
  const change = async (person: Member, teamRole: Member["team_role"]): Promise<void> => {
    if (
      await submit(() =>
        call("PATCH /v1/members/{user_id}", {
          params: { user_id: person.user_id },
          body: { team_role: teamRole },
        }),
      )
    )
      toast(texts.changed(person.name, texts.seats[teamRole]));
    await refresh(client, SEATS_ADDRESS);
    if (person.user_id === ownId) await checkSession("later");
  };
  const remove = async (person: Member): Promise<void> => {
    if (
      !(await submit(() =>
        call("DELETE /v1/members/{user_id}", { params: { user_id: person.user_id } }),
      ))
    )
      return;
    ask(null);
    toast(texts.removed(person.name));
    await refresh(client, SEATS_ADDRESS, "/v1/sales", "/v1/leads");
    if (person.user_id === ownId) await checkSession("later");
  };
  return (
    <>
      {problem === null || asked !== null ? null : <ProblemNotice problem={problem} />}
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {seats.map((person) => (
          <Person
            key={person.user_id}
            person={person}
            isOwner={isOwner}
            whyNot={person.team_role === "owner" && owners === 1 ? texts.lastOwner : null}
            onSeat={(teamRole) => void change(person, teamRole)}
            onRemove={() => ask(person)}
          />
        ))}
      </ul>
      {asked === null ? null : (
        <Confirm
          title={texts.removeAsk(asked.name)}
          action={texts.remove}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(null)}
          onConfirm={() => void remove(asked)}
        >
          <p className="text-text-2">{texts.removeText}</p>
        </Confirm>
      )}
    </>
  );
}

interface PersonProps {
  readonly person: Member;
  /** Whether the reader is an owner, who can change team roles. */
  readonly isOwner: boolean;
  /** Why this member's role cannot change; null where it can. */
  readonly whyNot: string | null;
  readonly onSeat: (teamRole: Member["team_role"]) => void;
  readonly onRemove: () => void;
}

function Person({ person, isOwner, whyNot, onSeat, onRemove }: PersonProps): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const formats = useFormats();
  const { id: ownId, role } = useUser();
  const offered = seatsOf(role);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <Name>{person.name}</Name>
          {person.user_id === ownId ? ` (${texts.you})` : ""}
        </p>
        <p className="text-label break-all text-text-2">
          <Name>{person.email}</Name> · {texts.since} {formats.date(person.since)}
        </p>
      </div>
      {isOwner ? (
        <span className="flex flex-wrap items-center gap-2">
          <select
            aria-label={texts.seatOf(person.name)}
            disabled={whyNot !== null}
            title={whyNot ?? undefined}
            value={person.team_role}
            className={`${CONTROL} w-auto!`}
            onChange={({ target }) =>
              onSeat(offered.find((teamRole) => teamRole === target.value) ?? person.team_role)
            }
          >
            {offered.map((teamRole) => (
              <option key={teamRole} value={teamRole}>
                {texts.seats[teamRole]}
              </option>
            ))}
          </select>
          <Button
            kind="danger"
            aria-label={texts.removeNamed(person.name)}
            disabledBecause={whyNot}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </span>
      ) : (
        <span>{texts.seats[person.team_role]}</span>
      )}
    </li>
  );
}
