// What a postback that was switched off leaves to be told: its host alone, for the rest of its address may hold a secret.

export interface PostbackOff {
  readonly accountId: string;
  readonly postbackId: string;
  readonly host: string;
  readonly reason: "gone" | "failing";
}

/** The host alone of an address: the rest may hold a secret of the affiliate's, which is neither announced nor logged. */
export function hostOf(address: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? "";
}
