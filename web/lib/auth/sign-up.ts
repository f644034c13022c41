// Makes the calls that sign up or join an account; apart, since most visits sign in.
import type { BuyerKind, TrafficKind } from "../../../domain/lead/vocabulary.ts";
import { call } from "../api/call.ts";
import { getDisplay } from "../display/display.ts";
import { enter } from "./session.ts";

export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly company: string;
  readonly role: "advertiser" | "affiliate";
  /** For an advertiser: what it is. */
  readonly buyer_kind?: BuyerKind;
  /** For an affiliate: where most of its leads come from. */
  readonly traffic_kind?: TrafficKind;
  /** For an advertiser: the states where it may buy. */
  readonly licensed_states?: readonly string[];
  /** The token of an invitation of the network. */
  readonly invitation?: string;
}

export async function signUp(form: SignUpForm): Promise<void> {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await enter(
    await call("POST /v1/auth/sign-up/email", {
      body: { ...form, time_zone: timeZone, language: getDisplay().language },
    }),
  );
}

export async function acceptInvitation(
  token: string,
  name: string,
  password: string,
): Promise<void> {
  await enter(
    await call("POST /v1/auth/accept-invitation", {
      body: { token, name, password, language: getDisplay().language },
    }),
  );
}
