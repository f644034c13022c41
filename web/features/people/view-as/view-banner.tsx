// Says over every page whose account is viewed and until when, and ends the view.
import { Eye } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { VIEW_TEXTS } from "../../../../locales/catalogues/views.ts";
import { call } from "../../../lib/api/call.ts";
import { sentencesOfParts } from "../../../lib/api/problem.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { checkSession } from "../../../lib/auth/session.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { toast } from "../../../ui/toast.tsx";

export default function ViewBanner(): ReactNode {
  const texts = useTexts(VIEW_TEXTS);
  const formats = useFormats();
  const { isBusy, submit } = useSubmit();
  const { accountName, role, viewing } = useUser();
  const [, endsAt = ""] = viewing.split(" ");
  Object.assign(sentencesOfParts, texts.problems);
  // The page makes room for it (styles.css).
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["view"] = "";
    return () => void delete dataset["view"];
  }, []);
  useEffect(() => {
    const timer = setTimeout(
      () => void checkSession("later"),
      Math.max(0, Date.parse(endsAt) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [endsAt]);
  const stop = async (): Promise<void> => {
    // The app starts anew, here and in the other tabs.
    if (await submit(() => call("DELETE /v1/view"))) await checkSession("later");
    else toast(texts.notStopped, { tone: "negative" });
  };
  return (
    <section
      aria-label={texts.label}
      className={
        "no-print fixed inset-x-0 top-0 z-50 flex h-[var(--view)] items-center gap-3 border-b " +
        "border-warning bg-warning-soft px-4 text-text lg:px-6"
      }
    >
      <Eye size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0 max-sm:hidden" />
      {/* On a phone in two lines, each cut by itself: the end stays in sight. */}
      <p className="min-w-0 flex-1 max-sm:text-label sm:truncate">
        <span className="max-sm:block max-sm:truncate">
          {texts.viewing} <Name className="font-semibold">{accountName}</Name>
        </span>{" "}
        <span className="max-sm:block max-sm:truncate">
          {texts.terms(
            texts.kinds[role === "affiliate" ? role : "advertiser"],
            formats.time(endsAt),
          )}
        </span>
      </p>
      <Button className="shrink-0 whitespace-nowrap" busy={isBusy} onClick={() => void stop()}>
        {texts.stop}
      </Button>
    </section>
  );
}
