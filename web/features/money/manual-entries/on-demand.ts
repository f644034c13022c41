// The wallet of a buyer as the network sees it, loaded when an account is opened.
import { lazy } from "react";

export const AccountWallet = lazy(() => import("./account-wallet.tsx"));
