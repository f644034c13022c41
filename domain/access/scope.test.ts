// Tests that a list's scope selects exactly the rows that the actor may read.
import { describe, expect, it } from "vitest";
import { type Actor, can } from "./access.ts";
import { ACTORS, LESSER, nameOf } from "./actors.test-support.ts";
import { type ScopedKind, scopeFor } from "./scope.ts";

describe("scopeFor", () => {
  type Row = {
    readonly affiliateId: string;
    readonly sourceId: string;
    readonly buyerId: string;
    readonly accountId: string;
    readonly personId: string | null;
  };
  const ROWS: readonly Row[] = ["aff", "other-aff"].flatMap((affiliateId) =>
    ["adv", "other-adv"].flatMap((buyerId) =>
      [affiliateId, buyerId, "net"].flatMap((accountId) =>
        [null, "somebody", ...LESSER.map(({ id }) => id)].map((personId) => ({
          affiliateId,
          sourceId: `source-${affiliateId}`,
          buyerId,
          accountId,
          personId,
        })),
      ),
    ),
  );
  const inScope = (actor: Actor, kind: ScopedKind, row: Row): boolean => {
    const scope = scopeFor(actor, kind);
    if (scope.see !== "own") return scope.see === "all";
    if (
      scope.person !== undefined &&
      row.personId !== scope.person.id &&
      !(scope.person.orUnassigned && row.personId === null)
    )
      return false;
    return (
      {
        account: row.accountId,
        affiliate: row.affiliateId,
        buyer: row.buyerId,
        source: row.sourceId,
      }[scope.as] === scope.accountId
    );
  };
  const partiesOf = (row: Row) => ({
    buyerId: row.buyerId,
    affiliateId: row.affiliateId,
    assigneeId: row.personId,
  });
  const mayRead: Readonly<Record<ScopedKind, (actor: Actor, row: Row) => boolean>> = {
    lead: (actor, row) =>
      can(actor, "read", "lead", {
        affiliateId: row.affiliateId,
        sourceId: row.sourceId,
        buyers: [partiesOf(row)],
        formerBuyers: [],
        listed: false,
      }),
    consumer_request: (actor) => can(actor, "read", "consumer_request", null),
    listing: (actor, row) => can(actor, "read", "listing", { affiliateId: row.affiliateId }),
    campaign: (actor, row) => can(actor, "read", "campaign", { accountId: row.accountId }),
    source: (actor, row) => can(actor, "read", "source", { accountId: row.accountId }),
    link: (actor, row) => can(actor, "read", "link", { accountId: row.accountId }),
    postback: (actor, row) => can(actor, "read", "postback", { accountId: row.accountId }),
    webhook: (actor, row) => can(actor, "read", "webhook", { accountId: row.accountId }),
    destination: (actor, row) => can(actor, "read", "destination", { accountId: row.accountId }),
    delivery: (actor, row) => can(actor, "read", "delivery", { accountId: row.accountId }),
    import: (actor, row) => can(actor, "read", "import", { accountId: row.accountId }),
    alert: (actor) => can(actor, "read", "alert", null),
    network_pause: (actor, row) =>
      can(actor, "read", "network_pause", { accountId: row.accountId }),
    sale: (actor, row) => can(actor, "read", "sale", partiesOf(row)),
    touch: (actor, row) => can(actor, "work", "sale", partiesOf(row)),
    export: (actor, row) => can(actor, "export", "sale", partiesOf(row)),
    return: (actor, row) => can(actor, "read", "return", partiesOf(row)),
    wallet: (actor, row) => can(actor, "read", "wallet", { accountId: row.accountId }),
    terms: (actor, row) => can(actor, "read", "terms", { accountId: row.accountId }),
    earning: (actor, row) => can(actor, "read", "earning", { affiliateId: row.affiliateId }),
    payout: (actor, row) => can(actor, "read", "payout", { affiliateId: row.affiliateId }),
    ping: (actor, row) => can(actor, "read", "ping", { affiliateId: row.affiliateId }),
    activity: (actor, row) =>
      can(actor, "read", "activity", { accountId: row.accountId, actorId: row.personId ?? "" }),
  };

  it.each(Object.keys(mayRead) as ScopedKind[])(
    "lists exactly the %s rows that may be read",
    (kind) => {
      for (const actor of [...ACTORS, ...LESSER]) {
        for (const row of ROWS)
          expect(inScope(actor, kind, row), `${nameOf(actor)} ${kind} ${JSON.stringify(row)}`).toBe(
            mayRead[kind](actor, row),
          );
      }
    },
  );
});
