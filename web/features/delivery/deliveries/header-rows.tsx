// Edits the headers of a request. Their values are write-only.
import type { ReactNode } from "react";
import { MOST_HEADERS } from "../../../../domain/deliveries/destination.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Button } from "../../../ui/button.tsx";
import { LABEL, TextField } from "../../../ui/field.tsx";
import { newHeader } from "./draft-rows.ts";
import type { SharedDraft } from "./kind-form.ts";
import type { PartProps } from "./part-props.ts";
import { RowButtons } from "./row-buttons.tsx";
import { useRows } from "./use-rows.ts";

const ROW = "grid gap-2 md:grid-cols-[minmax(8rem,2fr)_minmax(10rem,3fr)_auto] md:items-start";

export function HeaderRows({
  draft: { headers },
  change,
  at,
}: PartProps<Pick<SharedDraft, "headers">>): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const rows = useRows(headers, (next) => change({ headers: next }));
  return (
    <div ref={rows.frame} role="group" aria-label={texts.headers} className="grid gap-3">
      <p className={LABEL} aria-hidden="true">
        {texts.headers}
      </p>
      <p className="text-label text-text-3">{texts.headersAbout}</p>
      {headers.length === 0 ? null : (
        <ol className="grid gap-2 max-md:gap-4">
          {headers.map(({ key, name, value, isKept }, index) => (
            <li key={key} data-row={key} aria-label={texts.header(index + 1)} className={ROW}>
              {/* A renamed header has no stored value. */}
              <TextField
                data-part="first"
                label={texts.headerName(index + 1)}
                isLabelHidden
                maxLength={100}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="font-mono text-label"
                placeholder="X-Api-Key"
                value={name}
                problem={at(`/to/headers/${index}/name`)}
                onChange={({ target }) => rows.change(index, { name: target.value, isKept: false })}
              />
              <TextField
                label={texts.headerValue(index + 1)}
                isLabelHidden
                maxLength={1_000}
                autoComplete="off"
                spellCheck={false}
                className="font-mono text-label"
                placeholder={isKept ? texts.unchanged : ""}
                value={value}
                problem={at(`/to/headers/${index}/value`)}
                onChange={({ target }) => rows.change(index, { value: target.value })}
              />
              <RowButtons
                what={texts.header(index + 1)}
                index={index}
                count={headers.length}
                onMove={(by) => rows.move(index, by)}
                onRemove={() => rows.remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          data-part="add"
          disabledBecause={headers.length < MOST_HEADERS ? null : String(MOST_HEADERS)}
          onClick={() => rows.add(newHeader())}
        >
          {texts.addHeader}
        </Button>
      </div>
    </div>
  );
}
