// Shows three buttons that sign in, on a demo network only: the server names the users, and none
// elsewhere.
import { type ReactNode, useEffect, useState } from "react";
import { type DemoUser, knownNetwork, network } from "../../../lib/network.ts";
import { signIn } from "../../../lib/auth/session.ts";
import { toProblem, type ApiError, problemSentence } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { Button } from "../../../ui/button.tsx";

export function DemoSignIns(): ReactNode {
  const texts = useTexts(LOGIN_TEXTS);
  const general = useTexts(PROBLEM_TEXTS);
  const [users, setUsers] = useState<readonly DemoUser[]>(() => knownNetwork()?.demo_users ?? []);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  useEffect(
    () =>
      void network()
        .then(({ demo_users: demo }) => setUsers(demo))
        .catch(() => undefined),
    [],
  );
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
    <section className="grid gap-2 rounded-panel border border-line bg-surface p-4">
      <h2 className="text-label text-text-2">{texts.demo}</h2>
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
    </section>
  );
}
