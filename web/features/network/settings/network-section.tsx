// Shows the rules of the network, which the operator edits and every account may read.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, Suspense, lazy, useState } from "react";
import { SIGN_UP_POLICIES } from "../../../../domain/access/account-status.ts";
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { read, saveDocument } from "../../../lib/documents/documents.ts";
import { useAnswerToEdit } from "../../../lib/documents/use-answer-to-edit.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { applyBrand } from "../../../lib/brand/apply-brand.ts";
import { network } from "../../../lib/network.ts";
import { mergeChanges } from "../../../lib/merge-changes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { CallingRules } from "./calling-rules.tsx";
import { findMistake } from "./find-mistake.ts";
import { NetworkLimits, type PartProps } from "./network-limits.tsx";
import { PriceTable } from "./price-table.tsx";
import { ScoreRules } from "./score-rules.tsx";
import { useRename } from "./use-rename.ts";
import { timeZones } from "../../../lib/time-zones.ts";

const ClosedKinds = lazy(async () => ({
  default: (await import("../../people/licenses/index.ts")).ClosedKinds,
}));
const LicenseRules = lazy(async () => ({
  default: (await import("../../people/licenses/index.ts")).LicenseRules,
}));
const BrandFields = lazy(() => import("./brand-fields.tsx"));
const ConsentTexts = lazy(() => import("./consent-texts.tsx"));
const TermNumbers = lazy(() => import("./term-numbers.tsx"));
const ListingSteps = lazy(() => import("./listing-steps.tsx"));
const SettingsPreview = lazy(() => import("./settings-preview.tsx"));
const SettingsHistory = lazy(() => import("./settings-history.tsx"));
const RenameNetwork = lazy(() => import("./rename-network.tsx"));

type Settings = SettingsDocument;

export default function NetworkSection(): ReactNode {
  const user = useUser();
  const { value, problem, retry } = useAnswerToEdit("GET /v1/settings");
  if (value === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <ProblemNotice problem={problem} onRetry={retry} />
    );
  return (
    <div className="grid max-w-3xl gap-6">
      <NetworkForm settings={value} />
      <Suspense fallback={null}>
        <SettingsHistory mayRestore={may(user, "settings")} />
      </Suspense>
    </div>
  );
}

function NetworkForm({ settings }: { readonly settings: Settings }): ReactNode {
  const user = useUser();
  const texts = useTexts(SETTINGS_TEXTS);
  const { value: history } = useAnswer("GET /v1/settings/versions");
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { values: draft, base, changes, change, settle } = useDraft(settings);
  const isChanged = Object.keys(changes).length > 0;
  const [sent, setSent] = useState<Settings | null>(null);
  const mistake = findMistake(draft, texts);
  const rename = useRename();
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (mistake !== null) return;
    const isRename = ![settings.network_name, ""].includes(draft.network_name.trim());
    await (isRename ? rename.ask(draft.network_name) : save());
  };
  const save = async (): Promise<void> => {
    setSent(draft);
    const isSaved = await submit(async () => {
      const now = await read("GET /v1/settings");
      await saveDocument("PUT /v1/settings", { body: mergeChanges(base, draft, now) });
      if (await refreshSaved(client, "/v1/settings")) settle();
      applyBrand((await network(true)).brand_color);
    });
    if (!isSaved) return;
    rename.close();
    toast(texts.saved);
  };
  const isPreviewed = mistake === null && isChanged && may(user, "settings");
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void ask(event)}>
      <p className="text-text-2">{texts.network.about}</p>
      {rename.isAsked ? (
        <Suspense fallback={null}>
          <RenameNetwork
            name={draft.network_name}
            effect={rename.effect}
            isBusy={isBusy}
            problem={rename.problem ?? problem}
            onConfirm={() => void save()}
            onClose={rename.close}
          />
        </Suspense>
      ) : null}
      <Parts draft={draft} defaults={history?.defaults} onChange={change} />
      {mistake === null ? null : (
        <div role="alert">
          <Notice tone="negative">{mistake}</Notice>
        </div>
      )}
      <div>
        <Button kind="primary" type="submit" busy={isBusy} disabledBecause={mistake}>
          {texts.save}
        </Button>
      </div>
      {/* Below the button, which would move under the pointer when these arrive. */}
      <Outcome
        draft={draft}
        isPreviewed={isPreviewed}
        // Until something else is entered; while a rename is asked, its sheet says it.
        problem={sent === draft && !rename.isAsked ? problem : null}
      />
    </form>
  );
}

