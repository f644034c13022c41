// Holds the texts of what is wrong in a destination's form.
import type { Translated } from "../../texts.ts";

export const destinationProblemTexts = {
  address: "Enter the address to call.",
  name: "Enter a name.",
  minutes: "Enter a whole number from 0 to 1,440.",
  timeout: "Enter a whole number from 1 to 30.",
  header: "Use letters, digits and hyphens, for example X-Api-Key.",
  twice: "This appears twice. Keep one.",
  headerValue: "Enter a value.",
  noFields: "Add at least one field.",
  fieldName: "Enter your system’s name.",
  emails: "Enter one complete email address per line, at most five.",
  apiKey: "Enter an API key.",
  phone: "Enter the number with + and the country code, for example +19165550100.",
  text: "Enter the text.",
  stage: "Enter the stage's name in Follow Up Boss.",
  stray_brace: (at: string) => `Close or remove the brace at “${at}”.`,
  unknown_macro: (macro: string) => `There is no lead field {${macro}}.`,
  meant: (macro: string) => `Did you mean {${macro}}?`,
  nameTwice: (row: string) => `Field ${row} has this name. Choose another.`,
  level_and_value: (row: string) =>
    `This name and that of field ${row} conflict: one is a level of the other. Choose another name.`,
  not_a_list: (row: string) => `Number all items of a list, or none. Compare field ${row}.`,
  bad_xml_name: (at: string) => `XML doesn't allow the name “${at}”. Choose another.`,
  attribute_with_levels: "Put @ only before the last name. An attribute has no levels.",
  empty_name: "Enter every part of the name.",
  bad_root: "Choose a name that XML allows, for example lead.",
};

export type DestinationProblemTexts = Translated<typeof destinationProblemTexts>;
