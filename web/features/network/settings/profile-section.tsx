// Edits the profile: name, company and time zone, and what a seller or a buyer adds to them.
import { type ReactNode, Suspense, lazy } from "react";
import type { Profile } from "../../../../contract/people/profile.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { timeZones } from "../../../lib/time-zones.ts";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { FormCard, FormPart, WideField } from "../../../ui/form-card.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { earningWords } from "../../people/accounts/index.ts";
import { type ProfileDraft, type ProfileField, useProfileDraft } from "./use-profile-draft.ts";

const OwnLicenses = lazy(async () => ({
  default: (await import("../../people/licenses/index.ts")).OwnLicenses,
}));
const OwnSellerNames = lazy(async () => ({
  default: (await import("../../people/seller-names/index.ts")).OwnSellerNames,
}));
/** Sellers and the operator have no such part. */
const ProfileBuyer = lazy(async () => ({
  default: (await import("./profile-buyer.tsx")).ProfileBuyer,
}));

export function ProfileSection(): ReactNode {
  const { value, problem, retry } = useAnswer("GET /v1/profile");
  if (value === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <ProblemNotice problem={problem} onRetry={retry} />
    );
  return (
    <>
      <ProfileForm key={value.account.id} profile={value} />
      {value.account.buyer === null ? null : (
        <Suspense fallback={<ScreenSpinner />}>
          <OwnLicenses mayChange={value.account.abilities.update} />
          <OwnSellerNames mayAsk={value.account.abilities.update} />
        </Suspense>
      )}
    </>
  );
}

/** The labels of the form's fields. */
function useLabels(): Readonly<Record<ProfileField, string>> {
  const { profile } = useTexts(SETTINGS_TEXTS);
  const kinds = useTexts(ACCOUNT_KIND_TEXTS);
  return {
    name: profile.name,
    company: profile.company,
    zone: profile.zone,
    kind: kinds.buyerLabel,
    traffic: kinds.trafficLabel,
    states: profile.states,
    low: profile.low,
    dialer: profile.dialer,
  };
}

function ProfileForm({ profile }: { readonly profile: Profile }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS).profile;
  const labels = useLabels();
  const draft = useProfileDraft(profile);
  const { account } = profile;
  return (
    <FormCard
      onSubmit={(event) => void draft.save(event)}
      changed={draft.changed.map((name) => labels[name])}
      isBusy={draft.isBusy}
      onDiscard={draft.discard}
    >
      {draft.problem === null ? null : (
        <div className="p-4 pb-0">
          <ProblemNotice problem={draft.problem} />
        </div>
      )}
      <FormPart
        title={texts.companyPart}
        help={account.buyer === null ? texts.companyHelp : texts.buyerCompanyHelp}
      >
        <Company account={account} draft={draft} />
      </FormPart>
      {account.buyer === null ? null : (
        <Suspense fallback={<ScreenSpinner />}>
          <ProfileBuyer buyer={account.buyer} draft={draft} />
        </Suspense>
      )}
    </FormCard>
  );
}

/** Name, company, kind and time zone. */
function Company({
  account,
  draft: { fields, change },
}: {
  readonly account: Profile["account"];
  readonly draft: ProfileDraft;
}): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS).profile;
  const kinds = useTexts(ACCOUNT_KIND_TEXTS);
  const accounts = useTexts(ACCOUNT_TEXTS);
  const formats = useFormats();
  return (
    <>
      <TextField
        label={texts.name}
        autoComplete="name"
        required
        maxLength={120}
        value={fields.name}
        onChange={change("name")}
      />
      <TextField
        label={texts.company}
        autoComplete="organization"
        required
        maxLength={120}
        value={fields.company}
        onChange={change("company")}
      />
      {account.buyer === null ? null : (
        <SelectField
          label={kinds.buyerLabel}
          value={fields.kind}
          onChange={change("kind")}
          options={Object.entries(kinds.buyer)}
        />
      )}
      {account.kind === "affiliate" ? (
        <SelectField
          label={kinds.trafficLabel}
          hint={texts.trafficHint}
          value={fields.traffic}
          onChange={change("traffic")}
          options={[
            ...(fields.traffic === "" ? [["", texts.noTraffic] as const] : []),
            ...Object.entries(kinds.traffic),
          ]}
        />
      ) : null}
      <SelectField
        translate="no"
        label={texts.zone}
        hint={texts.zoneHint}
        value={fields.zone}
        onChange={change("zone")}
        options={timeZones(fields.zone).map((zone) => [zone, zone.replaceAll("_", " ")])}
      />
      {account.earning === null ? null : (
        <WideField>
          <p className="text-text-2">
            <span className="font-medium text-text">
              {texts.part}: {earningWords(account.earning, accounts, formats)}
            </span>{" "}
            · {texts.partHint}
          </p>
        </WideField>
      )}
    </>
  );
}
