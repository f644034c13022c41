// A software authenticator for tests: passkeys with P-256 keys (COSE ES256), as WebAuthn level 3
// writes them, with switches for what a bad or a foreign one does.
import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeyAssertion } from "../../contract/people/passkeys.ts";

const FLAG = { present: 0x01, verified: 0x04, attested: 0x40 };
const ID_BYTES = 16;

export interface Site {
  readonly challenge: string;
  readonly rp_id: string;
}

export interface Faults {
  /** The page that asks; else https or http as `origin`. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUnverified?: true;
  /** The count that the answer brings; else one more than before. */
  readonly count?: number;
  readonly handle?: string | null;
}

export class SoftPasskey {
  readonly id = randomBytes(ID_BYTES).toString("base64url");
  readonly #key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly #origin: string;
  #count = 0;
  #handle: string | null = null;

  /** `origin`: of the page that asks for it. */
  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  /** Answers navigator.credentials.create. */
  create(
    setup: Site & { readonly user_handle: string },
    name: string,
    faults: Faults = {},
  ): NewPasskey {
    this.#handle = setup.user_handle;
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, ID_BYTES]),
      Buffer.from(this.id, "base64url"),
      this.#coseKey(),
    ]);
    const data = this.#authenticatorData(setup, faults, attested);
    const attestation = cborMap([
      [cborText("fmt"), cborText("none")],
      [cborText("attStmt"), cborMap([])],
      [cborText("authData"), cborBytes(data)],
    ]);
    return {
      name,
      id: this.id,
      client_data: this.#clientData("webauthn.create", setup, faults),
      attestation_object: attestation.toString("base64url"),
      transports: ["internal"],
    };
  }

  /** Answers navigator.credentials.get. */
  get(site: Site, faults: Faults = {}): PasskeyAssertion {
    const data = this.#authenticatorData(site, faults, Buffer.alloc(0));
    const clientData = this.#clientData("webauthn.get", site, faults);
    const hash = createHash("sha256").update(Buffer.from(clientData, "base64url")).digest();
    const signature = sign("sha256", Buffer.concat([data, hash]), this.#key.privateKey);
    return {
      id: this.id,
      client_data: clientData,
      authenticator_data: data.toString("base64url"),
      signature: signature.toString("base64url"),
      user_handle: faults.handle === undefined ? this.#handle : faults.handle,
    };
  }

  #clientData(type: string, { challenge }: Site, { origin = this.#origin }: Faults): string {
    const data = { type, challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString("base64url");
  }

  #authenticatorData(
    site: Site,
    { rpId = site.rp_id, isUnverified, count }: Faults,
    attested: Buffer,
  ): Buffer {
    this.#count = count ?? this.#count + 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(this.#count);
    const flags =
      FLAG.present |
      (isUnverified === true ? 0 : FLAG.verified) |
      (attested.length === 0 ? 0 : FLAG.attested);
    return Buffer.concat([
      createHash("sha256").update(rpId).digest(),
      Buffer.from([flags]),
      counted,
      attested,
    ]);
  }

  /** RFC 9052 §7: an EC2 key for ES256 on P-256. */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" });
    return cborMap([
      [cborNumber(1), cborNumber(2)],
      [cborNumber(3), cborNumber(-7)],
      [cborNumber(-1), cborNumber(1)],
      [cborNumber(-2), cborBytes(Buffer.from(x, "base64url"))],
      [cborNumber(-3), cborBytes(Buffer.from(y, "base64url"))],
    ]);
  }
}

/** RFC 8949 §3: the major type with a length or number below 65,536. */
function cborHead(major: number, value: number): Buffer {
  const top = major << 5;
  if (value < 24) return Buffer.from([top | value]);
  if (value < 256) return Buffer.from([top | 24, value]);
  return Buffer.from([top | 25, value >> 8, value & 0xff]);
}

function cborNumber(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
