// Draws the form that signs up; it keeps typed values, and each error says how to fix it.
import { type FormEvent, type ReactNode, Suspense, lazy, useState } from "react";
import { fieldSentences } from "../../../lib/api/field-problem.ts";
import { type ApiError, problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { type SignUpForm as SignUpBody, signUp } from "../../../lib/auth/sign-up.ts";
import { readStates } from "../../../lib/read-states.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { NewPasswordField, passwordProblem } from "../new-password/index.ts";
import { LegalLinks } from "./legal-links.tsx";
import { AccountFields } from "./account-fields.tsx";
import { type SignUpFields, type SignUpProblems, checkSignUp } from "./check-sign-up.ts";
import { FormFailure } from "./form-failure.tsx";

/** Only where the network is in production. */
const SignUpCode = lazy(() => import("./sign-up-code.tsx"));

/** An invitation of the network: the email may be changed, the role is given. */
export interface SignUpInvitation {
  readonly token: string;
  readonly email: string;
  readonly role: "advertiser" | "affiliate";
}

const EMPTY: SignUpFields = {
  email: "",
  password: "",
  name: "",
  company: "",
  role: "advertiser",
  kind: "",
  traffic: "",
  states: "",
};

export default function SignUpForm({
  invitation = null,
}: {
  readonly invitation?: SignUpInvitation | null;
}): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const [fields, setFields] = useState<SignUpFields>(
    invitation === null ? EMPTY : { ...EMPTY, email: invitation.email, role: invitation.role },
  );
  const [problems, setProblems] = useState<SignUpProblems>({});
  const [waiting, waitForCode] = useState<SignUpBody | null>(null);
  const { isBusy, problem: failure, submit: send } = useSubmit();
  const change = (name: keyof SignUpFields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = checkSignUp(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const form = bodyOf(fields, invitation);
    await send(async () => {
      if (!(await isFinished(() => signUp(form)))) waitForCode(form);
    });
  };
  if (waiting !== null)
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <SignUpCode
          email={waiting.email}
          onAgain={() => signUp(waiting)}
          onBack={() => waitForCode(null)}
        />
      </Suspense>
    );
  const say = (name: keyof SignUpFields): string | null => {
    const problem = problems[name];
    return problem === undefined ? null : texts.problems[problem];
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {failure === null || passwordProblem(failure) !== null ? null : <Failure failure={failure} />}
      <AccountFields fields={fields} isRoleGiven={invitation !== null} change={change} say={say} />
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={fields.email}
        onChange={change("email")}
        problem={say("email")}
        maxLength={254}
      />
      <Suspense fallback={null}>
        <NewPasswordField
          label={texts.password}
          value={fields.password}
          onChange={(value) => change("password")({ target: { value } })}
          isChecked={say("password") !== null || failure !== null}
          problem={failure}
        />
      </Suspense>
      <Button kind="primary" type="submit" busy={isBusy}>
        {texts.submitUp}
      </Button>
      <LegalLinks />
    </form>
  );
}

/** False where a code that was sent by email finishes it. */
async function isFinished(signUp: () => Promise<void>): Promise<boolean> {
  try {
    await signUp();
    return true;
  } catch (error) {
    if (toProblem(error).code === "email_code_required") return false;
    throw error;
  }
}

/** What is sent: only what the chosen side has. */
function bodyOf(fields: SignUpFields, invitation: SignUpInvitation | null): SignUpBody {
  const { states, role, kind, traffic, ...typed } = { ...fields, email: fields.email.trim() };
  const common = { ...typed, ...(invitation === null ? {} : { invitation: invitation.token }) };
  return role === "affiliate"
    ? { ...common, role, ...(traffic === "" ? {} : { traffic_kind: traffic }) }
    : {
        ...common,
        role: "advertiser",
        ...(kind === "" ? {} : { buyer_kind: kind }),
        licensed_states: readStates(states).states,
      };
}

function Failure({ failure }: { readonly failure: ApiError }): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const general = useTexts(PROBLEM_TEXTS);
  const fields = useTexts(FIELD_TEXTS);
  return (
    <FormFailure>
      {failure.code === "invalid"
        ? (fieldSentences(failure.fields, fields)[0] ?? texts.problems.taken)
        : problemSentence(failure, general)}
    </FormFailure>
  );
}
