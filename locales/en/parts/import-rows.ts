// Holds the texts of an import's rows: what is wrong with them, and what the first would become.
import { MAX_CONSENT_AGE_DAYS } from "../../../domain/lead/consent-age.ts";
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";

export const importRowTexts = {
  problem: {
    missing: (field: string) => `${field} is missing.`,
    invalid: (field: string) => `${field} cannot be read.`,
    known: {
      "first_name missing_field": "There is no name.",
      "phone missing_field": "There is neither a phone number nor an e-mail.",
      "phone invalid_field": "The phone number is no working US number of ten digits.",
      "email invalid_field": "The e-mail address is not complete.",
      "zip_code missing_field": "There is no ZIP.",
      "zip_code invalid_field": "The ZIP is none of five digits.",
      "side missing_field": "It does not say whether the person buys or sells.",
      "side invalid_field": "It says neither buyer nor seller, renter nor investor.",
      "state invalid_field": "The state is none.",
      "consent consent_missing": "There is no yes to being contacted.",
      "tcpa_text consent_missing": "The text that the person agreed to is missing.",
      "tcpa_text consent_invalid": "The consent text is too long.",
      "consent_at consent_missing": "The moment of the consent is missing.",
      "consent_at consent_invalid": `The moment of the consent cannot be read, lies ahead, or is more than ${MAX_CONSENT_AGE_DAYS} days past.`,
      "landing_page_url consent_missing": "The page of the consent is missing.",
      "landing_page_url invalid_field": "The page of the consent is no web address.",
      "ip_address consent_missing":
        "There is neither an IP address nor a certificate of the consent.",
      "ip_address invalid_field": "The IP address is none.",
      "row quotes": "Its quotes do not match.",
      "row too_long": "It is longer than a row can be.",
      "row cells": "It has more cells than there are columns.",
      "row cell": "One of its cells is longer than 10,000 characters.",
    },
  },
  check: {
    title: "Rows",
    good: (count: number, written: string) =>
      plural(count, "1 row can be imported", `${written} rows can be imported`),
    bad: (count: number, written: string) =>
      plural(count, "1 row cannot", `${written} rows cannot`),
    none: "No row can be imported yet.",
    why: "What is wrong",
    rows: "Rows",
    noColumn: "No column holds it.",
    saveRefused: (count: number, written: string) =>
      plural(count, "Save the row that cannot", `Save the ${written} rows that cannot`),
    file: "not-importable.csv",
    lineHead: "line_in_file",
    whyHead: "why_not_imported",
    mend: "Mend them here",
    mendAbout: (count: string) =>
      `The first ${count} of them. What you change is checked as you go.`,
    line: "Line",
    cell: (field: string, line: string) => `${field}, line ${line}`,
    fine: "Can be imported",
    notHere: "Mend this one in the file.",
  },
  preview: {
    title: "What would become of the first rows",
    about: "Asked of the network as a test: nothing is kept and nothing is sold.",
    person: "Person",
    place: "Place",
    outcome: "Now",
    earns: "Would earn",
    sold: { exclusive: "Sold exclusively", shared: "Sold shared", none: "On the marketplace" },
    asking: "The network is being asked.",
  },
};

export type ImportRowTexts = Translated<typeof importRowTexts>;
