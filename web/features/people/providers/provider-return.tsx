// Finishes what a person began at another provider: a sign-in, or the connection of an account.
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { CONNECT_STATE } from "../../../../domain/access/sign-in-provider.ts";
import { PROVIDER_TEXTS } from "../../../../locales/catalogues/providers.ts";
import { call } from "../../../lib/api/call.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { enter } from "../../../lib/auth/session.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { CodeForm } from "../second-factor/index.ts";
import { ProviderProblem } from "./provider-problem.tsx";

const SECURITY = "/settings?part=security";

/** `search` is the provider's answer, which works once. */
export default function ProviderReturn({
  search,
}: {
  readonly search: URLSearchParams;
}): ReactNode {
  const texts = useTexts(PROVIDER_TEXTS);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const isConnecting = search.get("state")?.startsWith(CONNECT_STATE) === true;
  const sent = useRef(false);
  const answer = search.toString();
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const finish = async (): Promise<void> => {
      const body = { answer };
      if (isConnecting) {
        const { name } = await call("POST /v1/auth/providers/connect", { body });
        toast(texts.connected(name));
      } else await enter(await call("POST /v1/auth/sign-in/provider", { body }));
      await navigate(isConnecting ? SECURITY : "/dashboard", { replace: true });
    };
    void finish().catch((error: unknown) => setProblem(toProblem(error)));
  }, [answer, isConnecting, navigate, texts]);
  if (problem === null) return <ScreenSpinner />;
  if (problem.code === "second_factor_required")
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <CodeForm onBack={() => void navigate("/login", { replace: true })} />
      </Suspense>
    );
  if (isConnecting && problem.code === "unauthenticated") return <Navigate to="/login" replace />;
  return (
    <>
      <h1 className="text-section">{isConnecting ? texts.connectFailed : texts.signInFailed}</h1>
      <ProviderProblem problem={problem} />
      <div>
        <ButtonLink to={isConnecting ? SECURITY : "/login"}>
          {isConnecting ? texts.toSettings : texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  );
}
