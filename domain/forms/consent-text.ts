// Writes the consent text of a form: the only text of a form that is evidence. It is stored with
// the form's version, shown verbatim, and sent with every lead.
import { CONSENT_CHANNELS } from "../lead/vocabulary.ts";
import { channelsInText } from "../lead/read-consent.ts";
import type { FormDocument, FormLanguage } from "./form-document.ts";

/** The channels that the consent covers, as a post spells them. */
export const CONSENT_CHANNEL_LIST = "call,text,email";

/** Where a text names the companies that may make contact. */
export const COMPANIES = "{companies}";

/** The network's own consent texts; null for the product's. */
export type ConsentTexts = Readonly<Record<FormLanguage, string | null>>;

/** What a network begins with. */
export const NO_CONSENT_TEXTS: ConsentTexts = { en: null, es: null };

/** The product's consent texts. The words "call", "text" and "e-mail" name the channels. */
export const USUAL_CONSENT_TEXTS: Readonly<Record<FormLanguage, string>> = {
  en:
    "I agree to calls, texts and e-mails about my request, also by automated means, at the number " +
    `and the address that I gave, from ${COMPANIES}. My consent is not a condition of any ` +
    "purchase. Message and data rates may apply. I can withdraw it at any time; for texts by " +
    "answering STOP.",
  es:
    "Acepto que me llamen y me envíen mensajes de texto y correos electrónicos sobre mi solicitud, " +
    `también con sistemas automáticos, al número y al correo que he indicado: ${COMPANIES}. Mi ` +
    "consentimiento no es condición para comprar nada. Pueden aplicarse tarifas de mensajes y " +
    "datos. Puedo retirarlo en cualquier momento; para los mensajes, respondiendo STOP.",
};

/** What a form's consent text is made of. */
export interface ConsentWording {
  readonly networkName: string;
  readonly texts: ConsentTexts;
}

/**
 * The consent text. Without named sellers it names the network, and thereby covers the companies on
 * its buyer list; with them it covers only these.
 */
export function consentText(
  { language, named_sellers: sellers }: Pick<FormDocument, "language" | "named_sellers">,
  { networkName, texts }: ConsentWording,
): string {
  const text = texts[language] ?? USUAL_CONSENT_TEXTS[language];
  return text.replace(COMPANIES, () => companiesOf(language, sellers, networkName));
}

function companiesOf(
  language: FormLanguage,
  sellers: readonly string[],
  networkName: string,
): string {
  const isNamed = sellers.length > 0;
  if (language === "es")
    return isNamed
      ? `${networkName}, que transmite mi solicitud, y únicamente estas empresas: ${sellers.join("; ")}`
      : `${networkName} y las empresas de su lista de compradores`;
  return isNamed
    ? `${networkName}, which passes my request on, and these companies alone: ${sellers.join("; ")}`
    : `${networkName} and the companies on its buyer list`;
}

/**
 * What is wrong with a network's own text; null if nothing is. `companies`: it does not name them
 * exactly once. `channels`: it does not mention calls, texts and emails, which its consent is
 * recorded for.
 */
export function consentTextProblem(
  language: FormLanguage,
  text: string,
): "companies" | "channels" | null {
  if (text.split(COMPANIES).length !== 2 || /[{}]/.test(text.replace(COMPANIES, "")))
    return "companies";
  const mentioned =
    language === "es" ? SPANISH_CHANNELS.filter((words) => words.test(text)) : channelsInText(text);
  return mentioned.length === CONSENT_CHANNELS.length ? null : "channels";
}

/** Words for calls, texts and emails. */
const SPANISH_CHANNELS = [
  /\bll[aá]m|tel[eé]fono/i,
  /\bmensajes? de texto|\bsms\b/i,
  /\bcorreo|\be-?mail/i,
];
