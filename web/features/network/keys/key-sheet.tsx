// Makes an API key: its name, what it may do, until when and from where.
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { KEY_SCOPES, type KeyScope } from "../../../../domain/access/key-scopes.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { call } from "../../../lib/api/call.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { readRanges } from "../../../lib/read-ranges.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { KEYS_TEXTS } from "../../../../locales/catalogues/keys.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, LABEL, SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";

const YEAR = "365";
const NEVER = "never";
const LIVES = ["30", "90", YEAR, NEVER] as const;

interface Draft {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly life: string;
  readonly addresses: string;
}
const FRESH: Draft = { name: "", scopes: ["read"], life: "90", addresses: "" };

/** The typed key: its errors once it was tried, and making it. */
function useKeyDraft(onMade: (key: string) => void) {
  const texts = useTexts(KEYS_TEXTS);
  const [draft, setDraft] = useState(FRESH);
  const [isTried, setTried] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const { ranges, wrong } = readRanges(draft.addresses);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (wrong !== null || draft.scopes.length === 0) return;
    await submit(async () => {
      const made = await call("POST /v1/api-keys", {
        body: {
          name: draft.name.trim(),
          scopes: draft.scopes,
          expires_at:
            draft.life === NEVER
              ? null
              : new Date(Date.now() + Number(draft.life) * DAY_MS).toISOString(),
          allowed_ips: ranges,
        },
      });
      onMade(made.key);
    });
  };
  const addressProblem = isTried && wrong !== null ? texts.addressWrong(wrong) : null;
  const isScopeMissing = isTried && draft.scopes.length === 0;
  return { draft, change, make, isBusy, problem, addressProblem, isScopeMissing };
}

export function KeySheet({
  onMade,
  onClose,
}: {
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const form = useId();
  const typed = useKeyDraft(onMade);
  const { draft, change, make, isBusy, problem } = typed;
  return (
    <Sheet
      title={texts.makeTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={isBusy}>
            {texts.make}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={(event) => void make(event)}>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={120}
          data-first
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Scopes
          chosen={draft.scopes}
          isMissing={typed.isScopeMissing}
          onChange={(scopes) => change({ scopes })}
        />
        <Life value={draft.life} onChange={(life) => change({ life })} />
        <TextArea
          label={texts.addresses}
          hint={texts.addressesHint}
          problem={typed.addressProblem}
          rows={3}
          spellCheck={false}
          value={draft.addresses}
          onChange={({ target }) => change({ addresses: target.value })}
        />
      </form>
    </Sheet>
  );
}

function Scopes({
  chosen,
  isMissing,
  onChange,
}: {
  readonly chosen: readonly KeyScope[];
  readonly isMissing: boolean;
  readonly onChange: (scopes: readonly KeyScope[]) => void;
}): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  const id = useId();
  return (
    <fieldset className="grid gap-3" aria-describedby={isMissing ? id : undefined}>
      <legend className={`${LABEL} mb-2`}>{texts.scopes}</legend>
      {KEY_SCOPES.map((scope) => (
        <CheckField
          key={scope}
          label={texts.scopeNames[scope]}
          hint={texts.scopeHints[scope]}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(
              KEY_SCOPES.filter((one) => (one === scope ? target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
      <p className="text-label text-text-2">{texts.scopesHint}</p>
      {isMissing ? (
        <p id={id} role="alert" className="text-label text-negative">
          {texts.scopesMissing}
        </p>
      ) : null}
    </fieldset>
  );
}

function Life({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (life: string) => void;
}): ReactNode {
  const texts = useTexts(KEYS_TEXTS);
  const { number } = useFormats();
  const nameOf = (life: string): string => {
    if (life === NEVER) return texts.never;
    return life === YEAR ? texts.inAYear : texts.inDays(number(Number(life)));
  };
  return (
    <SelectField
      label={texts.expiry}
      hint={value === NEVER ? texts.neverHint : undefined}
      options={LIVES.map((life) => [life, nameOf(life)])}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
