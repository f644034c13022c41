// Shows a form's address, and the code that embeds it in another page.
import type { ReactNode } from "react";
import { pathOfForm } from "../../../../domain/forms/form-document.ts";
import type { Form } from "../../../../contract/supply/forms.ts";
import { textsFor } from "../../../public-form/words.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { FORM_TEXTS } from "../../../../locales/catalogues/forms.ts";
import { classes } from "../../../ui/classes.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { LABEL } from "../../../ui/field.tsx";
import { Code } from "../../../ui/name.tsx";
import { Section } from "../../../ui/screen.tsx";

export function addressOfForm({ kind, slug }: Pick<Form, "kind" | "slug">): string {
  return location.origin + pathOfForm(kind, slug);
}

/** The HTML that embeds a form in a page: the script replaces the link where it may run. */
function embedOf({ kind, slug, language }: Form): string {
  const link = `<a href="${addressOfForm({ kind, slug })}">${textsFor(language).openForm}</a>`;
  const source = `${location.origin}/f/embed.js`;
  return `${link}<script src="${source}" data-${kind}="${slug}" async></script>`;
}

export function ShareForm({ form }: { readonly form: Form }): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const address = addressOfForm(form);
  return (
    <Section
      title={texts.share}
      actions={
        <a className="text-accent underline" href={address} target="_blank" rel="noopener">
          {texts.open}
        </a>
      }
    >
      <div className="grid gap-4 rounded-panel border border-line bg-surface p-4">
        <Copied
          label={texts.address}
          hint={texts.addressHint}
          action={texts.copyAddress}
          text={address}
        />
        <Copied
          label={texts.code}
          hint={texts.codeHint}
          action={texts.copyCode}
          text={embedOf(form)}
        />
      </div>
    </Section>
  );
}

function Copied({
  label,
  hint,
  action,
  text,
}: {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly text: string;
}): ReactNode {
  return (
    <div className="grid gap-1">
      <p className={LABEL}>{label}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Code
          className={classes(
            "min-w-0 flex-1",
            "rounded-control border border-line bg-sunken px-2.5 py-2 break-all",
          )}
        >
          {text}
        </Code>
        <CopyButton text={text} label={action} />
      </div>
      <p className="text-label text-text-3">{hint}</p>
    </div>
  );
}
