// Finds the errors of a sign-up before it is sent.
import type { BuyerKind, TrafficKind } from "../../../../domain/lead/vocabulary.ts";
import { readStates } from "../../../lib/read-states.ts";
import { isShort } from "../new-password/index.ts";
import { type SignInFields, type SignInProblem, checkSignIn } from "./check-login.ts";

export interface SignUpFields extends SignInFields {
  readonly name: string;
  readonly company: string;
  readonly role: string;
  /** What a buyer is; empty until chosen. */
  readonly kind: BuyerKind | "";
  /** Where an affiliate's leads come from; empty until chosen. */
  readonly traffic: TrafficKind | "";
  /** States where a buyer is licensed, as typed. */
  readonly states: string;
}

type Problem =
  | SignInProblem
  | "nameMissing"
  | "companyMissing"
  | "kindMissing"
  | "trafficMissing"
  | "statesMissing"
  | "statesWrong";
export type SignUpProblems = { readonly [Field in keyof SignUpFields]?: Problem };

/** The errors by field; empty without any. */
export function checkSignUp(fields: SignUpFields): SignUpProblems {
  const { password, name, company, role, kind, traffic, states } = fields;
  return {
    ...checkSignIn(fields),
    ...(isShort(password) ? { password: "passwordMissing" } : {}),
    ...(name.trim() === "" ? { name: "nameMissing" } : {}),
    ...(company.trim() === "" ? { company: "companyMissing" } : {}),
    ...(role === "affiliate" && traffic === "" ? { traffic: "trafficMissing" } : {}),
    ...(role !== "affiliate" && kind === "" ? { kind: "kindMissing" } : {}),
    ...(role === "affiliate" ? {} : checkStates(states)),
  };
}

function checkStates(typed: string): SignUpProblems {
  const { states, wrong } = readStates(typed);
  if (wrong !== null) return { states: "statesWrong" };
  return states.length === 0 ? { states: "statesMissing" } : {};
}
