// Writes a count of the inbox, which is not counted further than a limit.
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";

/** As far as the API counts a kind. */
const MOST_COUNTED = 1_000;

/** Returns how a count, or the sum of several, is written: 1,000+ from the limit on. */
export function useWrittenCount(): (count: number) => string {
  const texts = useTexts(INBOX_TEXTS);
  const formats = useFormats();
  return (count) =>
    count < MOST_COUNTED ? formats.number(count) : texts.orMore(formats.number(count));
}
