// Gives a visitor's page an authenticator of Chromium's own (DevTools protocol, domain WebAuthn),
// so that passkeys are created and used without a person.
import type { CDPSession } from "playwright-core";
import type { Visitor } from "./browser.ts";

export interface VirtualAuthenticator {
  /** Whether the person verifies themselves when asked; else prompts fail. */
  readonly verify: (isVerified: boolean) => Promise<void>;
  /** How many passkeys it keeps. */
  readonly count: () => Promise<number>;
  /** Puts in a passkey of its own making, which the site has never seen. */
  readonly plant: (rpId: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** A PKCS#8 key on P-256 for planted passkeys. */
async function newKey(): Promise<string> {
  const { privateKey } = await crypto.subtle.generateKey(
    { name: "ECDSA", namedCurve: "P-256" },
    true,
    ["sign"],
  );
  return Buffer.from(await crypto.subtle.exportKey("pkcs8", privateKey)).toString("base64");
}

export async function addAuthenticator({ page }: Visitor): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: async (isUserVerified) => {
      await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    count: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
    plant: async (rpId) => {
      await session.send("WebAuthn.addCredential", {
        authenticatorId,
        credential: {
          credentialId: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64"),
          isResidentCredential: true,
          rpId,
          privateKey: await newKey(),
          userHandle: Buffer.from("a person elsewhere").toString("base64"),
          signCount: 1,
        },
      });
    },
    clear: async () => {
      await session.send("WebAuthn.clearCredentials", { authenticatorId });
    },
  };
}
