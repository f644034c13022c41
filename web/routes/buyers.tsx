// Shows the network's published buyer list, as it stands or as it stood, to any visitor: without
// sign-in and frame.
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { BuyerList } from "../../contract/network/seller-names.ts";
import { SELLER_NAME_TEXTS } from "../../locales/catalogues/seller-names.ts";
import { DisplayChoices } from "../features/people/login/display-choices.tsx";
import { queryClient } from "../lib/documents/query-client.ts";
import { useAnswer } from "../lib/documents/use-documents.ts";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { Name } from "../ui/name.tsx";
import { Empty, ProblemNotice } from "../ui/notice.tsx";
import { PANEL, Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";

export default function Buyers(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <main id="content" className="mx-auto grid w-full max-w-[820px] gap-8 px-4 py-8">
        <BuyersPage />
        <DisplayChoices />
      </main>
    </QueryClientProvider>
  );
}

/** The version or the moment in the address. */
function useAsked(): { readonly version?: number; readonly at?: string } {
  const [search] = useSearchParams();
  const version = Number(search.get("version") ?? "");
  const at = Date.parse(search.get("at") ?? "");
  if (Number.isSafeInteger(version) && version > 0) return { version };
  return Number.isNaN(at) ? {} : { at: new Date(at).toISOString() };
}

function BuyersPage(): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS);
  const shown = useAnswer("GET /v1/buyer-list", { query: useAsked() });
  const { value: list, problem, retry } = shown;
  if (list === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <Screen title={texts.title}>
        {problem.code === "not_found" ? (
          <Empty sentence={texts.page.gone}>
            <CurrentLink />
          </Empty>
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )}
      </Screen>
    );
  return <ListPage list={list} />;
}

function CurrentLink(): ReactNode {
  return (
    <Link className="w-fit text-accent underline" to="/buyers">
      {useTexts(SELLER_NAME_TEXTS).page.current}
    </Link>
  );
}

function ListPage({ list }: { readonly list: BuyerList }): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).page;
  const formats = useFormats();
  const network = list.network_name;
  const version = formats.number(list.version);
  return (
    <Screen title={texts.title(network)} about={texts.about(network)}>
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-x-3 font-medium">
          {list.from === null
            ? null
            : list.until === null
              ? texts.now(version, formats.dateTime(list.from))
              : texts.past(version, formats.dateTime(list.from), formats.dateTime(list.until))}
          {list.until === null ? null : <CurrentLink />}
        </p>
        {list.buyers.length === 0 ? (
          <Empty sentence={texts.empty} />
        ) : (
          <Companies buyers={list.buyers} />
        )}
      </div>
      <Versions versions={list.versions.filter((one) => one.version !== list.version)} />
    </Screen>
  );
}

function Companies({ buyers }: Pick<BuyerList, "buyers">): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).page;
  const formats = useFormats();
  return (
    <div className={PANEL}>
      <table className="w-full">
        <caption className="px-4 py-2 text-left text-label text-text-2">
          {texts.count(buyers.length, formats.number(buyers.length))}
        </caption>
        <thead className="bg-sunken text-left text-label text-text-2">
          <tr>
            <th scope="col" className="px-4 py-1.5 font-medium">
              {texts.company}
            </th>
            <th scope="col" className="px-4 py-1.5 font-medium">
              {texts.since}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {buyers.map(({ name, since }) => (
            <tr key={name}>
              <th scope="row" className="px-4 py-2 text-left font-medium break-words">
                <Name>{name}</Name>
              </th>
              <td className="px-4 py-2 whitespace-nowrap text-text-2">{formats.date(since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Versions({ versions }: Pick<BuyerList, "versions">): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS).page;
  const formats = useFormats();
  if (versions.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-section">{texts.versions}</h2>
      <ul className="grid gap-1 sm:grid-cols-2">
        {versions.map(({ version, from }) => (
          <li key={version} className="flex flex-wrap gap-x-2">
            <Link className="text-accent underline" to={`/buyers?version=${version}`}>
              {texts.version(formats.number(version))}
            </Link>
            <span className="text-text-2">{from === null ? null : formats.dateTime(from)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
