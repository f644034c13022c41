// Invites a company to sign up, and lists the invitations that can still be used.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { CompanyInvitation } from "../../../../contract/people/company-invitations.ts";
import { COMPANY_INVITATION_DAYS } from "../../../../domain/access/account-status.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { isEmail } from "../../../lib/is-email.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { OnceShown } from "../../../ui/once-shown.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { toast } from "../../../ui/toast.tsx";

type Role = CompanyInvitation["role"];

const INVITATIONS = "/v1/company-invitations";

export default function InviteCompany({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).invite;
  return (
    <Sheet title={texts.title} onClose={onClose}>
      <div className="grid gap-6">
        <InvitationForm />
        <OpenInvitations />
      </div>
    </Sheet>
  );
}

function InvitationForm(): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).invite;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("advertiser");
  const [isChecked, check] = useState(false);
  const [made, setMade] = useState<{ readonly email: string; readonly link: string } | null>(null);
  const isWrong = !isEmail(email.trim());
  const invite = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isWrong) return;
    await submit(async () => {
      const { token, email: invited } = await call("POST /v1/company-invitations", {
        body: { email: email.trim(), role },
      });
      setMade({ email: invited, link: `${location.origin}/login?join=${token}` });
      setEmail("");
      check(false);
      await refresh(client, INVITATIONS);
    });
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void invite(event)}>
      <p className="text-text-2">{texts.about(COMPANY_INVITATION_DAYS)}</p>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {made === null ? null : <OnceShown sentence={texts.made(made.email)} secret={made.link} />}
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
        label={texts.role}
        value={role}
        onChange={({ target }) =>
          setRole(target.value === "affiliate" ? "affiliate" : "advertiser")
        }
        options={[
          ["advertiser", texts.roles.advertiser],
          ["affiliate", texts.roles.affiliate],
        ]}
      />
      <div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.make}
        </Button>
      </div>
    </form>
  );
}

function OpenInvitations(): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).invite;
  const formats = useFormats();
  const client = useQueryClient();
  const shown = useAnswer("GET /v1/company-invitations");
  const { isBusy, problem, submit } = useSubmit();
  const withdraw = async (id: string): Promise<void> => {
    if (await submit(() => call("DELETE /v1/company-invitations/{id}", { params: { id } })))
      toast(texts.withdrawn);
    await refresh(client, INVITATIONS);
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{texts.pending}</h3>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <Loaded shown={shown}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {items.map(({ id, email, role, expires_at: end }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <div className="min-w-0">
                    <p className="font-medium break-all">
                      <Name>{email}</Name>
                    </p>
                    <p className="text-label text-text-2">
                      {texts.roles[role]} · {texts.until(formats.dateTime(end))}
                    </p>
                  </div>
                  <Button
                    kind="danger"
                    busy={isBusy}
                    aria-label={texts.withdrawNamed(email)}
                    onClick={() => void withdraw(id)}
                  >
                    {texts.withdraw}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
