// Lists other names of a lead's fields, in posts and in the columns of files.
import type { ControlField, LeadField } from "./field-names.ts";
import { PLAIN_FACTS, type PlainField, perPlainField } from "./plain-facts.ts";

/** Names separated by spaces, in lower case. */
export interface FieldSynonyms {
  /**
   * Names in posts, as LeadsPedia and Lead Prosper (`lp_`), CAKE (`ckm_`), boberdoo, LeadExec, PX
   * and ActiveProspect publish them, and as forms spell them. Spaces and hyphens count as
   * underscores.
   */
  readonly posted?: string;
  /**
   * Further names of columns, from the RESO Data Dictionary and common files. Without spaces and
   * punctuation: `Sq. Ft.`, `sq__ft` and `SqFt` are the same name.
   */
  readonly columns?: string;
}

const OWN_SYNONYMS: Partial<Record<Exclude<LeadField | ControlField, PlainField>, FieldSynonyms>> =
  {
    first_name: {
      posted: "firstname fname",
      columns: "givenname forename contactfirstname ownerfirstname leadfirstname",
    },
    last_name: {
      posted: "lastname lname surname",
      columns: "familyname contactlastname ownerlastname leadlastname",
    },
    full_name: {
      posted: "name fullname contact_name contactname lead_name your_name customer_name",
      columns: "contact client clientname ownername leadfullname contactfullname",
    },
    email: {
      posted: "email_address emailaddress e_mail",
      columns: "mail email1 email2 emailaddress1 contactemail owneremail leademail",
    },
    phone: {
      posted:
        "phone_home phone_cell phone_mobile phone_number phonenumber mobile mobile_phone " +
        "home_phone cell_phone primary_phone telephone",
      columns:
        "cell tel phone1 phone2 phone3 workphone contactphone ownerphone leadphone " +
        "mobilenumber cellnumber",
    },
    side: {
      columns: "leadside leadtype intent buyerorseller buysell",
    },
    address: {
      posted: "address1 address_1 street street_address property_address",
      columns: "unparsedaddress fulladdress propertystreet streetname siteaddress propertyaddress1",
    },
    address2: {
      posted: "address_2 unit unit_number apartment",
      columns: "apt suite unitno",
    },
    city: {
      columns: "town postalcity propertycity",
    },
    state: {
      posted: "region state_code",
      columns: "stateorprovince province propertystate st",
    },
    zip_code: {
      posted: "zip zipcode postal_code postalcode zip_postal",
      columns: "zip5 zipplus4 propertyzip propertyzipcode",
    },
    price: {
      columns:
        "saleprice soldprice listprice closeprice askingprice homevalue estimatedvalue budget",
    },
    price_min: {
      posted: "min_price minprice budget_min",
      columns: "pricefrom lowprice",
    },
    price_max: {
      posted: "max_price maxprice budget_max",
      columns: "priceto highprice",
    },
    motivation: {
      columns: "reasonforselling reasonformoving",
    },
    comments: {
      posted: "comment message notes",
      columns: "remarks publicremarks additionalinfo",
    },
    consent: {
      posted: "tcpa tcpa_consent",
      columns: "optin optedin agreed tcpaoptin consentgiven",
    },
    tcpa_text: {
      posted: "tcpa_consent_text tcpa_language consent_text tcpa_disclosure",
      columns: "consentlanguage disclosure tcpadisclosuretext optintext consentwording",
    },
    consent_at: {
      posted: "consent_timestamp tcpa_timestamp",
      columns:
        "consentdate consenttime consentedat optindate optintime optedinat tcpadate " +
        "submittedat submissiondate leaddate createdat createdtime",
    },
    consent_channels: {
      columns: "channels contactchannels",
    },
    consent_sellers: {
      columns: "sellers partners marketingpartners",
    },
    trustedform_cert_url: {
      posted:
        "xxtrustedformcerturl trusted_form_cert_url trustedform trusted_form " +
        "trustedformcerturl trustedform_url",
      columns: "trustedformcert certurl certificateurl",
    },
    jornaya_leadid: {
      posted: "universal_leadid leadid_token jornaya jornaya_lead_id jornaya_id",
      columns: "leadid jornayatoken",
    },
    ip_address: {
      posted: "ip ipaddress client_ip",
      columns: "ipv4 userip signupip optinip remoteip",
    },
    user_agent: {
      posted: "useragent",
      columns: "browser",
    },
    landing_page_url: {
      posted: "landing_page url page_url landing_url",
      columns: "page website formurl sourceurl optinurl consentpage pageaddress referrer",
    },
    sub1: {
      posted: "sub_id subid sub_id1 sub_id_1 subid1 lp_s1 lp_subid1 ckm_subid s1 aff_sub aff_sub1",
    },
    sub2: {
      posted: "sub_id2 sub_id_2 subid2 sub2id lp_s2 lp_subid2 ckm_subid2 s2 aff_sub2",
    },
    sub3: {
      posted: "sub_id3 sub_id_3 subid3 sub3id lp_s3 lp_subid3 ckm_subid3 s3 aff_sub3",
    },
    sub4: {
      posted: "sub_id4 sub_id_4 subid4 sub4id lp_s4 lp_subid4 ckm_subid4 s4 aff_sub4",
    },
    sub5: {
      posted: "sub_id5 sub_id_5 subid5 sub5id lp_s5 lp_subid5 ckm_subid5 s5 aff_sub5",
    },
    click_id: {
      posted: "clickid aff_click_id transaction_id transactionid",
    },
    vendor_lead_id: {
      posted:
        "vendorleadid external_id externalid external_lead_id vendor_id reference reference_id " +
        "lead_reference your_id partner_lead_id",
      columns: "recordid crmid externalref",
    },
    source_key: {
      posted:
        "lp_key lp_campaign_key ckm_key campaign_key key api_key apikey api_token apitoken " +
        "access_token password",
    },
    test: {
      posted: "lp_test ckm_test test_lead is_test",
    },
  };

export const FIELD_SYNONYMS: Partial<Record<LeadField | ControlField, FieldSynonyms>> = {
  ...OWN_SYNONYMS,
  ...perPlainField((fact) => PLAIN_FACTS[fact].synonyms),
};
