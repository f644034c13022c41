// Edits which model answers in the assistant. The server tests the operator's choice before saving
// it. A stored key is never shown again.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { call } from "../../../lib/api/call.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import type {
  AssistantProvider,
  TestedProvider,
} from "../../../../contract/insight/assistant-provider.ts";
import { read } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { mergeChanges } from "../../../lib/merge-changes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { ASSISTANT_SETTINGS_TEXTS } from "../../../../locales/catalogues/assistant-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
import { type TokenDraft, TokenFields, isTokenCount } from "./token-fields.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";

const ADDRESS = "/v1/assistant/provider";
/** Longer than the server's timeout for a model under test. */
const TEST_PATIENCE_MS = 40_000;
type Provider = AssistantProvider;
type Tested = TestedProvider;

export default function AssistantSection(): ReactNode {
  const { value, problem, retry } = useAnswer("GET /v1/assistant/provider");
  if (value === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <ProblemNotice problem={problem} onRetry={retry} />
    );
  return <ProviderForm provider={value} />;
}

interface Draft extends TokenDraft {
  readonly isModel: boolean;
  readonly address: string;
  readonly model: string;
  readonly key: string;
  readonly dropsKey: boolean;
}

function toDocument({
  isModel,
  address,
  model,
  key,
  dropsKey,
  tokens,
  networkTokens,
}: Draft): BodyOf<"PUT /v1/assistant/provider"> {
  const given = key.trim() !== "" ? { api_key: key.trim() } : dropsKey ? { api_key: null } : {};
  return {
    base_url: isModel ? address.trim() : null,
    model: model.trim(),
    tokens_per_day: Number(tokens),
    network_tokens_per_day: Number(networkTokens),
    ...(isModel ? given : {}),
  };
}

/** The form of the provider as saved: its key is never shown. */
function draftOf(provider: Provider): Draft {
  return {
    isModel: provider.base_url !== null,
    address: provider.base_url ?? "",
    model: provider.model,
    key: "",
    dropsKey: false,
    tokens: String(provider.tokens_per_day),
    networkTokens: String(provider.network_tokens_per_day),
  };
}

/** The form's state: typed values, saving and testing. */
function useProvider(provider: Provider) {
  const texts = useTexts(ASSISTANT_SETTINGS_TEXTS);
  const client = useQueryClient();
  const saving = useSubmit();
  const trying = useSubmit();
  const [tested, setTested] = useState<Tested | null>(null);
  const [wasTried, setTried] = useState(false);
  const { values: draft, base, change: type, settle } = useDraft(draftOf(provider));
  const change = (part: Partial<Draft>): void => {
    type(part);
    setTested(null);
  };
  const isWhole = isTokenCount(draft.tokens) && isTokenCount(draft.networkTokens);
  const isComplete =
    isWhole && (!draft.isModel || (draft.address.trim() !== "" && draft.model.trim() !== ""));
  const missing = (text: string): string | null =>
    wasTried && text.trim() === "" ? texts.missing : null;
  const said = (field: string): string | null =>
    [saving.problem, trying.problem]
      .flatMap((problem) => problem?.fields ?? [])
      .find((one) => one.field === field)?.message ?? null;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!isComplete) return;
    const isSaved = await saving.submit(async () => {
      const now = toDocument(draftOf(await read("GET /v1/assistant/provider")));
      const body = mergeChanges(toDocument(base), toDocument(draft), now);
      await call("PUT /v1/assistant/provider", { body });
      if (await refreshSaved(client, ADDRESS)) settle();
    });
    if (!isSaved) return;
    // What a test of the earlier values said does not outlive them.
    setTested(null);
    await trying.submit(async () => undefined);
    setTried(false);
    toast(texts.saved);
  };
  const test = async (): Promise<void> => {
    setTried(true);
    setTested(null);
    if (isComplete)
      await trying.submit(async () =>
        setTested(
          await call(
            "POST /v1/assistant/provider/test",
            { body: toDocument(draft) },
            TEST_PATIENCE_MS,
          ),
        ),
      );
  };
  return { saving, trying, tested, draft, change, missing, said, save, test };
}

