// Shows the posting instructions of a source to any visitor with the link: no sign-in, no frame.
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { DisplayChoices } from "../features/people/login/display-choices.tsx";
import { PostingGuide } from "../features/supply/posting/posting-guide.tsx";
import { queryClient } from "../lib/documents/query-client.ts";
import { useAnswer } from "../lib/documents/use-documents.ts";
import { useTexts } from "../lib/text/text.ts";
import { POSTING_TEXTS } from "../../locales/catalogues/posting.ts";
import { Name } from "../ui/name.tsx";
import { Empty, ProblemNotice } from "../ui/notice.tsx";
import { Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

export default function Spec(): ReactNode {
  const { token = "" } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <main id="content" className="mx-auto grid w-full max-w-[1100px] gap-8 px-4 py-8">
        <SpecPage token={token} />
        <DisplayChoices />
      </main>
    </QueryClientProvider>
  );
}

function SpecPage({ token }: { readonly token: string }): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  const {
    value: spec,
    problem,
    retry,
  } = useAnswer("GET /v1/posting-specs/{token}", { params: { token } });
  // Also shown if this browser still has them cached.
  if (problem?.code === "not_found" || problem?.code === "invalid")
    return (
      <Screen title={texts.goneTitle}>
        <Empty sentence={texts.gone} />
      </Screen>
    );
  if (spec === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <Screen title={texts.goneTitle}>
        <ProblemNotice problem={problem} onRetry={retry} />
      </Screen>
    );
  return (
    <Screen
      title={texts.title(spec.network_name)}
      about={
        <>
          {texts.for} <Name className="font-medium">{spec.source.name}</Name>.{" "}
          <a className="text-accent underline" href="/docs">
            {texts.reference}
          </a>
        </>
      }
    >
      <PostingGuide spec={spec} token={token} withCalls />
    </Screen>
  );
}
