// Knows where the guide has the page for a role.

const PAGES: Readonly<Record<string, string>> = {
  advertiser: "/docs/guide/advertiser",
  affiliate: "/docs/guide/affiliate",
  admin: "/docs/guide/operator",
};

/** The address of the role's own page of the guide, or of its first page. */
export function guideAddress(role: string): string {
  return PAGES[role] ?? "/docs/guide";
}
