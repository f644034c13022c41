// Invites people into the account and lists the open invitations.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { seatsOf } from "../../../../domain/access/rights.ts";
import { call } from "../../../lib/api/call.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { TEAM_TEXTS } from "../../../../locales/catalogues/team.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { OnceShown } from "../../../ui/once-shown.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Member } from "../../people/team/index.ts";

const INVITATIONS = "/v1/invitations";

/** Creates an invitation; its link is shown once. */
export function Invitations(): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const client = useQueryClient();
  const offered = seatsOf(useUser().role);
  const { isBusy, problem, submit } = useSubmit();
  const [email, setEmail] = useState("");
  const [teamRole, setTeamRole] = useState<Member["team_role"]>(
    offered.find((one) => one === "agent") ?? offered.at(-1) ?? "owner",
  );
  const [isChecked, check] = useState(false);
  const [made, setMade] = useState<{ readonly email: string; readonly link: string } | null>(null);
  const isWrong = !/^\S+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim());
  const invite = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isWrong) return;
    await submit(async () => {
      const { token, email: invited } = await call("POST /v1/invitations", {
        body: {
          email: email.trim(),
          team_role: teamRole,
        },
      });
      setMade({ email: invited, link: `${location.origin}/login?invite=${token}` });
      setEmail("");
      check(false);
      await refresh(client, INVITATIONS);
    });
  };
  return (
    <Section title={texts.invite}>
      <p className="max-w-lg text-text-2">{texts.noEmailSent}</p>
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
          label={texts.team_role}
          hint={texts.may[teamRole]}
          value={teamRole}
          onChange={({ target }) =>
            setTeamRole(offered.find((one) => one === target.value) ?? teamRole)
          }
          options={offered.map((one) => [one, texts.seats[one]])}
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
  const { value } = useAnswer("GET /v1/invitations");
  const { isBusy, problem, submit } = useSubmit();
  const withdraw = async (id: string): Promise<void> => {
    if (await submit(() => call("DELETE /v1/invitations/{id}", { params: { id } })))
      toast(texts.withdrawn);
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
                  {texts.seats[invitation.team_role]} ·{" "}
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
