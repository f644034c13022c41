// Users: shows the directory of accounts to the operator; to others their own company and its
// trading partners. ?account=<id>, which older links have, leads to the page of the account.
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { InviteCompanyButton } from "../features/people/accounts/invite-company-button.tsx";
import { AccountDirectory } from "../features/people/accounts/account-directory.tsx";
import { AdvertiserCompany } from "../features/people/company/advertiser-company.tsx";
import { AffiliateCompany } from "../features/people/company/affiliate-company.tsx";
import { uuidParameter, useAddress } from "../lib/address.ts";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { USER_TEXTS } from "../../locales/catalogues/users.ts";
import { Screen } from "../ui/screen.tsx";

const ADDRESS = { account: uuidParameter() };

export default function Users(): ReactNode {
  const { role } = useUser();
  const { screens } = useTexts(SHELL_TEXTS);
  const { about } = useTexts(USER_TEXTS);
  const [{ account }] = useAddress(ADDRESS);
  switch (role) {
    case "admin":
      return account !== null ? (
        <Navigate to={`/users/${account}`} replace />
      ) : (
        <Screen title={screens.users} about={about.admin} actions={<InviteCompanyButton />}>
          <AccountDirectory />
        </Screen>
      );
    case "advertiser":
      return (
        <Screen title={screens.users} about={about.advertiser}>
          <AdvertiserCompany />
        </Screen>
      );
    case "affiliate":
      return (
        <Screen title={screens.users} about={about.affiliate}>
          <AffiliateCompany />
        </Screen>
      );
    default:
      return (
        <Screen title={screens.users} about={about.other}>
          {null}
        </Screen>
      );
  }
}
