// Makes the address that a press on a number opens: the phone's own, or that of the buyer's dialer.

/**
 * The address for a number in E.164; that of the phone itself without a template. `{phone}` becomes
 * the number, `{digits}` its ten digits without the country code.
 */
export function dialerAddress(template: string | null, phone: string): string {
  if (template === null) return `tel:${phone}`;
  return template
    .replaceAll("{phone}", encodeURIComponent(phone))
    .replaceAll("{digits}", phone.replace(/^\+1/, "").replaceAll(/\D/g, ""));
}
