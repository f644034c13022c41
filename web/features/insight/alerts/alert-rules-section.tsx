// Shows the rules of alerts in the settings: what each means, its limits, and whom it tells.
import { type FormEvent, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { AlertRule } from "../../../../contract/insight/alerts.ts";
import { ALERT_TEXTS } from "../../../../locales/catalogues/alerts.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { read, saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { mergeChanges } from "../../../lib/merge-changes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, TextField } from "../../../ui/field.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { PANEL, Section, SectionLink } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";

export default function AlertRulesSection(): ReactNode {
  const texts = useTexts(ALERT_TEXTS);
  const shown = useAnswer("GET /v1/alert-rules");
  return (
    <Section
      title={texts.title}
      actions={<SectionLink to="/dashboard?part=alerts">{texts.openAlerts}</SectionLink>}
    >
      <p className="max-w-3xl text-text-2">{texts.rulesAbout}</p>
      <Loaded shown={shown} room="min-h-48">
        {({ items }) => (
          <ul aria-label={texts.kinds} className={`${PANEL} max-w-3xl divide-y divide-line`}>
            {items.map((rule) => (
              <Rule key={rule.kind} rule={rule} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function Rule({ rule }: { readonly rule: AlertRule }): ReactNode {
  const texts = useTexts(ALERT_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const { kind, limits } = rule;
  const told = rule.tells_owner === "admin" ? null : rule.tells_owner;
  return (
    <li className="grid gap-3 px-4 py-3">
      <div>
        <h3 className="font-medium">{texts.names[kind]}</h3>
        <p className="text-text-2">{texts.rules.about[kind]}</p>
        <p className="text-label text-text-3">
          {[
            rule.is_on ? texts.on : texts.off,
            texts.told[told ?? "network"],
            ...(rule.open === 0 ? [] : [texts.openCount(formats.number(rule.open))]),
          ].join(" · ")}
        </p>
      </div>
      {may(user, "settings") ? (
        <RuleForm rule={rule} />
      ) : (
        <p className="text-label text-text-2">
          {limits
            .map(
              ({ name, value, unit }) =>
                `${texts.rules.limits[name] ?? name}: ${formats.number(value)} ` +
                texts.rules.units[unit],
            )
            .join(" · ")}
        </p>
      )}
    </li>
  );
}

interface Typed {
  readonly isOn: boolean;
  /** The limits as they are typed, by name. */
  readonly limits: Readonly<Record<string, string>>;
}

function typedOf({ is_on: isOn, limits }: AlertRule): Typed {
  return {
    isOn,
    limits: Object.fromEntries(limits.map(({ name, value }) => [name, String(value)])),
  };
}

function bodyOf({ isOn, limits }: Typed) {
  const numbers = Object.entries(limits).map(([name, text]) => [name, Number(text)] as const);
  return { is_on: isOn, limits: Object.fromEntries(numbers) };
}

function RuleForm({ rule }: { readonly rule: AlertRule }): ReactNode {
  const { kind, limits } = rule;
  const texts = useTexts(ALERT_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { values, base, changes, change, settle } = useDraft(typedOf(rule));
  const { isOn, limits: typed } = values;
  const isChanged = Object.keys(changes).length > 0;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isSaved = await submit(async () => {
      const { items } = await read("GET /v1/alert-rules");
      const now = items.find((one) => one.kind === kind) ?? rule;
      await saveDocument("PUT /v1/alert-rules/{kind}", {
        params: { kind },
        body: mergeChanges(bodyOf(base), bodyOf(values), bodyOf(typedOf(now))),
      });
      if (await refreshSaved(client, "/v1/alert")) settle();
    });
    if (isSaved) toast(texts.saved);
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void save(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <CheckField
        label={texts.isOn}
        aria-label={`${texts.names[kind]}: ${texts.isOn}`}
        checked={isOn}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        {limits.map(({ name, unit, usual, least, most }) => {
          const value = Number(typed[name]);
          const isInside = Number.isInteger(value) && value >= least && value <= most;
          return (
            <TextField
              key={name}
              label={`${texts.rules.limits[name] ?? name} (${texts.rules.units[unit]})`}
              inputMode="numeric"
              hint={texts.usual(formats.number(usual))}
              problem={
                isInside && typed[name] !== ""
                  ? undefined
                  : texts.bounds(formats.number(least), formats.number(most))
              }
              value={typed[name] ?? ""}
              onChange={({ target }) => change({ limits: { ...typed, [name]: target.value } })}
            />
          );
        })}
      </div>
      {isChanged ? (
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.save}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
