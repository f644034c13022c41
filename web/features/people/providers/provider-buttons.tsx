// The buttons of the sign-in page that open another provider's page.
import { type ReactNode, useState } from "react";
import { PROVIDER_TEXTS } from "../../../../locales/catalogues/providers.ts";
import { call } from "../../../lib/api/call.ts";
import type { Network } from "../../../lib/network.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { ProviderProblem } from "./provider-problem.tsx";

type Provider = Network["sign_in_with"][number];

export default function ProviderButtons({
  providers,
}: {
  readonly providers: readonly Provider[];
}): ReactNode {
  const texts = useTexts(PROVIDER_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const [pressed, press] = useState<string | null>(null);
  const open = (provider: Provider["id"]): void => {
    press(provider);
    void submit(async () => {
      const { url } = await call("POST /v1/auth/sign-in/provider/start", { body: { provider } });
      location.assign(url);
    });
  };
  return (
    <div className="grid gap-3">
      {providers.map(({ id, name }) => (
        <Button key={id} busy={isBusy && pressed === id} onClick={() => open(id)}>
          {texts.signIn(name)}
        </Button>
      ))}
      <ProviderProblem problem={problem} />
    </div>
  );
}
