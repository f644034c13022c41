// Says whether this browser can use passkeys on this page.

/** Passkeys need a host name: an IP address has none (WebAuthn §5.1.3). */
const IP_ADDRESS = /^[\d.]+$|:/;

export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !IP_ADDRESS.test(location.hostname);
}
