// Rules that hold for every operation and every principal, whatever the table says: each names the
// answers that break it.
import { type Operation, isOpenToWaiting } from "../../contract/operation.ts";
import { type Seen, cellOf, isIn } from "./access-matrix.ts";
import { CONTACT } from "./busy-market.ts";
import type { FirstThings } from "./first-things.ts";
import type { Principal } from "./principals.ts";

export type AccessRule = (seen: readonly Seen[], things: FirstThings) => string[];

const saysOf = ({ operation, principal, first, unknown }: Seen, what: string): string =>
  `${operation.operationId}, ${principal.name}: ${what} (${first.status} ${first.code}` +
  `${unknown === null ? "" : `; for an unknown id ${unknown.status} ${unknown.code}`})`;

const isPublic = ({ access }: Operation): boolean => access.includes("public");

/** The same principal's or operation's other answers. */
function answersOf(
  seen: readonly Seen[],
): (operation: Operation, code: string) => Seen | undefined {
  const known = new Map(
    seen.map((one) => [`${one.operation.operationId} ${one.principal.code}`, one]),
  );
  return ({ operationId }, code) => known.get(`${operationId} ${code}`);
}

/** Without a session, with one that expired, or with a key that ended, only the public is open. */
const endedAccessOpensNothing: AccessRule = (seen) =>
  seen
    .filter(({ principal: { kind } }) => kind === "none" || kind === "ended")
    .filter(({ operation, first }) => !isPublic(operation) && cellOf(first) !== "1")
    .map((one) => saysOf(one, "is not answered 401"));

/** An account that waits gets what the contract opens to it, and else what visitors get. */
const waitingSeesOnlyItsOwn: AccessRule = (seen) => {
  const answer = answersOf(seen);
  return seen
    .filter(({ principal: { kind } }) => kind === "waiting")
    .flatMap((one) => {
      const { operation, first } = one;
      const cell = cellOf(first);
      if (isPublic(operation)) {
        const visitor = answer(operation, "none");
        const same = visitor !== undefined && cellOf(visitor.first) === cell;
        return cell === "w" || same ? [] : [saysOf(one, "waits, and gets other than visitors")];
      }
      if (!isOpenToWaiting(operation))
        return cell === "w" ? [] : [saysOf(one, "waits, and is not refused for it")];
      return isIn(cell) || cell === "4" ? [] : [saysOf(one, "is kept from its own access")];
    });
};

/** A suspended account gets nothing but what visitors get. */
const suspendedGetsNothing: AccessRule = (seen) => {
  const answer = answersOf(seen);
  return seen
    .filter(({ principal: { kind } }) => kind === "suspended")
    .filter(({ operation, first }) => {
      const visitor = answer(operation, "none");
      const same = visitor !== undefined && cellOf(visitor.first) === cellOf(first);
      return cellOf(first) !== "x" && !(isPublic(operation) && same);
    })
    .map((one) => saysOf(one, "is suspended, and not refused for it"));
};

/** Addresses that a secret in them opens, or that name what all buyers may buy. */
const OPEN_BY_ADDRESS = ["/v1/posting-specs/", "/v1/public-forms/"];
const SOLD_TO_ALL = ["/v1/listings/"];
/** What both sides of a sale have a part in. */
const OF_BOTH_SIDES = ["/v1/leads/", "/v1/sales/", "/v1/returns/", "/v1/pings/", "/v1/accounts/"];
/** Documents that each person keeps under ids of their own. */
const OF_EACH_PERSON = ["/v1/saved-views/", "/v1/preferences/", "/v1/demand-follows/"];
/** Who buys a lead gets it. */
const BUYS = "purchaseListing";

const isUnder = ({ path }: Operation, beginnings: readonly string[]): boolean =>
  beginnings.some((each) => path.startsWith(each));

