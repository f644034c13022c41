// Asks a person to confirm their email where nothing goes on without it.
import type { ReactNode } from "react";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { ConfirmForm } from "./confirm-form.tsx";

export default function EmailConfirmation(): ReactNode {
  const { value } = useAnswer("GET /v1/auth/get-session");
  const user = value?.session?.user;
  return user === undefined || user.email_verified ? null : <ConfirmForm email={user.email} />;
}
