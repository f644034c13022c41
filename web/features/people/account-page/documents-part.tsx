// What an account has handed in and the network has checked: its application, licenses and seller
// names, and what was written about its money.
import type { ReactNode } from "react";
import { LicenseChecks } from "../licenses/index.ts";
import { SellerNameDecisions } from "../seller-names/index.ts";
import { ApplicationPart } from "../application/index.ts";
import type { PartProps } from "./account-page.tsx";

export function DocumentsPart({ account }: PartProps): ReactNode {
  return (
    <>
      {account.application === null ? null : <ApplicationPart account={account} />}
      {account.kind === "advertiser" ? (
        <>
          <LicenseChecks account={account} />
          <SellerNameDecisions account={account} />
        </>
      ) : null}
    </>
  );
}
