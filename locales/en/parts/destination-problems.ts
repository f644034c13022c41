// Holds the texts of what is wrong in a destination's form.
import type { Translated } from "../../texts.ts";

export const destinationProblemTexts = {
  address: "Give the address to call.",
  name: "Give it a name.",
  minutes: "Give a whole number from 0 to 1,440.",
  timeout: "Give a whole number from 1 to 30.",
  header: "Use letters, digits and hyphens, such as X-Api-Key.",
  twice: "This stands there twice: keep one.",
  headerValue: "Say what it is to hold.",
  noFields: "Add a field at least.",
  fieldName: "Give it your system’s name.",
  emails: "Give one complete e-mail address on each line, five at most.",
  apiKey: "Give an API key.",
  phone: "Give the number with + and the country, such as +19165550100.",
  text: "Give the text.",
  stage: "Give the stage as Follow Up Boss calls it.",
  stray_brace: (at: string) => `Close or remove the brace at “${at}”.`,
  unknown_macro: (macro: string) => `No lead says {${macro}}.`,
  meant: (macro: string) => `Did you mean {${macro}}?`,
  nameTwice: (row: string) => `Field ${row} has this name: give it another.`,
  level_and_value: (row: string) =>
    `Together with field ${row} something would be a value and a level at once: give it another name.`,
  not_a_list: (row: string) => `Number all items of a list, or none: compare field ${row}.`,
  bad_xml_name: (at: string) => `XML allows no name “${at}”: choose another.`,
  attribute_with_levels: "Put @ before the last name alone: nothing stands below an attribute.",
  empty_name: "A part of the name is empty.",
  bad_root: "Choose a name that XML allows, such as lead.",
};

export type DestinationProblemTexts = Translated<typeof destinationProblemTexts>;
