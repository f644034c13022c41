// What is left to be told where somebody's address came back: who it is, never the address.

export interface EmailOff {
  readonly accountId: string;
  readonly userId: string;
}
