// Finds the errors of a sign-in or sign-up before it is sent.
import type { BuyerKind, TrafficKind } from "../../../../domain/lead/vocabulary.ts";
import { readStates } from "../../../lib/read-states.ts";

export interface LoginFields {
  readonly email: string;
  readonly password: string;
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
  | "emailMissing"
  | "emailWrong"
  | "passwordMissing"
  | "nameMissing"
  | "companyMissing"
  | "kindMissing"
  | "trafficMissing"
  | "statesMissing"
  | "statesWrong";
export type LoginProblems = { readonly [Field in keyof LoginFields]?: Problem };

/** The errors by field; empty without any. `isNew`: the form creates an account. */
export function checkLogin(
  { email, password, name, company, role, kind, traffic, states }: LoginFields,
  isNew: boolean,
): LoginProblems {
  const address = email.trim();
  return {
    ...(address === ""
      ? { email: "emailMissing" }
      : /^\S+@[^\s@]+\.[^\s@]{2,}$/.test(address)
        ? {}
        : { email: "emailWrong" }),
    ...(password === "" ? { password: "passwordMissing" } : {}),
    ...(isNew && name.trim() === "" ? { name: "nameMissing" } : {}),
    ...(isNew && company.trim() === "" ? { company: "companyMissing" } : {}),
    ...(isNew && role === "affiliate" && traffic === "" ? { traffic: "trafficMissing" } : {}),
    ...(isNew && role !== "affiliate" && kind === "" ? { kind: "kindMissing" } : {}),
    ...(isNew && role !== "affiliate" ? checkStates(states) : {}),
  };
}

function checkStates(typed: string): LoginProblems {
  const { states, wrong } = readStates(typed);
  if (wrong !== null) return { states: "statesWrong" };
  return states.length === 0 ? { states: "statesMissing" } : {};
}
