// Shows the tags of an account in the head of its page, each with the accounts that share it, and
// lets people with the right change them.
import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { tagKey } from "../../../../domain/accounts/tag.ts";
import { ACCOUNT_RECORD_TEXTS } from "../../../../locales/catalogues/account-records.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useAtOnce } from "../../../lib/use-at-once.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import type { PartProps } from "./account-page.tsx";
import { TagForm } from "./on-demand.ts";

export function AccountTags({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).tags;
  const client = useQueryClient();
  const [isEditing, edit] = useState(false);
  const { problem, submit } = useSubmit();
  const { shown: tags, during } = useAtOnce<readonly string[]>(account.tags ?? []);
  if (account.tags === null || (tags.length === 0 && !account.abilities.tag)) return null;
  const change = (
    after: readonly string[],
    body: { add?: string[]; remove?: string[] },
  ): Promise<boolean> =>
    during(after, () =>
      submit(async () => {
        await call("PATCH /v1/accounts/{id}/tags", { params: { id: account.id }, body });
        await refresh(client, "/v1/accounts", "/v1/account-tags", "/v1/activity");
      }),
    );
  const remove = (tag: string): Promise<boolean> =>
    change(
      tags.filter((one) => one !== tag),
      { remove: [tag] },
    );
  const add = (tag: string): Promise<boolean> =>
    change(tags.some((one) => tagKey(one) === tagKey(tag)) ? tags : [...tags, tag], { add: [tag] });
  return (
    <div className="-mt-2 grid gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        {tags.length === 0 ? null : (
          <ul aria-label={texts.label} className="flex flex-wrap items-center gap-1.5">
            {tags.map((tag) => (
              <Chip key={tag} tag={tag} onRemove={isEditing ? () => void remove(tag) : null} />
            ))}
          </ul>
        )}
        {account.abilities.tag ? (
          <Button kind="quiet" aria-expanded={isEditing} onClick={() => edit(!isEditing)}>
            {isEditing ? texts.done : tags.length === 0 ? texts.add : texts.edit}
          </Button>
        ) : null}
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {isEditing ? (
        <Suspense fallback={<span className="h-18" />}>
          <TagForm tags={tags} onAdd={add} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Chip({
  tag,
  onRemove,
}: {
  readonly tag: string;
  readonly onRemove: (() => void) | null;
}): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).tags;
  return (
    <li className="flex items-center rounded-chip border border-line bg-surface">
      <Link
        to={`/users?tag=${encodeURIComponent(tag)}`}
        title={texts.all(tag)}
        className="inline-flex min-h-6 items-center px-2 text-label break-all hover:underline"
      >
        <Name>{tag}</Name>
      </Link>
      {onRemove === null ? null : (
        <button
          type="button"
          aria-label={texts.remove(tag)}
          title={texts.remove(tag)}
          className={
            "inline-flex size-6 items-center justify-center text-text-2 hover:bg-sunken " +
            "hover:text-text pointer-coarse:size-11"
          }
          onClick={onRemove}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
