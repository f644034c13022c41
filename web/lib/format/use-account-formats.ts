// Provides the formats of an account's own figures: the reader's language, and the account's clock.
// The days of a figure begin by that clock for every member, so that all of them see the same
// figure.
import { useAuth } from "../auth/auth.ts";
import { useDisplay } from "../display/display.ts";
import { type Formats, formatsFor } from "./format.ts";

/** Returns the formats in the account's time zone; in the reader's for a visitor. */
export function useAccountFormats(): Formats {
  const { language, timeZone } = useDisplay();
  const { user } = useAuth();
  return formatsFor({ language, timeZone: user?.timeZone ?? timeZone });
}