function ProviderForm({ provider }: { readonly provider: Provider }): ReactNode {
  const texts = useTexts(ASSISTANT_SETTINGS_TEXTS);
  const decides = may(useUser(), "settings");
  const { saving, trying, tested, draft, change, missing, said, save, test } =
    useProvider(provider);
  const problem = saving.problem ?? trying.problem;
  return (
    <form
      noValidate
      autoComplete="off"
      className="grid max-w-xl gap-4"
      onSubmit={(event) => void save(event)}
    >
      <p className="text-text-2">{texts.about}</p>
      {provider.origin === "environment" ? <Notice>{texts.fromEnvironment}</Notice> : null}
      {decides ? null : <Notice>{texts.ownersOnly}</Notice>}
      {problem === null || problem.fields.length > 0 ? null : <ProblemNotice problem={problem} />}
      <fieldset disabled={!decides} className="grid gap-4">
        <SelectField
          label={texts.which}
          value={draft.isModel ? "model" : "built_in"}
          options={[
            ["built_in", texts.builtIn],
            ["model", texts.model],
          ]}
          onChange={({ target }) => change({ isModel: target.value === "model" })}
        />
        {draft.isModel ? (
          <ModelFields
            draft={draft}
            hasKey={provider.has_key}
            missing={missing}
            said={said}
            onChange={change}
          />
        ) : null}
        <Outcome tested={tested} />
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" type="submit" busy={saving.isBusy}>
            {texts.save}
          </Button>
          {draft.isModel ? (
            <Button busy={trying.isBusy} onClick={() => void test()}>
              {texts.test}
            </Button>
          ) : null}
        </div>
      </fieldset>
    </form>
  );
}

interface ModelFieldsProps {
  readonly draft: Draft;
  /** A key is already stored. */
  readonly hasKey: boolean;
  readonly missing: (text: string) => string | null;
  /** The server's problem with a field. */
  readonly said: (field: string) => string | null;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** The model's URL, name and key, and its token limit. */
function ModelFields({ draft, hasKey, missing, said, onChange }: ModelFieldsProps): ReactNode {
  const texts = useTexts(ASSISTANT_SETTINGS_TEXTS);
  return (
    <>
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        translate="no"
        spellCheck={false}
        inputMode="url"
        maxLength={500}
        value={draft.address}
        problem={missing(draft.address) ?? said("/base_url")}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        translate="no"
        spellCheck={false}
        maxLength={200}
        value={draft.model}
        problem={missing(draft.model) ?? said("/model")}
        onChange={({ target }) => onChange({ model: target.value })}
      />
      <TextField
        label={texts.key}
        hint={hasKey ? texts.keyKept : texts.keyNone}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={draft.key}
        problem={said("/api_key")}
        onChange={({ target }) => onChange({ key: target.value })}
      />
      {hasKey && draft.key === "" ? (
        <CheckField
          label={texts.dropKey}
          checked={draft.dropsKey}
          onChange={({ target }) => onChange({ dropsKey: target.checked })}
        />
      ) : null}
      <TokenFields draft={draft} said={said} onChange={onChange} />
    </>
  );
}

function Outcome({ tested }: { readonly tested: Tested | null }): ReactNode {
  const texts = useTexts(ASSISTANT_SETTINGS_TEXTS);
  const formats = useFormats();
  return (
    <div role="status">
      {tested === null ? null : tested.ok ? (
        <Notice tone="good">
          {texts.works(tested.model ?? "", formats.number(tested.milliseconds))}{" "}
          {tested.reply === null || tested.reply === "" ? null : (
            <span translate="no">{texts.said(tested.reply)}</span>
          )}
        </Notice>
      ) : (
        <Notice tone="warning">
          <strong>{texts.fails}.</strong> {tested.detail}
        </Notice>
      )}
    </div>
  );
}
