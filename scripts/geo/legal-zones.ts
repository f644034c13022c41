// What 49 CFR part 71 and local law say of time zones that boundaries drawn on a map do not.

/**
 * The states through which a line of 49 CFR 71.5 to 71.13 runs, and Arizona, whose Navajo Nation
 * keeps daylight saving time. Each of the others has one zone by law, whatever towns at its border
 * observe: Phenix City AL lives by Eastern time, and is in Central.
 */
export const SEVERAL_ZONES: ReadonlySet<string> = new Set(
  "AK AZ FL ID IN KS KY MI ND NE NV OR SD TN TX".split(" "),
);

/** Exceptions by ZIP, where the table of ZIPs has no point of its own, or one beside the place. */
export const ZIP_ZONES: Readonly<Record<string, string>> = {
  // Chambers, Gray Mountain and the Petrified Forest are not of the Navajo Nation.
  "86502": "America/Phoenix",
  "86016": "America/Phoenix",
  "86028": "America/Phoenix",
  // The Navajo Nation's Red Valley and Monument Valley.
  "86544": "America/Denver",
  // Cartwright ND lies in T. 151 N., north of the line of 71.7(a).
  "58838": "America/Chicago",
  // West Wendover NV: 71.9, moved in 1999.
  "89883": "America/Denver",
};

/** ZIPs whose smaller part lies in another state, in a county that a line divides. */
export const PART_ZONES: readonly (readonly [zip: string, zone: string, place: string])[] = [
  // McKenzie County ND west of the Yellowstone, and south of T. 150 N.: 71.7(a).
  ["59221", "America/Denver", "Fairview, MT and ND"],
  ["59270", "America/Denver", "Sidney, MT and ND"],
  // The Navajo Nation.
  ["84536", "America/Denver", "Monument Valley, UT and AZ"],
  // The south of Malheur County OR: 71.9.
  ["89421", "America/Los_Angeles", "McDermitt, NV and OR"],
];

/**
 * The territories: the Atlantic, Samoa and Chamorro zones (15 U.S.C. 263), under the name that IANA
 * gives each island. The freely associated states keep their own time (IANA).
 */
export const TERRITORY_ZONES: Readonly<Record<string, string>> = {
  AS: "Pacific/Pago_Pago",
  FM: "Pacific/Pohnpei",
  GU: "Pacific/Guam",
  MH: "Pacific/Majuro",
  MP: "Pacific/Saipan",
  PR: "America/Puerto_Rico",
  PW: "Pacific/Palau",
  VI: "America/St_Thomas",
};

/** Their counties with another zone. */
export const TERRITORY_COUNTIES: readonly (readonly [fips: string, zone: string, name: string])[] =
  [
    ["64002", "Pacific/Chuuk", "Chuuk"],
    ["64005", "Pacific/Kosrae", "Kosrae"],
    ["64060", "Pacific/Chuuk", "Yap"],
  ];
