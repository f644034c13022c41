// Loads the field for a new password when it is shown: most visits sign in.
import { lazy } from "react";

/** The field with its hint and the reasons for refusing what is typed. */
export const NewPasswordField = lazy(async () => ({
  default: (await import("./new-password-field.tsx")).NewPasswordField,
}));
