// Tests the whole table of what each seat may do against an expectation that is written out.
import { describe, expect, it } from "vitest";
import { type Reach, matrixOf } from "./matrix.ts";
import { hasRight, seatsOf } from "./rights.ts";

/**
 * One line per subject and action that any seat of the account may do, in the order of the seats in
 * the first line. `some`: only what is the member's own, what is assigned to the member, or of the
 * network's own account; of email links, not those of the network's members.
 */
const EXPECTED = {
  advertiser: `
    owner manager agent billing
    lead read            yes  yes  some yes
    contact read         yes  yes  some no
    listing read         yes  yes  yes  yes
    listing buy          yes  yes  no   no
    campaign read        yes  yes  yes  yes
    campaign create      yes  yes  no   no
    campaign update      yes  yes  no   no
    webhook read         yes  yes  no   no
    webhook update       yes  yes  no   no
    destination read     yes  yes  no   no
    destination update   yes  yes  no   no
    delivery read        yes  yes  yes  no
    delivery send        yes  yes  no   no
    sale read            yes  yes  some yes
    sale work            yes  yes  some no
    sale claim           yes  yes  yes  no
    sale assign          yes  yes  no   no
    sale export          yes  yes  some no
    return read          yes  yes  some yes
    return open          yes  yes  some no
    return file          yes  yes  no   no
    return withdraw      yes  yes  no   no
    return write         yes  yes  no   no
    wallet read          yes  yes  no   yes
    wallet fill          yes  no   no   yes
    manual_entry read    some some no   some
    terms read           yes  yes  no   yes
    activity read        yes  yes  some some
    account read         yes  yes  yes  yes
    account update       yes  no   no   no
    network_pause read   yes  yes  yes  yes
    member read          yes  yes  yes  yes
    member manage        yes  no   no   no
    assignment read      yes  yes  yes  yes
    assignment update    yes  yes  no   no
    owned read           yes  yes  no   no
    owned update         yes  yes  no   no
    settings read        yes  yes  yes  yes
    own read             some some some some
    own update           some some some some
  `,
  affiliate: `
    owner manager analyst
    lead read            yes  yes  yes
    contact read         yes  yes  no
    listing read         yes  yes  yes
    listing reprice      yes  yes  no
    listing withdraw     yes  yes  no
    listing relist       yes  yes  no
    source read          yes  yes  yes
    source create        yes  yes  no
    source update        yes  yes  no
    link read            yes  yes  yes
    link update          yes  yes  no
    postback read        yes  yes  no
    postback update      yes  yes  no
    webhook read         yes  yes  no
    webhook update       yes  yes  no
    import read          yes  yes  yes
    import run           yes  yes  no
    import export        yes  yes  no
    draft read           yes  yes  no
    draft write          yes  yes  no
    sale read            yes  yes  yes
    sale export          yes  yes  no
    return read          yes  yes  yes
    return open          yes  yes  no
    return write         yes  yes  no
    return answer        yes  yes  no
    terms read           yes  yes  yes
    earning read         yes  yes  yes
    payout read          yes  yes  yes
    payout ask           yes  no   no
    payee read           yes  no   no
    payee update         yes  no   no
    demand read          yes  yes  yes
    demand follow        yes  yes  yes
    ping read            yes  yes  yes
    activity read        yes  yes  some
    account read         yes  yes  yes
    account update       yes  no   no
    network_pause read   yes  yes  yes
    quarantine read      yes  yes  yes
    member read          yes  yes  yes
    member manage        yes  no   no
    settings read        yes  yes  yes
    own read             some some some
    own update           some some some
  `,
  admin: `
    owner operations finance support compliance read_only
    lead read            yes  yes  yes  yes  yes  yes
    contact read         yes  no   no   yes  yes  no
    listing read         yes  yes  yes  yes  yes  yes
    listing withdraw     yes  yes  no   no   no   no
    campaign read        yes  yes  yes  yes  yes  yes
    campaign update      yes  yes  no   no   no   no
    source read          yes  yes  yes  yes  yes  yes
    source update        yes  yes  no   no   no   no
    source operate       yes  yes  no   no   no   no
    link read            yes  yes  yes  yes  yes  yes
    postback read        yes  yes  no   yes  no   no
    webhook read         yes  yes  no   yes  no   no
    webhook update       some some no   no   no   no
    destination read     yes  yes  no   yes  no   no
    delivery read        yes  yes  no   yes  no   no
    import read          yes  yes  yes  yes  yes  yes
    sale read            yes  yes  yes  yes  yes  yes
    return read          yes  yes  yes  yes  yes  yes
    return open          yes  yes  no   no   yes  no
    return write         yes  yes  no   no   no   no
    return decide        yes  yes  no   no   no   no
    wallet read          yes  yes  yes  yes  yes  yes
    manual_entry read    yes  yes  yes  yes  yes  yes
    manual_entry book    yes  no   yes  no   no   no
    terms read           yes  yes  yes  yes  yes  yes
    terms agree          yes  no   yes  no   no   no
    earning read         yes  yes  yes  yes  yes  yes
    payout read          yes  yes  yes  yes  yes  yes
    payout decide        yes  no   yes  no   no   no
    payout order         yes  no   yes  no   no   no
    demand read          yes  yes  yes  yes  yes  yes
    ping read            yes  yes  yes  yes  yes  yes
    activity read        yes  yes  some yes  yes  yes
    account read         yes  yes  yes  yes  yes  yes
    account update       yes  no   no   no   no   no
    account approve      yes  yes  no   no   no   no
    account check        yes  yes  no   no   yes  no
    account view         yes  yes  no   yes  yes  no
    network_pause read   yes  yes  yes  yes  yes  yes
    network_pause set    yes  yes  no   no   yes  no
    quarantine read      yes  yes  yes  yes  yes  yes
    quarantine set       yes  yes  no   no   no   no
    consumer_request read yes  no   no   yes  yes  no
    consumer_request file yes  no   no   yes  yes  no
    consumer_request decide yes no   no   no   yes  no
    archived_consent read yes no no no yes no
    archived_consent open yes no no no yes no
    alert read           yes  yes  yes  yes  yes  yes
    alert handle         yes  yes  no   no   no   no
    alert rule           yes  no   no   no   no   no
    member read          yes  yes  yes  yes  yes  yes
    member manage        some no   no   no   no   no
    account_tag read     yes  yes  yes  yes  yes  yes
    account_tag update   yes  yes  yes  yes  yes  no
    account_note read    yes  yes  yes  yes  yes  no
    account_note write   yes  yes  yes  yes  yes  no
    account_note change  yes  some some some some no
    account_file read    yes  yes  yes  no   yes  no
    account_file attach  yes  yes  yes  no   yes  no
    account_file remove  yes  some some no   some no
    account_access read  yes  yes  no   yes  yes  no
    account_access end   yes  no   no   no   no   no
    settings read        yes  yes  yes  yes  yes  yes
    settings update      yes  no   no   no   no   no
    mail read            yes  yes  no   yes  no   no
    mail_link hand_over  yes  some no   some no   no
    own read             some some some some some some
    own update           some some some some some some
  `,
} as const;

