// How a network appears to its people and to consumers.

export interface Brand {
  readonly name: string;
  /** As "#0b5d52"; null for the product's own accent. */
  readonly color: string | null;
  /** The hash of its picture in hex; null for the product's mark. */
  readonly logo: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** Whom emails are from; null for the name of the sender that the server is set up with. */
  readonly mailSenderName: string | null;
  /** Where answers to emails go; null for the sender's address. */
  readonly mailReplyTo: string | null;
}
