// Draws the form that signs up; it keeps typed values, and each error says how to fix it.
import { type FormEvent, type ReactNode, Suspense, useState } from "react";
import { fieldSentences } from "../../../lib/api/field-problem.ts";
import { type ApiError, problemSentence } from "../../../lib/api/problem.ts";
import { signUp } from "../../../lib/auth/session.ts";
import { readStates } from "../../../lib/read-states.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { NewPasswordField, passwordProblem } from "../new-password/index.ts";
import { AccountFields } from "./account-fields.tsx";
import { type SignUpFields, type SignUpProblems, checkSignUp } from "./check-sign-up.ts";
import { FormFailure } from "./form-failure.tsx";

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
  const { isBusy, problem: failure, submit: send } = useSubmit();
  const change = (name: keyof SignUpFields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = checkSignUp(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { states, role, kind, traffic, ...typed } = { ...fields, email: fields.email.trim() };
    const common = { ...typed, ...(invitation === null ? {} : { invitation: invitation.token }) };
    await send(() =>
      signUp(
        role === "affiliate"
          ? { ...common, role, ...(traffic === "" ? {} : { traffic_kind: traffic }) }
          : {
              ...common,
              role: "advertiser",
              ...(kind === "" ? {} : { buyer_kind: kind }),
              licensed_states: readStates(states).states,
            },
      ),
    );
  };
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
    </form>
  );
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
