// Serves the routes of returns.
import {
  getReturnFile,
  listReturnMessages,
  sendReturnMessage,
} from "../../../../contract/marketplace/return-messages.ts";
import { getReturnTerms } from "../../../../contract/marketplace/return-terms.ts";
import * as contract from "../../../../contract/marketplace/returns.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Actor, can, seesMoney } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { fileReturn } from "./file-return.ts";
import { presentReturn } from "./present-return.ts";
import { readTerms } from "./read-terms.ts";
import { openFile } from "./open-file.ts";
import type { ReturnDeps } from "./return-deps.ts";
import { listReturns } from "./return-list.store.ts";
import { type ReturnRow, findReturn, partiesOf } from "./return.store.ts";
import { answerReturn, decideReturn, withdrawReturn } from "./settle-return.ts";
import { readMessages, writeMessage } from "./write-message.ts";

export function registerReturns(host: HttpHost, deps: ReturnDeps): void {
  registerMessages(host, deps);
  const present = (
    actor: Actor,
    changed: Result<ReturnRow, Refusal>,
  ): Result<contract.Return, Refusal> =>
    changed.ok ? ok(presentReturn(changed.value, actor, deps.now())) : changed;

  registerOperation(
    host,
    contract.fileReturn,
    async ({ actor, params, body: { reason, note = null, evidence = {} }, headers }) => {
      const given = {
        words: note,
        on: evidence.on ?? null,
        proof: evidence.proof ?? null,
        earlierSaleId: evidence.earlier_sale_id ?? null,
      };
      return present(
        actor,
        await fileReturn(
          deps,
          { actor, saleId: params.id, reason, given },
          headers["idempotency-key"],
        ),
      );
    },
  );

  registerOperation(host, getReturnTerms, ({ actor, params }) => readTerms(deps, actor, params.id));

  registerOperation(host, contract.listReturns, async ({ actor, query }) =>
    pageAnswer(
      await listReturns(deps.pool, query, scopeFor(actor, "return"), seesMoney(actor)),
      (row) => presentReturn(row, actor, deps.now()),
    ),
  );

  registerOperation(host, contract.getReturn, async ({ actor, params }) => {
    const row = await findReturn(deps.pool, params.id);
    if (row === null || !can(actor, "read", "return", partiesOf(row))) return refuse(NOT_FOUND);
    return ok(presentReturn(row, actor, deps.now()));
  });

  registerOperation(host, contract.answerReturn, async ({ actor, params, body }) =>
    present(actor, await answerReturn(deps, actor, params.id, body.answer)),
  );

  registerOperation(host, contract.withdrawReturn, async ({ actor, params }) =>
    present(actor, await withdrawReturn(deps, actor, params.id)),
  );

  registerOperation(host, contract.decideReturn, async ({ actor, params, body }) =>
    present(actor, await decideReturn(deps, actor, params.id, body)),
  );
}

function registerMessages(host: HttpHost, deps: ReturnDeps): void {
  registerOperation(host, listReturnMessages, async ({ actor, params }) => {
    const messages = await readMessages(deps, actor, params.id);
    return messages.ok ? ok({ items: [...messages.value] }) : messages;
  });

  registerOperation(host, sendReturnMessage, async ({ actor, params, body }) =>
    writeMessage(deps, actor, params.id, { id: params.message_id, files: [], ...body }),
  );

  registerOperation(host, getReturnFile, async ({ actor, params, reply }) => {
    const file = await openFile(deps, actor, params);
    if (!file.ok) return file;
    sendDownload(reply, file.value);
    return ok(STREAMED);
  });
}
