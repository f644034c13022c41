// Serves copies of operations that lost a check, over a test's market: tests of the access matrix
// must find each.
import type { AddressInfo } from "node:net";
import { getCampaign } from "../../contract/demand/campaigns.ts";
import { getPayoutDetails } from "../../contract/money/payouts.ts";
import { pauseCampaign } from "../../contract/demand/campaigns.ts";
import { getPublicForm } from "../../contract/supply/public-forms.ts";
import type { Operation } from "../../contract/operation.ts";
import type { Actor } from "../../domain/access/access.ts";
import { ok } from "../../domain/result.ts";
import { buildHttpServer } from "../../server/platform/http/http-server.ts";
import { FORBIDDEN, NOT_FOUND, sendRefusal } from "../../server/platform/http/refusal.ts";
import { makeLogger } from "../../server/platform/log/log.ts";
import { MetricsRegistry } from "../../server/platform/metrics/registry.ts";
import type { TestApi } from "./api.ts";
import { CHOSEN, CONTACT } from "./busy-market.ts";

interface Plant {
  /** The operation of the contract that the fault is planted in. */
  readonly operation: Operation;
  /** The rules that it breaks. */
  readonly breaks: readonly string[];
  /** The answer to a caller, whom the server knows unless `knowsNobody`. */
  readonly answer: (
    actor: Actor | null,
    id: string,
  ) => "content" | "refused" | "missing" | "broken";
  /** The server resolves no caller. */
  readonly knowsNobody?: true;
}

/** By what is wrong with the operation. */
export const PLANTS = {
  "open to all": {
    operation: getCampaign,
    breaks: [
      "without a session, or with access that has ended, only the public is open",
      "an account that waits sees only its own",
      "a suspended account gets nothing",
      "ids of others look like unknown ones",
      "other accounts read nothing of the first ones",
      "contact is only for those who may read it",
    ],
    answer: (_, id) => (id === CHOSEN.campaign ? "content" : "missing"),
    knowsNobody: true,
  },
  "open to agents alone": {
    operation: getCampaign,
    breaks: ["seats and keys get no further than their account's owner"],
    answer: (actor) => (actor?.teamRole === "agent" ? "content" : "refused"),
  },
  "open to visitors alone": {
    operation: getPublicForm,
    breaks: ["what is for everybody is the same for each"],
    answer: (actor) => (actor === null ? "content" : "refused"),
  },
  "open to changes in a view": {
    operation: pauseCampaign,
    breaks: ["who views an account changes nothing"],
    answer: () => "content",
  },
  "open to what is a person's in a view": {
    operation: getPayoutDetails,
    breaks: ["who views an account reads nothing of a person"],
    answer: () => "content",
  },
  broken: {
    operation: getCampaign,
    breaks: ["every call is answered"],
    answer: () => "broken",
  },
} as const satisfies Readonly<Record<string, Plant>>;

/** Starts a server that has only the plant. */
export async function plant(
  api: TestApi,
  { operation, answer, ...rest }: Plant,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const app = buildHttpServer({
    log: makeLogger("silent"),
    metrics: new MetricsRegistry(),
    trustedProxies: [],
    secure: false,
  });
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    async handler(request, reply) {
      const found = rest.knowsNobody === true ? ok(null) : await api.resolveActor(request);
      if (!found.ok) return sendRefusal(reply, found.error);
      const [id = ""] = Object.values(request.params as Record<string, string>);
      switch (answer(found.value, id)) {
        case "content":
          return reply.send({ id, first_name: CONTACT });
        case "refused":
          return sendRefusal(reply, FORBIDDEN);
        case "missing":
          return sendRefusal(reply, NOT_FOUND);
        case "broken":
          throw new Error("planted");
      }
    },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => app.close() };
}
