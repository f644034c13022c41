// Describes problems of a mapping or a text, in a sentence that says how to fix them.
import type { FieldError } from "./destination-kind.ts";
import type { MappingError } from "./mapping.ts";
import type { TextProblem } from "./template.ts";

/** Describes a problem with a text's macros. */
export function textAdvice(problem: TextProblem): Pick<FieldError, "code" | "message"> {
  if (problem.code === "stray_brace")
    return { code: problem.code, message: `Close or remove the brace: …${problem.at}…` };
  const { macro, suggestion } = problem;
  return {
    code: problem.code,
    message:
      suggestion === null
        ? `Remove {${macro}}: there is no lead field of this name.`
        : `Write {${suggestion}} in the place of {${macro}}.`,
  };
}

/** Describes a problem with a field; `list` is where the fields are in the document. */
export function fieldAdvice(list: string, problem: MappingError): FieldError {
  const at = `${list}/${problem.index}`;
  switch (problem.code) {
    case "stray_brace":
    case "unknown_macro":
      return { field: `${at}/value`, ...textAdvice(problem) };
    case "empty_name":
      return {
        field: `${at}/name`,
        code: problem.code,
        message: "Enter every part of the name: one is empty.",
      };
    case "twice":
      return {
        field: `${at}/name`,
        code: problem.code,
        message: `Choose another name: field ${problem.other + 1} has this one.`,
      };
    case "level_and_value":
      return {
        field: `${at}/name`,
        code: problem.code,
        message:
          `Give it another name: together with field ${problem.other + 1} something would be a ` +
          "value and a level at once.",
      };
    case "not_a_list":
      return {
        field: `${at}/name`,
        code: problem.code,
        message: `Number all items of a list, or none: compare field ${problem.other + 1}.`,
      };
    case "bad_xml_name":
      return {
        field: `${at}/name`,
        code: problem.code,
        message: `Choose another name: XML doesn't allow “${problem.at}”.`,
      };
    case "attribute_with_levels":
      return {
        field: `${at}/name`,
        code: problem.code,
        message: "Put @ only before the last name. An attribute has no levels.",
      };
    case "bad_root":
      return {
        field: "/to/root",
        code: problem.code,
        message: "Choose a name that XML allows, for example lead.",
      };
  }
}
