// Holds the texts of an import's rows: their problems, and the preview of the first rows.
import { MAX_CONSENT_AGE_DAYS } from "../../../domain/lead/consent-age.ts";
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";

export const importRowTexts = {
  problem: {
    missing: (field: string) => `${field} is missing.`,
    invalid: (field: string) => `${field} can't be read.`,
    known: {
      "first_name missing_field": "Enter a name.",
      "phone missing_field": "Enter a phone number or an email.",
      "phone invalid_field": "Enter a 10-digit US phone number.",
      "email invalid_field": "Enter a complete email address.",
      "zip_code missing_field": "Enter a ZIP code.",
      "zip_code invalid_field": "ZIP code must be 5 digits.",
      "side missing_field": "Enter whether the person buys or sells.",
      "side invalid_field": "Enter buyer, seller, renter or investor.",
      "state invalid_field": "Enter a US state, for example CA.",
      "consent consent_missing": "The consent to be contacted is missing.",
      "tcpa_text consent_missing": "The consent text is missing.",
      "tcpa_text consent_invalid": "The consent text is too long.",
      "consent_at consent_missing": "The consent time is missing.",
      "consent_at consent_invalid": `The consent time can't be read, is in the future, or is more than ${MAX_CONSENT_AGE_DAYS} days ago.`,
      "landing_page_url consent_missing": "The consent page is missing.",
      "landing_page_url invalid_field": "The consent page isn't a web address.",
      "ip_address consent_missing": "Enter an IP address or a consent certificate.",
      "ip_address invalid_field": "Enter a valid IP address.",
      "row quotes": "The quotes in the row don't match.",
      "row too_long": "The row is too long.",
      "row cells": "The row has more cells than columns.",
      "row cell": "A cell is longer than 10,000 characters.",
    },
  },
  check: {
    title: "Rows",
    good: (count: number, written: string) =>
      plural(count, "1 row can be imported", `${written} rows can be imported`),
    bad: (count: number, written: string) =>
      plural(count, "1 row can't be imported", `${written} rows can't be imported`),
    none: "No rows can be imported yet.",
    why: "Problem",
    rows: "Rows",
    noColumn: "No column has it.",
    saveRefused: (count: number, written: string) =>
      plural(count, "Save the invalid row", `Save ${written} invalid rows`),
    file: "not-importable.csv",
    lineHead: "line_in_file",
    whyHead: "why_not_imported",
    mend: "Fix rows here",
    mendAbout: (count: string) => `The first ${count} rows. Changes are checked as you type.`,
    line: "Line",
    cell: (field: string, line: string) => `${field}, line ${line}`,
    fine: "Can be imported",
    notHere: "Fix this row in the file.",
  },
  preview: {
    title: "Preview",
    about: "A test of the first rows. Nothing is stored and nothing is sold.",
    person: "Person",
    place: "Place",
    outcome: "Result",
    earns: "Would earn",
    sold: { exclusive: "Sold exclusively", shared: "Sold shared", none: "On the marketplace" },
    asking: "Testing the first rows…",
  },
};

export type ImportRowTexts = Translated<typeof importRowTexts>;
