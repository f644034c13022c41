// Shows the password, the signed-in sessions, and the browsers with push notifications.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, Suspense, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { browserOf } from "../../../lib/browser-of.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
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
import { FactorSection, PasskeySection } from "../../people/second-factor/index.ts";

const LEAST_PASSWORD = 8;

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
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (current === "" || fresh.length < LEAST_PASSWORD) return;
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
  const isWrong = problem?.code === "unauthenticated";
  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={(event) => void change(event)}>
      {problem === null || isWrong ? null : <ProblemNotice problem={problem} />}
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
      <TextField
        label={texts.security.fresh}
        type="password"
        autoComplete="new-password"
        value={fresh}
        onChange={({ target }) => setFresh(target.value)}
        hint={texts.security.hint}
        problem={isChecked && fresh.length < LEAST_PASSWORD ? texts.security.short : null}
        maxLength={128}
      />
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
