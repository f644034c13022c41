// Builds the fetch with which sign-in providers are called: no redirect, a bounded answer, and this
// machine only where the settings allow it.
import type { CustomFetch } from "openid-client";
import { mayCallProvider } from "../../../platform/config/read-providers.ts";

/** Longer than any discovery document or set of keys. */
const MOST_BYTES = 262_144;

/** The provider did not answer, or answered that it cannot. */
export class ProviderDown extends Error {}

/** Rejects with `ProviderDown`; the caller's signal ends a wait. */
export function createProviderFetch(allowsLoopback: boolean): CustomFetch {
  return async (address, { body: sent, method, headers, signal }) => {
    if (!mayCallProvider(new URL(address), allowsLoopback))
      throw new ProviderDown("the provider names an address that is not called");
    try {
      const response = await fetch(address, {
        method,
        headers,
        redirect: "manual",
        // A form, as a text or not; nothing else is sent.
        ...(sent === undefined || sent === null ? {} : { body: String(sent) }),
        ...(signal === undefined ? {} : { signal }),
      });
      const body = await readBody(response);
      if (response.status < 200 || response.status >= 500)
        throw new ProviderDown(`the provider answered with status ${response.status}`);
      return new Response(body, { status: response.status, headers: response.headers });
    } catch (error) {
      if (error instanceof ProviderDown) throw error;
      throw new ProviderDown("the provider did not answer", { cause: error });
    }
  };
}

/** Null for an answer without a body. */
async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new ProviderDown(`the answer has more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
