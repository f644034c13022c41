// Maps column names in files of leads to fields: names in posts, in the RESO Data Dictionary, and
// common ones.
import { CONTROL_FIELDS, LEAD_FIELDS, type LeadField, fieldOf } from "../lead/field-names.ts";

/**
 * Compared without case, spaces and punctuation: `Sq. Ft.`, `sq__ft` and `SqFt` are the same name.
 */
const NAMES: Partial<Record<LeadField, string>> = {
  first_name: "givenname forename contactfirstname ownerfirstname leadfirstname",
  last_name: "familyname contactlastname ownerlastname leadlastname",
  email: "mail emailaddress1 contactemail owneremail leademail",
  phone: "cell tel phone1 contactphone ownerphone leadphone mobilenumber cellnumber",
  side: "leadside leadtype intent buyerorseller buysell",
  property_type: "type propertysubtype hometype buildingtype",
  address: "unparsedaddress fulladdress propertystreet streetname siteaddress propertyaddress1",
  address2: "apt suite unitno",
  city: "town postalcity propertycity",
  state: "stateorprovince province propertystate st",
  zip_code: "zip5 zipplus4 propertyzip propertyzipcode",
  price: "saleprice soldprice listprice closeprice askingprice homevalue estimatedvalue budget",
  price_min: "pricefrom lowprice",
  price_max: "priceto highprice",
  beds: "bed br bedroomstotal numberofbedrooms",
  baths:
    "bath ba bathroomstotalinteger bathroomstotaldecimal bathroomstotal fullbaths " +
    "numberofbathrooms",
  sqft: "sqft squarefootage buildingareatotal livingareasquarefeet size",
  timing: "whenmoving movetimeline purchasetimeframe sellingtimeframe",
  finance_status: "financing finance prequalified preapproved mortgagestatus",
  agent_status: "agent hasagent workingwithagent realtor",
  motivation: "reasonforselling reasonformoving",
  comments: "remarks publicremarks additionalinfo",
  consent: "optin optedin agreed tcpaoptin consentgiven",
  tcpa_text: "consentlanguage disclosure tcpadisclosuretext optintext consentwording",
  consent_at:
    "consentdate consenttime consentedat optindate optintime optedinat tcpadate submittedat " +
    "submissiondate leaddate createdat",
  consent_channels: "channels contactchannels",
  consent_sellers: "sellers partners marketingpartners",
  trustedform_cert_url: "trustedformcert certurl certificateurl",
  jornaya_leadid: "leadid jornayatoken",
  ip_address: "ipv4 userip signupip optinip remoteip",
  user_agent: "browser",
  landing_page_url: "page website formurl sourceurl optinurl consentpage pageaddress referrer",
};

const CONTROLS: ReadonlySet<string> = new Set(CONTROL_FIELDS);
const LONGEST_NAME = 60;

const FIELD_BY_FOLDED = new Map<string, LeadField>();
for (const field of LEAD_FIELDS)
  for (const name of [fold(field), ...(NAMES[field]?.split(" ") ?? [])])
    FIELD_BY_FOLDED.set(name, field);

function fold(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "");
}

/**
 * The field that a column's name means; null if unknown. Never a field that controls the request:
 * no column makes a lead a test.
 */
export function fieldOfColumn(name: string): LeadField | null {
  const posted = fieldOf(name);
  if (posted !== null) return CONTROLS.has(posted) ? null : (posted as LeadField);
  return name.length > LONGEST_NAME ? null : (FIELD_BY_FOLDED.get(fold(name)) ?? null);
}
