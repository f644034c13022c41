// Shows an affiliate's links and postbacks, or the one that the address names.
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useAddress, uuidParameter, wordParameter } from "../../../lib/address.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { LinkList } from "./link-list.tsx";
import { LinkPage } from "./link-page.tsx";
import { PostbackList } from "./postback-list.tsx";
import { PostbackPage } from "./postback-page.tsx";
import { TRACKING_VIEWS, addressOfTracking } from "./tracking-address.ts";

const PARAMETERS = {
  view: wordParameter(TRACKING_VIEWS, "links"),
  link: uuidParameter(),
  postback: uuidParameter(),
};

export default function TrackingSection(): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const isConnected = may(useUser(), "connections");
  const [search] = useSearchParams();
  const [{ view, link, postback }] = useAddress(PARAMETERS);
  // Postbacks contain secrets of the account's other systems, so agents do not see them.
  const views = TRACKING_VIEWS.filter((one) => one === "links" || isConnected);
  const shown = views.find((one) => one === view) ?? "links";
  if (link !== null) return <LinkPage key={link} id={link} />;
  if (postback !== null && views.includes("postbacks"))
    return <PostbackPage key={postback} id={postback} />;
  return (
    <div className="grid gap-6">
      <Tabs
        label={texts.title}
        current={shown}
        tabs={views.map((one) => ({
          id: one,
          name: texts.views[one],
          to: addressOfTracking(search, one),
        }))}
      />
      {shown === "links" ? <LinkList /> : <PostbackList />}
    </div>
  );
}