interface OutcomeProps {
  readonly draft: Settings;
  readonly isPreviewed: boolean;
  /** Why the draft could not be saved. */
  readonly problem: ApiError | null;
}

/** What became of saving, or would become. The preview names the fields that were refused. */
function Outcome({ draft, isPreviewed, problem }: OutcomeProps): ReactNode {
  if (!isPreviewed) return problem === null ? null : <ProblemNotice problem={problem} />;
  const isNamed = problem?.code === "invalid";
  return (
    <>
      {problem === null || isNamed ? null : <ProblemNotice problem={problem} />}
      <Suspense fallback={null}>
        <SettingsPreview draft={draft} refused={isNamed ? problem.fields : []} />
      </Suspense>
    </>
  );
}

type FieldsProps = Omit<PartProps, "defaults">;

/** The fields of all settings. */
function Parts({ draft, defaults, onChange }: PartProps): ReactNode {
  return (
    <>
      <Basics draft={draft} onChange={onChange} />
      <Suspense fallback={null}>
        <BrandFields draft={draft} onChange={onChange} />
      </Suspense>
      <PriceTable draft={draft} defaults={defaults} onChange={onChange} />
      <Suspense fallback={null}>
        <ListingSteps draft={draft} defaults={defaults} onChange={onChange} />
      </Suspense>
      <NetworkLimits draft={draft} defaults={defaults} onChange={onChange} />
      <ScoreRules draft={draft} defaults={defaults} onChange={onChange} />
      <Suspense fallback={null}>
        <TermNumbers draft={draft} defaults={defaults} onChange={onChange} />
        <ConsentTexts draft={draft} onChange={onChange} />
      </Suspense>
      <Permissions draft={draft} onChange={onChange} />
      <StateRules draft={draft} onChange={onChange} />
      <CallingRules
        rules={draft.calling_rules}
        onChange={(rules) => onChange({ calling_rules: rules })}
      />
    </>
  );
}

/** Whether unconfirmed licenses may buy, and which kinds of buyers may not. */
function StateRules({ draft, onChange }: FieldsProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <LicenseRules
        rules={draft.license_rules}
        onChange={(rules) => onChange({ license_rules: rules })}
      />
      <ClosedKinds
        rules={draft.closed_kinds}
        onChange={(rules) => onChange({ closed_kinds: rules })}
      />
    </Suspense>
  );
}

/** What the network allows beyond the usual. */
function Permissions({ draft, onChange }: FieldsProps): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  return (
    <>
      <CheckField
        label={texts.network.noResponse}
        hint={texts.network.noResponseHint}
        checked={draft.returns_no_response}
        onChange={({ target }) => onChange({ returns_no_response: target.checked })}
      />
      <CheckField
        label={texts.network.magicLinks}
        hint={texts.network.magicLinksHint}
        checked={draft.magic_links}
        onChange={({ target }) => onChange({ magic_links: target.checked })}
      />
    </>
  );
}

/** Name and time zone, how prices are found, and how much of a ZIP is shown. */
function Basics({ draft, onChange }: FieldsProps): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.network.name}
        maxLength={120}
        value={draft.network_name}
        onChange={({ target }) => onChange({ network_name: target.value })}
      />
      <SelectField
        translate="no"
        label={texts.network.zone}
        value={draft.time_zone}
        options={timeZones(draft.time_zone).map((zone) => [zone, zone.replaceAll("_", " ")])}
        onChange={({ target }) => onChange({ time_zone: target.value })}
      />
      <SelectField
        label={texts.network.signUp}
        hint={texts.network.signUpAbout[draft.sign_up]}
        value={draft.sign_up}
        options={SIGN_UP_POLICIES.map((policy) => [policy, texts.network.signUpNames[policy]])}
        onChange={({ target }) =>
          onChange({
            sign_up: SIGN_UP_POLICIES.find((policy) => policy === target.value) ?? "approval",
          })
        }
      />
      <SelectField
        label={texts.network.priceRule}
        value={draft.price_rule}
        options={[
          ["first_price", texts.network.rules.first_price],
          ["second_price", texts.network.rules.second_price],
        ]}
        onChange={({ target }) =>
          onChange({ price_rule: target.value === "second_price" ? "second_price" : "first_price" })
        }
      />
      <SelectField
        label={texts.network.zip}
        value={draft.preview_zip}
        options={[
          ["zip", texts.network.zips.zip],
          ["zip3", texts.network.zips.zip3],
        ]}
        onChange={({ target }) =>
          onChange({ preview_zip: target.value === "zip3" ? "zip3" : "zip" })
        }
      />
    </div>
  );
}