/** Whether the things that the operation names are none of the principal's. */
function isForeign({ operation, principal, owner }: Seen): boolean {
  if (owner === null || isUnder(operation, OPEN_BY_ADDRESS)) return false;
  if (principal.isOther)
    return principal.account !== "advertiser" || !isUnder(operation, SOLD_TO_ALL);
  if (principal.account === "network" || isUnder(operation, OF_BOTH_SIDES)) return false;
  if (isUnder(operation, SOLD_TO_ALL)) return false;
  return { A: "advertiser", F: "affiliate", N: "network", W: null }[owner] !== principal.account;
}

/**
 * An id of another account is refused like one that nothing has, so that no answer tells which ids
 * exist. Where callers choose the id of what they make, one that is taken cannot be made.
 */
const foreignIdsLookUnknown: AccessRule = (seen) =>
  seen
    .filter(isForeign)
    .filter(({ principal: { kind } }) => kind !== "waiting")
    .filter(({ operation, first, unknown }) => {
      if (unknown === null) return false;
      const makes = operation.method === "PUT" && isIn(cellOf(unknown)) && first.status === 404;
      const same = first.status === unknown.status && first.code === unknown.code;
      return !same && !makes;
    })
    .map((one) => saysOf(one, "tells a foreign id from an unknown one"));

/** Ids that the principal may not read: those of the first things, without what is shared. */
function foreignIds(things: FirstThings, { kind }: Principal): readonly string[] {
  const shared = [...OPEN_BY_ADDRESS, ...SOLD_TO_ALL, ...OF_EACH_PERSON];
  return [...things]
    .filter(([path, { owner }]) => owner !== null && !shared.includes(path))
    .filter(([, { owner }]) => owner !== "W" || kind !== "waiting")
    .flatMap(([, { values }]) => Object.values(values))
    .filter((value) => value.length >= LEAST_TELLING);
}
/** Shorter values occur by chance. */
const LEAST_TELLING = 16;

/** No answer to another account contains an id of the first ones' things. */
const othersReadNothing: AccessRule = (seen, things) => {
  const others = new Map(
    seen
      .filter(({ principal: { isOther } }) => isOther)
      .map(({ principal }) => [principal, foreignIds(things, principal)]),
  );
  return seen
    .filter(({ operation }) => !isUnder(operation, OPEN_BY_ADDRESS))
    .filter(({ operation: { operationId } }) => operationId !== BUYS)
    .filter(({ principal, first }) =>
      (others.get(principal) ?? []).some((id) => first.status < 300 && first.text.includes(id)),
    )
    .map((one) => saysOf(one, "reads something of another account"));
};

/** A seat, and a key, get no further than the owner of their account. */
const ownersReachFurthest: AccessRule = (seen) => {
  const answer = answersOf(seen);
  return seen.flatMap((one) => {
    const { operation, principal, first } = one;
    const owner =
      principal.within === null ? undefined : answer(operation, principal.within)?.first;
    if (owner === undefined || first.status >= 300) return [];
    const more =
      (owner.status >= 300 && !isIn(cellOf(owner))) ||
      (cellOf(first) === "C" && cellOf(owner) !== "C");
    return more ? [saysOf(one, "gets more than the owner of the account")] : [];
  });
};

/** Whose answers may contain contact: the buyer's, the affiliate's of unsold leads. */
const READ_CONTACT = [
  "A.own",
  "A.man",
  "A.age",
  "Aklea",
  "Akall",
  "F.own",
  "F.man",
  "Fklea",
  "Fkall",
];
/** In the network only with a reason, by the operation that logs it. */
const OPEN_CONTACT = ["N.own", "N.sup", "N.com"];

/** Contact is only in the answers of those who may read it. */
const contactIsForFew: AccessRule = (seen) =>
  seen
    .filter(({ operation: { operationId }, principal: { code }, first, unknown }) => {
      const allowed =
        READ_CONTACT.includes(code) ||
        (operationId === BUYS && code === "A.oth") ||
        (operationId === "openLeadContact" && OPEN_CONTACT.includes(code));
      const text = `${first.text} ${unknown?.text ?? ""}`.toLowerCase();
      return !allowed && text.includes(CONTACT);
    })
    .map((one) => saysOf(one, "gets a person's contact"));

