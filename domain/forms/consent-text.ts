// Writes the consent text of a form: the only text of a form that is evidence. It is stored with
// the form's version, shown verbatim, and sent with every lead.
import type { FormDocument } from "./form-document.ts";

/** The channels that the consent covers, as a post spells them. */
export const CONSENT_CHANNEL_LIST = "call,text,email";

/**
 * The consent text. Without named sellers it names the network, and thereby covers the companies on
 * its buyer list; with them it covers only these. The words "call", "text" and "e-mail" name the
 * channels.
 */
export function consentText(
  { language, named_sellers: sellers }: Pick<FormDocument, "language" | "named_sellers">,
  networkName: string,
): string {
  const isNamed = sellers.length > 0;
  if (language === "es") {
    const who = isNamed
      ? `${networkName}, que transmite mi solicitud, y únicamente estas empresas: ${sellers.join("; ")}`
      : `${networkName} y las empresas de su lista de compradores`;
    return `Acepto que me llamen y me envíen mensajes de texto y correos electrónicos sobre mi solicitud, también con sistemas automáticos, al número y al correo que he indicado: ${who}. Mi consentimiento no es condición para comprar nada. Pueden aplicarse tarifas de mensajes y datos. Puedo retirarlo en cualquier momento; para los mensajes, respondiendo STOP.`;
  }
  const who = isNamed
    ? `${networkName}, which passes my request on, and these companies alone: ${sellers.join("; ")}`
    : `${networkName} and the companies on its buyer list`;
  return `I agree to calls, texts and e-mails about my request, also by automated means, at the number and the address that I gave, from ${who}. My consent is not a condition of any purchase. Message and data rates may apply. I can withdraw it at any time; for texts by answering STOP.`;
}
