// Reads the number of a form's second question as a person does: in English, from its words.
const TENS = ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const UNITS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Digits of a number from thirty-one to ninety-nine. */
export function digitsOf(words: string): string {
  const [ten = "", unit = ""] = words.trim().split("-");
  return `${TENS.indexOf(ten) + 3}${UNITS.indexOf(unit) + 1}`;
}
