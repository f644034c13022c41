// Compares readPhone with libphonenumber-js: both give a valid number in the same E.164 form,
// except where a deviation is listed with its reason. The library stays out of the product: its
// smallest bundle packs to 43 kB, and a hosted form may weigh 12 kB.
import fc from "fast-check";
import examples from "libphonenumber-js/mobile/examples";
import {
  type CountryCode,
  type PhoneNumber,
  getCountries,
  getExampleNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { expect, it } from "vitest";
import { readPhone } from "./read-phone.ts";

/** The number that libphonenumber-js reads in a text as written in the United States, if valid. */
function parseValid(text: string): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(text, "US");
  return phone?.isValid() === true ? phone : undefined;
}

/** Ways in which people write a number with its country code. */
const INTERNATIONAL_WRITINGS: readonly ((phone: PhoneNumber) => string)[] = [
  (phone) => phone.number,
  (phone) => ` ${phone.formatInternational()} `,
  (phone) => phone.formatInternational().replaceAll(" ", "-"),
  (phone) => phone.formatInternational().replaceAll(" ", "."),
  (phone) => `${phone.formatInternational()} ext. 45`,
];

/** Ways in which people in the United States write the ten digits of a number. */
const AMERICAN_WRITINGS: readonly ((phone: PhoneNumber) => string)[] = [
  ...INTERNATIONAL_WRITINGS,
  (phone) => phone.nationalNumber,
  (phone) => phone.formatNational(),
  (phone) => phone.formatNational().replace(") ", ")"),
  (phone) => `1-${phone.formatNational()}`,
  (phone) => `1${phone.nationalNumber}`,
  (phone) => `${phone.formatNational()} x45`,
  (phone) => `${phone.nationalNumber} extension 45`,
];

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });

/**
 * Whether libphonenumber-js takes a number that the North American Numbering Plan never assigns:
 * exchanges begin with 2–9 and are no service codes such as 411. Ten equal digits are no number
 * either.
 */
const isNeverAssigned = ({ number }: PhoneNumber): boolean =>
  /^\+1(?:\d{3}(?:[01]|\d11)|(\d)\1{9}$)/.test(number);

it("reads each American number that is valid as libphonenumber-js does", () => {
  const american = fc
    .tuple(digits(10), fc.constantFrom(...AMERICAN_WRITINGS))
    .map(([national, write]) => ({ phone: parseValid(`+1${national}`), write }))
    .filter(({ phone }) => phone !== undefined && !isNeverAssigned(phone));
  fc.assert(
    fc.property(american, ({ phone, write }) => {
      expect(readPhone(write(phone!))).toBe(phone!.number);
      expect(parseValid(write(phone!))?.number).toBe(phone!.number);
    }),
    { numRuns: 2_000 },
  );
});

/** Tristan da Cunha and Tokelau, whose numbers have seven digits with the country code. */
const SHORTER_COUNTRIES: readonly CountryCode[] = ["TA", "TK"];

it("reads valid numbers of all other countries as libphonenumber-js does", () => {
  const starts = getCountries()
    .filter((country) => !SHORTER_COUNTRIES.includes(country))
    .map((country) => getExampleNumber(country, examples)!.number.slice(0, -3));
  const foreign = fc
    .tuple(fc.constantFrom(...starts), digits(3), fc.constantFrom(...INTERNATIONAL_WRITINGS))
    .map(([start, end, write]) => ({ phone: parseValid(start + end), write }))
    .filter(({ phone }) => phone !== undefined && !isNeverAssigned(phone));
  fc.assert(
    fc.property(foreign, ({ phone, write }) => {
      expect(readPhone(write(phone!))).toBe(phone!.number);
      expect(parseValid(write(phone!))?.number).toBe(phone!.number);
    }),
    { numRuns: 5_000 },
  );
});

it.each([
  ["an address of the scheme tel", "tel:+12014562345"],
  ["an exit code", "011 44 20 7946 0123"],
  ["digits of full width", "２０１４５６２３４５"],
  ["a trunk zero in brackets", "+44 (0)20 7946 0123"],
])("reads %s as libphonenumber-js does", (_what, text) => {
  expect(readPhone(text)).toBe(parseValid(text)?.number);
});

it.each([
  ["an exchange that is a service code: no telephone has it", "(201) 411-2345", null],
  ["an exchange that begins with 0: no telephone has it", "(809) 055-2345", null],
  ["ten equal digits: people type them in place of a number", "888-888-8888", null],
  ["fewer than eight digits: too many mistyped numbers would pass", "+690 7290", null],
])("deviates from libphonenumber-js in %s", (_reason, text, reading) => {
  expect(parseValid(text)?.number).toMatch(/^\+\d+$/);
  expect(parseValid(text)?.number).not.toBe(reading);
  expect(readPhone(text)).toBe(reading);
});

it.each([
  ["an area code that is not assigned yet: the plan grows without a release", "(200) 456-2345"],
  ["a number outside its country's plan: those of the world weigh 43 kB", "+44 999 999 999"],
])("takes what libphonenumber-js refuses: %s", (_reason, text) => {
  expect(parseValid(text)).toBeUndefined();
  expect(readPhone(text)).not.toBeNull();
});
