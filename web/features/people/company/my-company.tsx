// Shows the reader's own company: facts, members, and keys.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { SHELL_TEXTS } from "../../../../locales/catalogues/shell.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { Name } from "../../../ui/name.tsx";
import { Section } from "../../../ui/screen.tsx";
import { accountFacts, AccountStatus } from "../accounts/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";

const WORKING: ReadonlySet<string> = new Set(["active", "expires_soon"]);

export function MyCompany(): ReactNode {
  const texts = useTexts(USER_TEXTS).company;
  const shell = useTexts(SHELL_TEXTS);
  const words = useTexts(ACCOUNT_TEXTS);
  const kinds = useTexts(ACCOUNT_KIND_TEXTS);
  const formats = useFormats();
  const shown = useAnswer("GET /v1/profile");
  const { value: keys } = useAnswer("GET /v1/api-keys");
  const active = keys?.items.filter(({ state }) => WORKING.has(state)).length;
  return (
    <Section title={texts.title} actions={<ButtonLink to="/settings">{texts.edit}</ButtonLink>}>
      <Loaded shown={shown}>
        {({ account, name, role }) => (
          <div className="rounded-panel border border-line bg-surface px-4 py-2">
            <Description
              wide
              rows={[
                [words.name, <Name key="name">{account.name}</Name>],
                [words.statusLabel, <AccountStatus key="status" status={account.status} />],
                ...accountFacts(account, words, kinds, formats),
                [texts.team_role, `${name} · ${shell.roles[role]}`],
                [texts.keys, <KeyCount key="keys" active={active} />],
              ]}
            />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

/** The number of active keys with a link to them; undefined while loading. */
function KeyCount({ active }: { readonly active: number | undefined }): ReactNode {
  const texts = useTexts(USER_TEXTS).company;
  const formats = useFormats();
  return (
    <span className="flex flex-wrap gap-x-3">
      {active === undefined ? "…" : texts.keyCount(active, formats.number(active))}{" "}
      <Link to="/settings?part=keys" className="text-accent underline">
        {texts.manageKeys}
      </Link>
    </span>
  );
}
