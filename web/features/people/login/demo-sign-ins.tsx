// Draws three buttons that sign in on a demo network. The server names the demo users; other
// networks have none.
import { type ReactNode, useState } from "react";
import type { DemoUser } from "../../../lib/network.ts";
import { signIn } from "../../../lib/auth/sign-in-and-out.ts";
import { toProblem, type ApiError, problemSentence } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNetwork } from "../../../lib/use-network.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { Button } from "../../../ui/button.tsx";

export default function DemoSignIns(): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const general = useTexts(PROBLEM_TEXTS);
  const users = useNetwork()?.demo_users ?? [];
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  if (users.length === 0) return null;
  const enter = async ({ email, password }: DemoUser): Promise<void> => {
    setBusy(email);
    try {
      await signIn(email, password);
    } catch (error) {
      setFailure(toProblem(error));
      setBusy(null);
    }
  };
  return (
    <section className="overflow-hidden rounded-panel border border-line bg-surface">
      <h2 className="border-b border-line bg-sunken px-4 py-2 text-label text-text-2">
        {texts.demo}
      </h2>
      <div className="grid gap-2 p-4">
        {failure === null ? null : (
          <p role="alert" className="text-negative">
            {problemSentence(failure, general)}
          </p>
        )}
        {users.map((user) => (
          <Button key={user.email} busy={busy === user.email} onClick={() => void enter(user)}>
            {texts.as[user.role]}
          </Button>
        ))}
      </div>
    </section>
  );
}
