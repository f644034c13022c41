// Lists the pages of the guide in the order in which they are read, with their files in docs/.

export interface GuidePage {
  /** The end of its address: empty for the first page, else such as `api/posting`. */
  readonly slug: string;
  /** Within docs/. */
  readonly file: string;
}

export interface GuideSection {
  readonly title: string;
  readonly pages: readonly GuidePage[];
}

export const GUIDE_ADDRESS = "/docs/guide";

const inGuide = (slug: string): GuidePage => ({ slug, file: `guide/${slug}.md` });
const inDocs = (slug: string): GuidePage => ({ slug, file: `${slug}.md` });

export const GUIDE_SECTIONS: readonly GuideSection[] = [
  {
    title: "Start",
    pages: [{ slug: "", file: "guide/README.md" }, inDocs("glossary")],
  },
  {
    title: "By role",
    pages: ["advertiser", "affiliate", "operator"].map(inGuide),
  },
  {
    title: "API",
    pages: [
      "api/getting-started",
      "api/posting",
      "api/ping-and-post",
      "api/idempotency",
      "api/errors",
      "api/webhooks",
      "api/reading",
      "api/rate-limits",
    ].map(inGuide),
  },
  {
    title: "Run a network",
    pages: [
      "self-hosting",
      "configuration",
      "operating",
      "backups",
      "upgrading",
      "cluster",
      "access",
      "activity-log",
      "consent-records",
    ].map(inDocs),
  },
  {
    title: "Runbooks",
    pages: [
      "runbooks/incident",
      "runbooks/lost-secret",
      "runbooks/restore",
      "runbooks/rotate",
      "runbooks/upgrade",
      "runbooks/scale",
    ].map(inDocs),
  },
];

export const GUIDE_PAGES: readonly GuidePage[] = GUIDE_SECTIONS.flatMap(({ pages }) => pages);

/** The address of a page, without an anchor. */
export function addressOf({ slug }: GuidePage): string {
  return slug === "" ? GUIDE_ADDRESS : `${GUIDE_ADDRESS}/${slug}`;
}
