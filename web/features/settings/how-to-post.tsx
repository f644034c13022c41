// How a program posts leads to a source: the call to copy, and where every field of it is described.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { network } from "../../lib/network.ts";
import { useTexts } from "../../lib/text/text.ts";
import { SETTINGS_TEXTS } from "../../texts/settings.ts";
import { UI_TEXTS } from "../../texts/ui.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/screen.tsx";

/** Enough of a lead to be decided. The consent names the network, and with it the buyers on its list. */
const exampleFor = (network: string): object => ({
  side: "seller", first_name: "Maria", last_name: "Lopez", phone: "916-555-0142", email: "maria@example.com", address: "12 N Oak St", zip_code: "95838", property_type: "single_family", price: 420_000, timing: "m1_3", consent: true,
  tcpa_text: `I agree that ${network} and the companies on its buyer list may call, text and e-mail me.`, landing_page_url: "https://example.com/sell",
});

/** `secret` is the key where it was just made. */
export function HowToPost({ secret }: { readonly secret: string | null }): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS).sources;
  const ui = useTexts(UI_TEXTS);
  const name = useQuery({ queryKey: ["network"], queryFn: network }).data?.name;
  const [isCopied, beCopied] = useState(false);
  const command = `curl ${location.origin}/v1/leads \\\n  -H 'Authorization: Bearer ${secret ?? texts.yourKey}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(exampleFor(name ?? "Plat"))}'`;
  return (
    <Section title={texts.howTo}>
      <p className="text-text-2">{texts.howToText} <a className="text-accent underline" href="/docs">{texts.reference}</a></p>
      <pre translate="no" tabIndex={0} role="region" aria-label={texts.howTo} className="overflow-x-auto rounded-panel border border-line bg-sunken p-3 font-mono text-label whitespace-pre-wrap break-all">{command}</pre>
      <div><Button onClick={() => void navigator.clipboard.writeText(command).then(() => beCopied(true))}>{isCopied ? ui.copied : ui.copy}</Button></div>
    </Section>
  );
}
