// What a postback that was switched off leaves to be told: its host alone, for the rest of its
// address may hold a secret.

export interface PostbackOff {
  readonly accountId: string;
  readonly postbackId: string;
  readonly host: string;
  readonly reason: "gone" | "failing";
}
