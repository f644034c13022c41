// Edits how the network appears: its logo and color, its legal links, and whom its emails are from.
import type { ReactNode } from "react";
import { LOGO_KINDS, MOST_LOGO_BYTES, logoPath } from "../../../../domain/brand/logo.ts";
import { ATTACHED_FILE_KINDS } from "../../../../domain/files/attached-file.ts";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { call } from "../../../lib/api/call.ts";
import { encodeFile } from "../../../lib/encode-file.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { CONTROL, Field, TextField } from "../../../ui/field.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import type { PartProps } from "./network-limits.tsx";

type BrandProps = Omit<PartProps, "defaults">;

const OFFERED = LOGO_KINDS.map((kind) => ATTACHED_FILE_KINDS[kind].mediaType).join(",");
/** The product's own accent (web/styles.css), which the color picker begins with. */
const OWN_COLOR = "#0b5d52";

/** Empty text means none. */
const orNone = (text: string): string | null => (text.trim() === "" ? null : text.trim());

export default function BrandFields(props: BrandProps): ReactNode {
  const { draft, onChange } = props;
  const { brand } = useTexts(SETTINGS_VERSIONS_TEXTS);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{brand.title}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LogoField {...props} />
        <ColorField {...props} />
        <TextField
          label={brand.terms}
          hint={brand.termsHint}
          inputMode="url"
          placeholder="https://"
          value={draft.terms_url ?? ""}
          onChange={({ target }) => onChange({ terms_url: orNone(target.value) })}
        />
        <TextField
          label={brand.privacy}
          hint={brand.privacyHint}
          inputMode="url"
          placeholder="https://"
          value={draft.privacy_url ?? ""}
          onChange={({ target }) => onChange({ privacy_url: orNone(target.value) })}
        />
        <TextField
          label={brand.sender}
          hint={brand.senderHint}
          maxLength={100}
          value={draft.mail_sender_name ?? ""}
          onChange={({ target }) =>
            onChange({ mail_sender_name: target.value === "" ? null : target.value })
          }
        />
        <TextField
          label={brand.replyTo}
          hint={brand.replyToHint}
          type="email"
          value={draft.mail_reply_to ?? ""}
          onChange={({ target }) => onChange({ mail_reply_to: orNone(target.value) })}
        />
      </div>
      <p className="text-label text-text-2">{brand.address(window.location.host)}</p>
    </fieldset>
  );
}

function LogoField({ draft, onChange }: BrandProps): ReactNode {
  const { brand } = useTexts(SETTINGS_VERSIONS_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    await submit(async () => {
      const { content } = await encodeFile(file);
      const { logo } = await call("POST /v1/settings/logos", { body: { content } });
      onChange({ logo });
    });
  };
  return (
    <Field label={brand.logo} hint={brand.logoHint(String(MOST_LOGO_BYTES / 1024))}>
      {(ties) => (
        <div className="grid justify-items-start gap-2">
          {problem === null ? null : <ProblemNotice problem={problem} />}
          <div className="flex h-14 items-center rounded-control border border-line px-4">
            {draft.logo === null ? (
              <Mark size={28} />
            ) : (
              <img src={logoPath(draft.logo)} alt={brand.logo} className="h-8" />
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <label
              className={
                "relative inline-flex min-h-9 items-center gap-2 rounded-control border " +
                "border-control bg-surface px-3 hover:bg-sunken has-focus-visible:outline-2 " +
                "has-focus-visible:outline-offset-2 has-focus-visible:outline-info"
              }
            >
              {brand.chooseLogo}
              <input
                {...ties}
                type="file"
                accept={OFFERED}
                aria-label={brand.logo}
                disabled={isBusy}
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={({ target }) => {
                  void upload(target.files?.[0]);
                  target.value = "";
                }}
              />
            </label>
            {draft.logo === null ? null : (
              <Button kind="quiet" onClick={() => onChange({ logo: null })}>
                {brand.removeLogo}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

function ColorField({ draft, onChange }: BrandProps): ReactNode {
  const { brand } = useTexts(SETTINGS_VERSIONS_TEXTS);
  return (
    <Field label={brand.color} hint={brand.colorHint}>
      {(ties) => (
        <div className="flex flex-wrap items-center gap-2">
          <input
            {...ties}
            type="color"
            className={`${CONTROL} h-9 w-16 p-1`}
            value={draft.brand_color ?? OWN_COLOR}
            onChange={({ target }) => onChange({ brand_color: target.value.toLowerCase() })}
          />
          {draft.brand_color === null ? null : (
            <Button kind="quiet" onClick={() => onChange({ brand_color: null })}>
              {brand.ownColor}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
