// Teaches how to ask for a lead's price with a ping, and to post to its offer.
import type { ReactNode } from "react";
import { CONTACT_FIELDS } from "../../../../domain/lead/field-names.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { POSTING_TEXTS } from "../../../../locales/catalogues/posting.ts";
import { Code } from "../../../ui/name.tsx";
import { Section } from "../../../ui/screen.tsx";
import { SampleBlock } from "./sample-block.tsx";
import { type SampleLead, writeSample } from "./samples.ts";

const OFFER_ID = "0198f2c4-5b1e-7c3a-9d2f-6a1b8c4e7f90";
const OFFER = {
  outcome: "success",
  status: "accepted",
  ping: { id: OFFER_ID },
  sale: "exclusive",
  price: 48.5,
  currency: "USD",
  slots: [{ slot: 1, buyer: "Northgate Homes", price: 48.5 }],
  expires_at: "2026-11-25T18:01:00.000Z",
  dedupe_checked: false,
};

/** Fields that a ping never needs, because they say who the person is or prove the consent. */
const LATER: ReadonlySet<string> = new Set([...CONTACT_FIELDS, "consent", "tcpa_text"]);

interface PingFirstProps {
  readonly lead: SampleLead;
  /** The source's key, if it was just created. */
  readonly secret: string | null;
}

export function PingFirst({ lead, secret }: PingFirstProps): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  const key = secret ?? texts.yourKey;
  const facts = Object.fromEntries(Object.entries(lead).filter(([name]) => !LATER.has(name)));
  const url = `${location.origin}/v1/pings`;
  return (
    <Section title={texts.pings.title}>
      <p className="max-w-3xl text-text-2">{texts.pings.about}</p>
      <ol className="grid gap-4">
        <li className="grid gap-2">
          <p className="max-w-3xl">
            <Code>POST /v1/pings</Code> {texts.pings.ping}
          </p>
          <SampleBlock
            label={texts.pings.samplePing}
            text={writeSample("curl", { url, key, lead: facts })}
          />
        </li>
        <li className="grid gap-2">
          <p className="max-w-3xl">{texts.pings.offer}</p>
          <SampleBlock label={texts.pings.sampleOffer} text={JSON.stringify(OFFER, null, 2)} />
        </li>
        <li className="grid gap-2">
          <p className="max-w-3xl">
            <Code>POST /v1/pings/{"{id}"}/post</Code> {texts.pings.post}
          </p>
          <SampleBlock
            label={texts.pings.samplePost}
            text={writeSample("curl", { url: `${url}/${OFFER_ID}/post`, key, lead })}
          />
        </li>
      </ol>
      <p className="max-w-3xl text-label text-text-2">{texts.pings.limit}</p>
    </Section>
  );
}
