// Defines the field names of a post: our plain names, and the names that common lead systems use
// for the same fields.

/** The vocabulary of a posted lead. */
export const LEAD_FIELDS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "side",
  "property_type",
  "address",
  "address2",
  "city",
  "state",
  "zip_code",
  "price",
  "price_min",
  "price_max",
  "beds",
  "baths",
  "sqft",
  "timing",
  "finance_status",
  "agent_status",
  "motivation",
  "comments",
  "consent",
  "tcpa_text",
  "consent_at",
  "consent_channels",
  "consent_sellers",
  "trustedform_cert_url",
  "jornaya_leadid",
  "ip_address",
  "user_agent",
  "landing_page_url",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
  "click_id",
] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Fields that control the request and are not part of the lead. */
export const CONTROL_FIELDS = ["source_key", "test", "test_result"] as const;
export type ControlField = (typeof CONTROL_FIELDS)[number];

/**
 * Other names by field, as LeadsPedia and Lead Prosper (`lp_`), CAKE (`ckm_`), boberdoo, LeadExec,
 * PX and ActiveProspect publish them, and the spellings that forms use. Names are compared after
 * `foldFieldName`, so `FirstName`, `First Name` and `first-name` need `firstname` and `first_name`
 * here, in lower case.
 */
const ALIASES: Partial<Record<LeadField | ControlField, string>> = {
  first_name: "firstname fname",
  last_name: "lastname lname surname",
  email: "email_address emailaddress e_mail",
  phone:
    "phone_home phone_cell phone_mobile phone_number phonenumber mobile mobile_phone " +
    "home_phone cell_phone primary_phone telephone",
  property_type: "propertytype home_type",
  address: "address1 address_1 street street_address property_address",
  address2: "address_2 unit unit_number apartment",
  state: "region state_code",
  zip_code: "zip zipcode postal_code postalcode zip_postal",
  price_min: "min_price minprice budget_min",
  price_max: "max_price maxprice budget_max",
  beds: "bedrooms bedrooms_total",
  baths: "bathrooms",
  sqft: "square_feet squarefeet living_area living_area_sqft",
  timing: "timeframe time_frame timeline",
  comments: "comment message notes",
  tcpa_text: "tcpa_consent_text tcpa_language consent_text tcpa_disclosure",
  consent: "tcpa tcpa_consent",
  consent_at: "consent_timestamp tcpa_timestamp",
  trustedform_cert_url:
    "xxtrustedformcerturl trusted_form_cert_url trustedform trusted_form trustedformcerturl " +
    "trustedform_url",
  jornaya_leadid: "universal_leadid leadid_token jornaya jornaya_lead_id jornaya_id",
  ip_address: "ip ipaddress client_ip",
  user_agent: "useragent",
  landing_page_url: "landing_page url page_url landing_url",
  sub1: "sub_id subid sub_id1 sub_id_1 subid1 lp_s1 lp_subid1 ckm_subid s1 aff_sub aff_sub1",
  sub2: "sub_id2 sub_id_2 subid2 sub2id lp_s2 lp_subid2 ckm_subid2 s2 aff_sub2",
  sub3: "sub_id3 sub_id_3 subid3 sub3id lp_s3 lp_subid3 ckm_subid3 s3 aff_sub3",
  sub4: "sub_id4 sub_id_4 subid4 sub4id lp_s4 lp_subid4 ckm_subid4 s4 aff_sub4",
  sub5: "sub_id5 sub_id_5 subid5 sub5id lp_s5 lp_subid5 ckm_subid5 s5 aff_sub5",
  click_id: "clickid aff_click_id transaction_id transactionid",
  source_key:
    "lp_key lp_campaign_key ckm_key campaign_key key api_key apikey api_token apitoken " +
    "access_token password",
  test: "lp_test ckm_test test_lead is_test",
};

/** The field's other names, in lower case. */
export function aliasesOf(field: LeadField | ControlField): readonly string[] {
  return ALIASES[field]?.split(" ") ?? [];
}

const FIELD_BY_NAME = new Map<string, LeadField | ControlField>();
for (const field of [...LEAD_FIELDS, ...CONTROL_FIELDS]) {
  for (const name of [field, ...aliasesOf(field)]) FIELD_BY_NAME.set(name, field);
}

function foldFieldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
}

/**
 * The field of a posted name, in any case and with spaces or hyphens instead of underscores; null
 * if unknown.
 */
export function fieldOf(name: string): LeadField | ControlField | null {
  const exact = FIELD_BY_NAME.get(name);
  if (exact !== undefined) return exact;
  if (name.length > 40) return null;
  return FIELD_BY_NAME.get(foldFieldName(name)) ?? null;
}
