// Reads the names of an affiliate's sources.
import { ACCOUNT_TERMS_TEXTS } from "../../../../locales/catalogues/account-terms.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";

const MOST_SOURCES = 100;

/** The sources of an account; undefined while they load. */
export function useOwnSources(accountId: string) {
  return useDocuments("sources", {
    where: [["account_id", "eq", accountId]],
    order: "name",
    limit: MOST_SOURCES,
  }).value;
}

/** Returns the name of a source by its id; empty while the names load. */
export function useSourceNames(accountId: string): (id: string) => string {
  const texts = useTexts(ACCOUNT_TERMS_TEXTS);
  const sources = useOwnSources(accountId);
  return (id) =>
    sources === undefined
      ? ""
      : (sources.find((source) => source.id === id)?.name ?? texts.unknownSource);
}
