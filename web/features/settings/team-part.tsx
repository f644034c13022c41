// The people of one's account, and for an owner their seats and invitations.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { SEATS } from "../../../domain/access/access.ts";
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { useUser } from "../../lib/auth/auth.ts";
import { checkSession } from "../../lib/auth/session.ts";
import { refresh, useAnswer } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { TEAM_TEXTS } from "../../texts/team.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { CONTROL, SelectField, TextField } from "../../ui/field.tsx";
import { Name } from "../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../ui/notice.tsx";
import { OnceShown } from "../../ui/once-shown.tsx";
import { Section } from "../../ui/screen.tsx";
import { ScreenSpinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast.tsx";
import { SEATS_ADDRESS, type Seat } from "../team/use-team.ts";

const INVITATIONS = "/v1/invitations";

export function TeamPart(): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const isOwner = useUser().seat === "owner";
  const { value, problem, retry } = useAnswer<Schemas["SeatList"]>(SEATS_ADDRESS);
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
          {SEATS.map((seat) => (
            <div key={seat} className="flex flex-wrap gap-x-2">
              <dt className="font-medium text-text">{texts.seats[seat]}</dt>
              <dd>{texts.may[seat]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {isOwner ? <Invitations /> : null}
    </div>
  );
}

function People({
  seats,
  isOwner,
}: {
  readonly seats: readonly Seat[];
  readonly isOwner: boolean;
}): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { id: ownId } = useUser();
  const [asked, ask] = useState<Seat | null>(null);
  const { isBusy, problem, submit } = useSubmit();
  const owners = seats.filter(({ seat }) => seat === "owner").length;
  const change = async (person: Seat, seat: Seat["seat"]): Promise<void> => {
    if (await submit(() => call("PATCH", `${SEATS_ADDRESS}/${person.user_id}`, { seat })))
      toast(texts.changed(person.name, texts.seats[seat]));
    await refresh(client, SEATS_ADDRESS);
    if (person.user_id === ownId) await checkSession("later");
  };
  const remove = async (person: Seat): Promise<void> => {
    if (!(await submit(() => call("DELETE", `${SEATS_ADDRESS}/${person.user_id}`)))) return;
    ask(null);
    toast(texts.removed(person.name));
    await refresh(client, SEATS_ADDRESS, "/v1/sales", "/v1/leads");
    if (person.user_id === ownId) await checkSession("later");
  };
  return (
    <>
      {problem === null || asked !== null ? null : <ProblemNotice problem={problem} />}
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {seats.map((person) => {
          const why = person.seat === "owner" && owners === 1 ? texts.lastOwner : null;
          return (
            <li
              key={person.user_id}
              className="flex flex-wrap items-center justify-between gap-3 px-4 py-3"
            >
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
                    disabled={why !== null}
                    title={why ?? undefined}
                    value={person.seat}
                    className={`${CONTROL} w-auto!`}
                    onChange={({ target }) =>
                      void change(
                        person,
                        SEATS.find((seat) => seat === target.value) ?? person.seat,
                      )
                    }
                  >
                    {SEATS.map((seat) => (
                      <option key={seat} value={seat}>
                        {texts.seats[seat]}
                      </option>
                    ))}
                  </select>
                  <Button
                    kind="danger"
                    aria-label={texts.removeNamed(person.name)}
                    disabledBecause={why}
                    onClick={() => ask(person)}
                  >
                    {texts.remove}
                  </Button>
                </span>
              ) : (
                <span>{texts.seats[person.seat]}</span>
              )}
            </li>
          );
        })}
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

function Invitations(): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [email, setEmail] = useState("");
  const [seat, setSeat] = useState<Seat["seat"]>("agent");
  const [isChecked, check] = useState(false);
  const [made, setMade] = useState<{ readonly email: string; readonly link: string } | null>(null);
  const isWrong = !/^\S+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim());
  const invite = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isWrong) return;
    await submit(async () => {
      const { token, email: invited } = await call<Schemas["NewInvitation"]>("POST", INVITATIONS, {
        email: email.trim(),
        seat,
      });
      setMade({ email: invited, link: `${location.origin}/login?invite=${token}` });
      setEmail("");
      check(false);
      await refresh(client, INVITATIONS);
    });
  };
  return (
    <Section title={texts.invite}>
      <p className="max-w-lg text-text-2">{texts.noMail}</p>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {made === null ? null : <OnceShown sentence={texts.made(made.email)} secret={made.link} />}
      <form noValidate className="grid max-w-lg gap-3" onSubmit={(event) => void invite(event)}>
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          problem={isChecked && isWrong ? texts.emailWrong : null}
        />
        <SelectField
          label={texts.seat}
          hint={texts.may[seat]}
          value={seat}
          onChange={({ target }) => setSeat(SEATS.find((one) => one === target.value) ?? "agent")}
          options={SEATS.map((one) => [one, texts.seats[one]])}
        />
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.make}
          </Button>
        </div>
      </form>
      <OpenInvitations />
    </Section>
  );
}

function OpenInvitations(): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { value } = useAnswer<Schemas["InvitationList"]>(INVITATIONS);
  const { isBusy, problem, submit } = useSubmit();
  const withdraw = async (id: string): Promise<void> => {
    if (await submit(() => call("DELETE", `${INVITATIONS}/${id}`))) toast(texts.withdrawn);
    await refresh(client, INVITATIONS);
  };
  return (
    <>
      <h3 className="text-label font-medium text-text-2">{texts.open}</h3>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {value === undefined ? null : value.items.length === 0 ? (
        <Empty sentence={texts.none} />
      ) : (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {value.items.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center justify-between gap-3 px-4 py-3"
            >
              <div className="min-w-0">
                <p className="font-medium break-all">
                  <Name>{invitation.email}</Name>
                </p>
                <p className="text-label text-text-2">
                  {texts.seats[invitation.seat]} ·{" "}
                  {texts.until(formats.dateTime(invitation.expires_at))}
                </p>
              </div>
              <Button
                kind="danger"
                busy={isBusy}
                aria-label={texts.withdrawNamed(invitation.email)}
                onClick={() => void withdraw(invitation.id)}
              >
                {texts.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
