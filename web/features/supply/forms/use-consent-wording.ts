// What the consent texts of forms are made of, as the network set it.
import { useMemo } from "react";
import { type ConsentWording, NO_CONSENT_TEXTS } from "../../../../domain/forms/consent-text.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useNetworkName } from "../../../lib/use-network.ts";

/** The product's own texts until the settings are read. */
export function useConsentWording(): ConsentWording {
  const networkName = useNetworkName();
  const texts = useAnswer("GET /v1/settings").value?.consent_texts ?? NO_CONSENT_TEXTS;
  return useMemo(() => ({ networkName, texts }), [networkName, texts]);
}
