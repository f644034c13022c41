// Checks the settings of a destination of any kind.
import { checkHeaderValue } from "./check-call.ts";
import type {
  CheckContext,
  DestinationRules,
  FieldError,
  KindSettings,
} from "./destination-kind.ts";

/** Returns all problems, by the rules of its kind. */
export function checkSettings<Settings extends KindSettings>(
  { secrets, check }: Pick<DestinationRules<Settings>, "secrets" | "check">,
  to: Settings,
  context: CheckContext,
): readonly FieldError[] {
  return [...checkSecrets(secrets, context.secrets.members), ...check(to, context)];
}

/** Returns secrets that are missing, and those that cannot be in a header. */
function checkSecrets<Settings extends KindSettings>(
  secrets: DestinationRules<Settings>["secrets"],
  members: CheckContext["secrets"]["members"],
): readonly FieldError[] {
  return secrets.flatMap(({ member, missing }): readonly FieldError[] => {
    const [field, value] = [`/to/${member}`, members[member]];
    if (value !== undefined) return checkHeaderValue(field, value);
    return missing === undefined ? [] : [{ field, code: "missing", message: missing }];
  });
}