const isReach = (word: string | undefined): word is Reach =>
  word === "yes" || word === "some" || word === "no";

function readTable(text: string) {
  const [head = "", ...lines] = text.trim().split("\n");
  const cells = lines.map((line) => line.trim().split(/\s+/));
  return {
    seats: head.split(" "),
    rows: new Map(
      cells.map(([subject, action, ...reach]) => [`${subject} ${action}`, reach.filter(isReach)]),
    ),
  };
}

describe("what each seat may do", () => {
  it.each(["advertiser", "affiliate", "admin"] as const)("is as written out for %s", (role) => {
    const { seats, rows } = readTable(EXPECTED[role]);
    expect(seatsOf(role)).toEqual(seats);
    const found = matrixOf(role);
    for (const { subject, action, reach } of found)
      expect(reach, `${role}: ${subject} ${action}`).toEqual(
        rows.get(`${subject} ${action}`) ?? seats.map(() => "no"),
      );
    expect(found.map(({ subject, action }) => `${subject} ${action}`)).toEqual(
      expect.arrayContaining([...rows.keys()]),
    );
  });

  it("gives a seat of another kind of account, or an unknown one, no right", () => {
    for (const right of ["money", "contact", "team"] as const) {
      expect(hasRight({ role: "advertiser", teamRole: "analyst" }, right)).toBe(false);
      expect(hasRight({ role: "affiliate", teamRole: "agent" }, right)).toBe(false);
      expect(hasRight({ role: "admin", teamRole: "manager" }, right)).toBe(false);
      expect(hasRight({ role: "auditor", teamRole: "owner" }, right)).toBe(false);
      expect(hasRight({ role: "admin", teamRole: "constructor" }, right)).toBe(false);
    }
    expect(seatsOf("auditor")).toEqual([]);
  });
});
