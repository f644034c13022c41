// What each kind of destination needs to know.
import { useDisplay } from "../../../lib/display/display.ts";
import { languageName } from "../../../lib/format/language-name.ts";
import { LANGUAGES } from "../../../../domain/languages.ts";
import type { ReactNode } from "react";
import type { DestinationKind } from "../../../../domain/deliveries/destination.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { More } from "../../../ui/more.tsx";
import { FieldRows } from "./field-rows.tsx";
import { HeaderRows } from "./header-rows.tsx";
import { MacroText } from "./macro-text.tsx";
import type { PartProps } from "./part-props.ts";
import { StageRows } from "./stage-rows.tsx";

const MOST_TEXT = 480;
const PAIR = "grid items-start gap-4 sm:grid-cols-2";

interface KindProps extends PartProps {
  /** Whether the server keeps an API key already. */
  readonly hasKey: boolean;
}

const FIELDS: Readonly<Record<DestinationKind, (props: KindProps) => ReactNode>> = {
  webhook: AddressField,
  http: HttpFields,
  email: EmailFields,
  follow_up_boss: FollowUpBossFields,
  sms: SmsFields,
};

export function KindFields(props: KindProps): ReactNode {
  const Fields = FIELDS[props.draft.kind];
  return <Fields {...props} />;
}

function AddressField({ draft, change, at }: PartProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return (
    <TextField
      label={draft.kind === "sms" ? texts.gateway : texts.address}
      hint={texts.addressHint}
      type="url"
      inputMode="url"
      maxLength={2_000}
      autoComplete="off"
      spellCheck={false}
      value={draft.address}
      problem={at("/to/address")}
      onChange={({ target }) => change({ address: target.value })}
    />
  );
}

function FormatField({
  draft,
  change,
  formats,
}: PartProps & { readonly formats: readonly ("json" | "form" | "xml")[] }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return (
    <SelectField
      label={texts.format}
      value={draft.format}
      options={formats.map((format) => [format, texts.formats[format]])}
      onChange={({ target }) =>
        change({ format: formats.find((format) => format === target.value) ?? "json" })
      }
    />
  );
}

function HttpFields(props: KindProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { draft, change, at } = props;
  return (
    <>
      <AddressField {...props} />
      <div className={PAIR}>
        <FormatField {...props} formats={["json", "form", "xml"]} />
        {draft.format === "xml" ? (
          <TextField
            label={texts.root}
            hint={texts.rootHint}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={draft.root}
            problem={at("/to/root")}
            onChange={({ target }) => change({ root: target.value })}
          />
        ) : null}
      </div>
      <FieldRows {...props} />
      <HeaderRows {...props} />
    </>
  );
}

function EmailFields({ draft, change, at }: KindProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { language } = useDisplay();
  return (
    <>
      <TextArea
        label={texts.emails}
        hint={texts.emailsHint}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        value={draft.emails}
        problem={at("/to/addresses")}
        onChange={({ target }) => change({ emails: target.value })}
      />
      <div className={PAIR}>
        <SelectField
          label={texts.language}
          value={draft.language}
          options={LANGUAGES.map((one) => [one, languageName(one, language)])}
          onChange={({ target }) =>
            change({ language: LANGUAGES.find((one) => one === target.value) ?? "en" })
          }
        />
      </div>
    </>
  );
}

function FollowUpBossFields({ hasKey, ...props }: KindProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { draft, change, at } = props;
  return (
    <>
      <TextField
        label={texts.apiKey}
        hint={hasKey ? texts.apiKeyKept : texts.apiKeyHint}
        type="password"
        maxLength={1_000}
        autoComplete="off"
        value={draft.apiKey}
        problem={at("/to/api_key")}
        onChange={({ target }) => change({ apiKey: target.value })}
      />
      <TextField
        label={texts.source}
        hint={texts.sourceHint}
        maxLength={100}
        autoComplete="off"
        value={draft.source}
        problem={at("/to/source")}
        onChange={({ target }) => change({ source: target.value })}
      />
      <StageRows {...props} />
      <More
        title={texts.registered}
        isSet={draft.system !== ""}
        hasProblem={at("/to/system") !== undefined || at("/to/system_key") !== undefined}
      >
        <div className={PAIR}>
          <TextField
            label={texts.system}
            hint={texts.systemHint}
            maxLength={100}
            autoComplete="off"
            value={draft.system}
            problem={at("/to/system")}
            onChange={({ target }) => change({ system: target.value })}
          />
          <TextField
            label={texts.systemKey}
            hint={texts.systemKeyHint}
            type="password"
            maxLength={1_000}
            autoComplete="off"
            value={draft.systemKey}
            problem={at("/to/system_key")}
            onChange={({ target }) => change({ systemKey: target.value })}
          />
        </div>
      </More>
    </>
  );
}

function SmsFields(props: KindProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const formats = useFormats();
  const { draft, change, at } = props;
  return (
    <>
      <AddressField {...props} />
      <div className={PAIR}>
        <FormatField {...props} formats={["json", "form"]} />
        <TextField
          label={texts.to}
          hint={texts.toHint}
          type="tel"
          maxLength={30}
          autoComplete="off"
          value={draft.to}
          problem={at("/to/to")}
          onChange={({ target }) => change({ to: target.value })}
        />
        <TextField
          label={texts.toField}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-label"
          value={draft.toField}
          problem={at("/to/to_field")}
          onChange={({ target }) => change({ toField: target.value })}
        />
        <TextField
          label={texts.textField}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-label"
          value={draft.textField}
          problem={at("/to/text_field")}
          onChange={({ target }) => change({ textField: target.value })}
        />
      </div>
      <MacroText
        isLong
        label={texts.text}
        hint={texts.textHint(formats.number(draft.text.length), formats.number(MOST_TEXT))}
        maxLength={MOST_TEXT}
        value={draft.text}
        problem={at("/to/text")}
        onChange={(text) => change({ text })}
      />
      <HeaderRows {...props} />
      <FieldRows {...props} />
    </>
  );
}
