// Describes the person of a session.
import { Type } from "typebox";

export const SignedInUser = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    email_verified: Type.Boolean({
      description: "Whether the person has shown that the email is theirs.",
    }),
  },
  { title: "SignedInUser" },
);
