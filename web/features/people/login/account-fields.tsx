// The fields of a sign-up beyond e-mail and password.
import type { ReactNode } from "react";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import type { LoginFields } from "./check-login.ts";

export interface FieldsProps {
  readonly fields: LoginFields;
  readonly change: (
    name: keyof LoginFields,
  ) => (event: { readonly target: { readonly value: string } }) => void;
  /** The error of a field. */
  readonly say: (name: keyof LoginFields) => string | null;
}

export default function AccountFields({ fields, change, say }: FieldsProps): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  return (
    <>
      <SelectField
        label={texts.role}
        value={fields.role}
        onChange={change("role")}
        options={[
          ["advertiser", texts.buy],
          ["affiliate", texts.sell],
        ]}
      />
      <KindField fields={fields} change={change} say={say} />
      <TextField
        label={texts.name}
        autoComplete="name"
        value={fields.name}
        onChange={change("name")}
        problem={say("name")}
        maxLength={120}
      />
      <TextField
        label={texts.company}
        autoComplete="organization"
        value={fields.company}
        onChange={change("company")}
        problem={say("company")}
        maxLength={120}
      />
      {fields.role === "affiliate" ? null : (
        <TextField
          label={texts.states}
          hint={texts.statesHint}
          autoComplete="off"
          spellCheck={false}
          value={fields.states}
          onChange={change("states")}
          problem={say("states")}
          maxLength={400}
        />
      )}
    </>
  );
}

/** What kind of buyer or of traffic the account is; nothing is chosen in advance. */
function KindField({ fields, change, say }: FieldsProps): ReactNode {
  const { choose } = useTexts(LOGIN_TEXTS);
  const kinds = useTexts(ACCOUNT_KIND_TEXTS);
  const [name, label, words] =
    fields.role === "affiliate"
      ? (["traffic", kinds.trafficLabel, kinds.traffic] as const)
      : (["kind", kinds.buyerLabel, kinds.buyer] as const);
  return (
    <SelectField
      label={label}
      value={fields[name]}
      onChange={change(name)}
      problem={say(name)}
      options={[["", choose], ...Object.entries(words)]}
    />
  );
}
