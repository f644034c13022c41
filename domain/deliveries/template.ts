// Fills texts whose macros are replaced by a lead's values: fields of a mapping, the text of a
// message.
import { type MacroProblem, macrosOf } from "../macros/macros.ts";
import { LEAD_MACROS, type LeadMacro, type LeadValues } from "./lead-values.ts";

/** A problem of a text. */
export type TextProblem = MacroProblem<LeadMacro>;

const OTHER_WORDS: Readonly<Record<string, string>> = {
  first: "firstname",
  fname: "firstname",
  givenname: "firstname",
  last: "lastname",
  lname: "lastname",
  surname: "lastname",
  familyname: "lastname",
  mail: "email",
  emailaddress: "email",
  mobile: "phone",
  cell: "phone",
  tel: "phone",
  telephone: "phone",
  phonenumber: "phone",
  address: "street",
  address1: "street",
  streetaddress: "street",
  town: "city",
  zip: "zipcode",
  postalcode: "zipcode",
  postcode: "zipcode",
  leadtype: "side",
  minprice: "pricemin",
  maxprice: "pricemax",
  price: "pricemax",
  budget: "pricemax",
  bedrooms: "beds",
  bathrooms: "baths",
  livingarea: "sqft",
  area: "sqft",
  timeframe: "timing",
  timeline: "timing",
  financing: "financestatus",
  agent: "agentstatus",
  message: "comments",
  notes: "comments",
  comment: "comments",
  tcpatext: "consenttext",
  consentlanguage: "consenttext",
  landingpageurl: "pageurl",
  url: "leadurl",
  link: "leadurl",
  trustedform: "trustedformcerturl",
  xxtrustedformcerturl: "trustedformcerturl",
  trustedformurl: "trustedformcerturl",
  jornaya: "jornayaleadid",
  universalleadid: "jornayaleadid",
  leadidtoken: "jornayaleadid",
  cost: "pricepaid",
  paid: "pricepaid",
  source: "sourceid",
  id: "leadid",
};
const TEXT_MACROS = macrosOf(LEAD_MACROS, OTHER_WORDS);

/** Returns all problems of a text; empty where there are none. */
export function checkText(text: string): readonly TextProblem[] {
  return TEXT_MACROS.problemsIn(text);
}

/**
 * Returns the text with each macro replaced by its value, or by nothing where the lead has none.
 * Macros in a value are not replaced.
 */
export function fillText(text: string, values: LeadValues): string {
  return TEXT_MACROS.fill(text, (name) => String(values[name] ?? ""));
}
