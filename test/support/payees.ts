// Names the tax and bank details of a payee, for tests of payouts.

/** Numbers that occur nowhere else, so that tests can search for them. */
export const TAX_NUMBER = "987-65-1934";
export const ACCOUNT_NUMBER = "00418273645546";
export const ROUTING_NUMBER = "011000015";

export const TAX_FORM = {
  us_person: true,
  legal_name: "Zebulon Canarywick",
  business_name: "Canarywick Media",
  tax_class: "individual",
  street: "7 Canarywick Row",
  city: "Sacramento",
  state: "CA",
  zip_code: "95814",
  number_kind: "ssn",
  number: TAX_NUMBER,
  certified: true,
  signature: "Zebulon Canarywick",
};
export const BANK_FORM = {
  holder: "Zebulon Canarywick",
  kind: "checking",
  routing_number: ROUTING_NUMBER,
  account_number: ACCOUNT_NUMBER,
};
