// Shows one account to the people of the network. Other people see only their own, under Users.
import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { AccountPage } from "../features/people/account-page/account-page.tsx";
import { useUser } from "../lib/auth/auth.ts";

export default function AccountRoute(): ReactNode {
  const { id = "" } = useParams();
  const { role } = useUser();
  return role === "admin" ? <AccountPage key={id} id={id} /> : <Navigate to="/users" replace />;
}
