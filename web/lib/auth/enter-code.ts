// Makes the calls that finish a sign-in with a second factor.
import { call } from "../api/call.ts";
import { enter } from "./session.ts";

/** Finishes a sign-in that answered second_factor_required. */
export async function enterCode(code: string): Promise<void> {
  await enter(await call("POST /v1/auth/two-factor/verify", { body: { code } }));
}

/** The same with one of the person's recovery codes. */
export async function enterRecoveryCode(code: string): Promise<void> {
  await enter(await call("POST /v1/auth/two-factor/recover", { body: { code } }));
}
