// Shows the network what consumers asked of it. Other people have no such requests.
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { CONSUMER_REQUEST_TEXTS } from "../../locales/catalogues/consumer-requests.ts";
import { RequestsScreen } from "../features/marketplace/consumer-requests/requests-screen.tsx";
import { may, useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { Empty } from "../ui/notice.tsx";
import { Screen } from "../ui/screen.tsx";

export default function Consumers(): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const user = useUser();
  if (user.role !== "admin") return <Navigate to="/dashboard" replace />;
  return may(user, "contact") ? (
    <RequestsScreen />
  ) : (
    <Screen title={texts.title} back={{ to: "/dashboard", name: texts.back }}>
      <Empty sentence={texts.notYours} />
    </Screen>
  );
}
