// Edits the profile: name, company, time zone, and a buyer's kind and licenses.
import { Term } from "../../../ui/term.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Profile } from "../../../../contract/people/profile.ts";
import { getAuth, login } from "../../../lib/auth/auth.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { earningWords } from "../../people/accounts/index.ts";
import { readDollars } from "../../../lib/read-dollars.ts";
import { readStates } from "../../../lib/read-states.ts";
import { timeZones } from "../../../lib/time-zones.ts";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

const writeDollars = (cents: number | null): string =>
  cents === null ? "" : (cents / CENTS_PER_DOLLAR).toFixed(cents % CENTS_PER_DOLLAR === 0 ? 0 : 2);

export function ProfileSection(): ReactNode {
  const { value, problem, retry } = useAnswer("GET /v1/profile");
  if (value === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <ProblemNotice problem={problem} onRetry={retry} />
    );
  return <ProfileForm key={value.account.id} profile={value} />;
}

/** The form's state: typed values, invalid ones, and saving. */
function useProfileDraft(profile: Profile) {
  const texts = useTexts(SETTINGS_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { account } = profile;
  const { buyer } = account;
  const [fields, setFields] = useState({
    name: profile.name,
    company: account.name,
    zone: account.time_zone,
    kind: buyer?.buyer_kind ?? "agent",
    traffic: account.traffic_kind ?? ("" as const),
    states: buyer?.licensed_states.join(", ") ?? "",
    low: writeDollars(buyer?.low_balance_cents ?? null),
  });
  const states = readStates(fields.states);
  const low = fields.low.trim() === "" ? null : (readDollars(fields.low) ?? 0);
  const change =
    (name: keyof typeof fields) =>
    ({ target }: { readonly target: { readonly value: string } }) =>
      setFields({ ...fields, [name]: target.value });
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (states.wrong !== null || low === 0) return;
    const isSaved = await submit(async () => {
      await saveDocument("PATCH /v1/profile", {
        body: {
          name: fields.name.trim(),
          account_name: fields.company.trim(),
          time_zone: fields.zone,
          ...(fields.traffic === "" ? {} : { traffic_kind: fields.traffic }),
          ...(buyer === null
            ? {}
            : { buyer_kind: fields.kind, licensed_states: states.states, low_balance_cents: low }),
        },
      });
      const { user } = getAuth();
      if (user !== null)
        login({
          ...user,
          name: fields.name.trim(),
          accountName: fields.company.trim(),
          timeZone: fields.zone,
        });
      await refresh(client, "/v1/profile", "/v1/accounts");
    });
    if (isSaved) toast(texts.saved);
  };
  return { fields, change, states, low, isBusy, problem, save };
}

function ProfileForm({ profile }: { readonly profile: Profile }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const accounts = useTexts(ACCOUNT_TEXTS);
  const formats = useFormats();
  const { account } = profile;
  const form = useProfileDraft(profile);
  const { fields, change } = form;
  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={(event) => void form.save(event)}>
      {form.problem === null ? null : <ProblemNotice problem={form.problem} />}
      <TextField
        label={texts.profile.name}
        autoComplete="name"
        required
        maxLength={120}
        value={fields.name}
        onChange={change("name")}
      />
      <TextField
        label={texts.profile.company}
        autoComplete="organization"
        required
        maxLength={120}
        value={fields.company}
        onChange={change("company")}
      />
      <SelectField
        translate="no"
        label={texts.profile.zone}
        hint={texts.profile.zoneHint}
        value={fields.zone}
        onChange={change("zone")}
        options={timeZones(fields.zone).map((zone) => [zone, zone.replaceAll("_", " ")])}
      />
      {account.buyer === null ? null : <BuyerFields buyer={account.buyer} form={form} />}
      {account.kind === "affiliate" ? <TrafficField form={form} /> : null}
      {account.earning === null ? null : (
        <p className="text-text-2">
          <span className="font-medium text-text">
            {texts.profile.part}: {earningWords(account.earning, accounts, formats)}
          </span>{" "}
          · {texts.profile.partHint}
        </p>
      )}
      <div>
        <Button kind="primary" type="submit" busy={form.isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** Where most of an affiliate's leads come from. Once stated, it is changed but not taken back. */
function TrafficField({
  form: { fields, change },
}: {
  readonly form: ReturnType<typeof useProfileDraft>;
}): ReactNode {
  const { profile } = useTexts(SETTINGS_TEXTS);
  const { trafficLabel, traffic } = useTexts(ACCOUNT_KIND_TEXTS);
  return (
    <SelectField
      label={trafficLabel}
      hint={profile.trafficHint}
      value={fields.traffic}
      onChange={change("traffic")}
      options={[
        ...(fields.traffic === "" ? [["", profile.noTraffic] as const] : []),
        ...Object.entries(traffic),
      ]}
    />
  );
}

/** A buyer's kind, licensed states, and low wallet threshold. */
function BuyerFields({
  buyer,
  form: { fields, change, states, low },
}: {
  readonly buyer: NonNullable<Profile["account"]["buyer"]>;
  readonly form: ReturnType<typeof useProfileDraft>;
}): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const kinds = useTexts(ACCOUNT_KIND_TEXTS);
  const formats = useFormats();
  return (
    <>
      <SelectField
        label={kinds.buyerLabel}
        value={fields.kind}
        onChange={change("kind")}
        options={Object.entries(kinds.buyer)}
      />
      <TextField
        label={texts.profile.states}
        hint={texts.profile.statesHint}
        value={fields.states}
        onChange={change("states")}
        problem={states.wrong === null ? null : texts.profile.stateWrong(states.wrong)}
      />
      <TextField
        label={texts.profile.low}
        hint={texts.profile.lowHint}
        inputMode="decimal"
        value={fields.low}
        onChange={change("low")}
        problem={low === 0 ? texts.profile.lowWrong : null}
      />
      <p className="text-text-2">
        <span className="font-medium text-text">
          {texts.profile.modifier}: {formats.percent(buyer.bid_modifier)}
        </span>{" "}
        · {texts.profile.modifierHint} <Term name="rank" />
      </p>
    </>
  );
}