/** What is for everybody is the same for each, whatever they send with it. */
const publicIsTheSame: AccessRule = (seen) => {
  const answer = answersOf(seen);
  return seen
    .filter(({ operation: { access } }) => access.every((kind) => kind === "public"))
    .filter(({ operation, principal, first }) => {
      const visitor = answer(operation, "none");
      const told = operation.operationId === SAYS_SUSPENDED && principal.kind === "suspended";
      return visitor !== undefined && !told && cellOf(visitor.first) !== cellOf(first);
    })
    .map((one) => saysOf(one, "is answered otherwise than a visitor"));
};
/** Asks about the session itself. */
const SAYS_SUSPENDED = "getSession";

/** Every call is answered, by the server's own words. */
const nothingBreaks: AccessRule = (seen) =>
  seen
    .filter(({ first, unknown }) =>
      [first, unknown].some((one) => one !== null && (one.status >= 500 || one.status === 429)),
    )
    .map((one) => saysOf(one, "breaks, or is asked too often to be judged"));

/**
 * Who views an account is refused every change, whatever it is about. What is for everybody is as
 * for a visitor.
 */
const viewsChangeNothing: AccessRule = (seen) =>
  seen
    .filter(({ principal: { isViewing } }) => isViewing === true)
    .filter(
      ({ operation: { method, access, operationId } }) =>
        method !== "GET" &&
        !access.every((kind) => kind === "public") &&
        !NO_CHANGE_IN_VIEW.includes(operationId),
    )
    .filter(({ first, unknown }) =>
      [first, unknown].some((one) => one !== null && cellOf(one) !== "v"),
    )
    .map((one) => saysOf(one, "views, and is not refused a change for it"));
/** A search, and the end of the view itself. */
const NO_CHANGE_IN_VIEW = ["findLeads", "findRecords", "stopView"];

/** A view shows nothing that is kept from the account's owner, and nothing that is a person's. */
const viewsShowNoPerson: AccessRule = (seen) =>
  seen
    .filter(({ principal: { isViewing } }) => isViewing === true)
    .filter(({ operation: { operationId } }) => OF_A_PERSON.includes(operationId))
    .filter(({ first }) => cellOf(first) !== "n")
    .map((one) => saysOf(one, "views, and reads what is a person's own"));
/** What is each person's, a secret, or about people who did not consent yet. */
const OF_A_PERSON = [
  "listSessions",
  "listPasskeys",
  "listSignInProviders",
  "getConfirmation",
  "getEmailChange",
  "getNotificationPreferences",
  "listPushSubscriptions",
  "listEvents",
  "streamEvents",
  "listAssistantThreads",
  "getCurrentAssistantThread",
  "listDemandFollows",
  "listTouches",
  "getTouch",
  "listApiKeys",
  "listInvitations",
  "getPayoutDetails",
  "listLeadDrafts",
  "getExclusions",
  "exportLeads",
];

export const ACCESS_RULES: Readonly<Record<string, AccessRule>> = {
  "without a session, or with access that has ended, only the public is open":
    endedAccessOpensNothing,
  "an account that waits sees only its own": waitingSeesOnlyItsOwn,
  "a suspended account gets nothing": suspendedGetsNothing,
  "ids of others look like unknown ones": foreignIdsLookUnknown,
  "other accounts read nothing of the first ones": othersReadNothing,
  "seats and keys get no further than their account's owner": ownersReachFurthest,
  "contact is only for those who may read it": contactIsForFew,
  "who views an account changes nothing": viewsChangeNothing,
  "who views an account reads nothing of a person": viewsShowNoPerson,
  "what is for everybody is the same for each": publicIsTheSame,
  "every call is answered": nothingBreaks,
};
