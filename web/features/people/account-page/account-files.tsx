// Files about an account: attached, opened and deleted by people with the right.
import { useQueryClient } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { AccountFile } from "../../../../contract/network/account-files.ts";
import { MOST_FILE_BYTES } from "../../../../domain/accounts/account-records.ts";
import { ACCOUNT_RECORD_TEXTS } from "../../../../locales/catalogues/account-records.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { encodeFile } from "../../../lib/encode-file.ts";
import { useFileSize } from "../../../lib/file-size.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { AttachField, areTooLarge } from "../../../ui/attach-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { PartProps } from "./account-page.tsx";

const AT_ONCE = 50;
const BYTES_PER_MB = 1024 * 1024;
const FILE_ADDRESSES = ["/v1/account-files", "/v1/activity"];

export function AccountFiles({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).files;
  const shown = useDocuments("account-files", {
    where: [["account_id", "eq", id]],
    order: "-created_at",
    limit: AT_ONCE,
  });
  return (
    <FramedSection title={texts.title}>
      <p className="text-text-2">{texts.about}</p>
      <AttachForm accountId={id} />
      <Loaded shown={shown}>
        {(files) =>
          files.length === 0 ? (
            <p className="text-text-2">{texts.none}</p>
          ) : (
            <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
              {files.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
    </FramedSection>
  );
}

function AttachForm({ accountId }: { readonly accountId: string }): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).files;
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [files, choose] = useState<readonly File[]>([]);
  const [file] = files;
  const megabytes = formats.number(MOST_FILE_BYTES / BYTES_PER_MB);
  const isTooLarge = areTooLarge(files, MOST_FILE_BYTES);
  const attach = async (): Promise<void> => {
    if (file === undefined) return;
    const isAttached = await submit(async () =>
      call("POST /v1/accounts/{id}/files", {
        params: { id: accountId },
        body: await encodeFile(file),
      }),
    );
    if (!isAttached) return;
    toast(texts.attached(file.name));
    choose([]);
    await refresh(client, ...FILE_ADDRESSES);
  };
  return (
    <div className="grid gap-2">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {isTooLarge ? <Notice tone="negative">{texts.tooLarge(megabytes)}</Notice> : null}
      <AttachField
        files={files}
        onChange={choose}
        most={1}
        label={texts.attach}
        hint={texts.hint(megabytes)}
        leaveOut={texts.leaveOut}
      />
      {file === undefined || isTooLarge ? null : (
        <div>
          <Button kind="primary" busy={isBusy} onClick={() => void attach()}>
            {texts.send}
          </Button>
        </div>
      )}
    </div>
  );
}

function FileRow({ file }: { readonly file: AccountFile }): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS);
  const formats = useFormats();
  const size = useFileSize();
  const [isRemoving, remove] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-0">
        <a
          href={`/v1/account-files/${file.id}/content`}
          download={file.name}
          className={
            "inline-flex min-h-6 max-w-full items-center gap-1.5 break-all text-accent underline " +
            "underline-offset-4"
          }
        >
          <Paperclip size={14} aria-hidden="true" className="shrink-0" />
          <Name>
            {file.name} ({size(file.bytes)})
          </Name>
        </a>
        <p className="text-label text-text-2">
          <Name>{texts.notes.by(file.created_by.name, formats.dateTime(file.created_at))}</Name>
        </p>
      </div>
      {file.abilities.remove ? (
        <Button
          kind="quiet"
          aria-label={texts.files.removeNamed(file.name)}
          onClick={() => remove(true)}
        >
          {texts.files.remove}
        </Button>
      ) : null}
      {isRemoving ? <Removal file={file} onClose={() => remove(false)} /> : null}
    </li>
  );
}

function Removal({
  file,
  onClose,
}: {
  readonly file: AccountFile;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).files;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const params = { id: file.id };
  const remove = async (): Promise<void> => {
    if (!(await submit(() => call("DELETE /v1/account-files/{id}", { params })))) return;
    toast(texts.removed(file.name));
    onClose();
    await refresh(client, ...FILE_ADDRESSES);
  };
  return (
    <Confirm
      title={texts.removeAsk(file.name)}
      action={texts.remove}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
