// Says whose account this is, in which role and network, as the title block of a plat does.
import type { ReactNode } from "react";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { useNetwork } from "../lib/use-network.ts";
import { Name } from "../ui/name.tsx";

export default function TitleBlock({ role }: { readonly role: string | undefined }): ReactNode {
  const { accountName } = useUser();
  return (
    <div
      className={
        "m-2.5 mt-auto hidden border border-rule text-label xl:grid xl:grid-cols-[auto_1fr] " +
        "[&>*]:min-w-0 [&>*]:px-2 [&>*]:py-1.5 [&>*]:wrap-anywhere"
      }
    >
      <p className="col-span-2 border-b border-rule font-semibold">
        <Name>{accountName}</Name>
      </p>
      <p className="border-r border-rule text-text-2">{role}</p>
      <p className="text-text-2">
        <NetworkName />
      </p>
    </div>
  );
}

/** That the network is a demo, or else its name; nothing before it is known. */
export function NetworkName(): ReactNode {
  const texts = useTexts(SHELL_TEXTS);
  const network = useNetwork();
  if (network === null) return null;
  return network.demo ? texts.demoNetwork : <Name>{network.name}</Name>;
}
