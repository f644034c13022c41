// Imports leads from a file: a new import at the top, earlier ones below.
import type { ReactNode } from "react";
import { useAddress, uuidParameter } from "../../../lib/address.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { Empty } from "../../../ui/notice.tsx";
import { ImportList } from "./import-list.tsx";
import { NewImport } from "./new-import.tsx";

const ADDRESS = { import: uuidParameter() };

export default function ImportsSection(): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const isAllowed = may(useUser(), "supply");
  const [{ import: open }] = useAddress(ADDRESS);
  return (
    <div className="grid gap-8">
      {isAllowed ? <NewImport /> : <Empty sentence={texts.notYours} />}
      <ImportList open={open} />
    </div>
  );
}
