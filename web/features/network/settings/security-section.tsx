// Shows the password, the signed-in sessions, and the browsers with push notifications.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, Suspense, useState } from "react";
import { leastLength } from "../../../../domain/access/password.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { browserOf } from "../../../../domain/access/browser-of.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { EmailSection } from "../../people/own-email/index.ts";
import { NewPasswordField, isShort, passwordProblem } from "../../people/new-password/index.ts";
import { ProvidersSection } from "../../people/providers/index.ts";
import { FactorSection, PasskeySection } from "../../people/second-factor/index.ts";

export function SecuritySection(): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  return (
    <div className="grid gap-8">
      <Suspense fallback={<ScreenSpinner />}>
        <EmailSection />
      </Suspense>
      <Section title={texts.security.password}>
        <PasswordForm />
      </Section>
      <Suspense fallback={<ScreenSpinner />}>
        <FactorSection />
        <PasskeySection />
        <ProvidersSection />
      </Suspense>
      <Sessions />
    </div>
  );
}

function PasswordForm(): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [current, setCurrent] = useState("");
  const [fresh, setFresh] = useState("");
  const [isChecked, check] = useState(false);
  const least = leastLength(useUser().secondFactor === "on");
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (current === "" || isShort(fresh, least)) return;
    if (
      !(await submit(() =>
        call("POST /v1/auth/change-password", {
          body: {
            current_password: current,
            new_password: fresh,
          },
        }),
      ))
    )
      return;
    setCurrent("");
    setFresh("");
    check(false);
    toast(texts.security.changed);
    await refresh(client, "/v1/auth/sessions");
  };
  const isWrong = problem?.fields.some(({ field }) => field === "/current_password") ?? false;
  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={(event) => void change(event)}>
      {problem === null || isWrong || passwordProblem(problem) !== null ? null : (
        <ProblemNotice problem={problem} />
      )}
      <TextField
        label={texts.security.current}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={({ target }) => setCurrent(target.value)}
        problem={
          isWrong
            ? texts.security.wrong
            : isChecked && current === ""
              ? texts.security.missing
              : null
        }
      />
      <Suspense fallback={null}>
        <NewPasswordField
          label={texts.security.fresh}
          value={fresh}
          onChange={setFresh}
          least={least}
          isChecked={isChecked}
          problem={problem}
        />
      </Suspense>
      <p className="text-label text-text-3">{texts.security.hint}</p>
      <div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.security.change}
        </Button>
      </div>
    </form>
  );
}

function Sessions(): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const client = useQueryClient();
  const { value, problem, retry } = useAnswer("GET /v1/auth/sessions");
  const { isBusy, problem: failure, submit } = useSubmit();
  const end = async (work: () => Promise<unknown>): Promise<void> => {
    if (await submit(work)) toast(texts.security.ended);
    await refresh(client, "/v1/auth/sessions");
  };
  const others = value?.items.filter(({ current }) => !current) ?? [];
  return (
    <Section
      title={texts.security.sessions}
      actions={
        others.length === 0 ? undefined : (
          <Button
            busy={isBusy}
            onClick={() => void end(() => call("POST /v1/auth/revoke-other-sessions"))}
          >
            {texts.security.endOthers}
          </Button>
        )
      }
    >
      {failure === null ? null : <ProblemNotice problem={failure} />}
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {value.items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={isBusy}
              onEnd={() =>
                void end(() =>
                  call("DELETE /v1/auth/sessions/{id}", { params: { id: session.id } }),
                )
              }
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({
  session,
  isBusy,
  onEnd,
}: {
  readonly session: AnswerOf<"GET /v1/auth/sessions">["items"][number];
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div>
        <p className="font-medium">
          {browserOf(session.user_agent) ?? texts.security.unknownDevice}
          {session.current ? ` · ${texts.security.current_}` : ""}
        </p>
        <p className="text-label text-text-2">
          {session.ip_address ?? "—"} · {texts.security.since}{" "}
          {formats.dateTime(session.created_at)}
        </p>
      </div>
      {session.current ? null : (
        <Button busy={isBusy} onClick={onEnd}>
          {texts.security.end}
        </Button>
      )}
    </li>
  );
}
