// Limits the files that the parties of a return attach to their messages, and says who opens them.

/** Limits on files. Sizes are in bytes of the file itself. */
export const RETURN_FILE_LIMITS = {
  /** Of all files of one message together. */
  messageBytes: 6 * 1024 * 1024,
  perMessage: 5,
  perReturn: 20,
} as const;

/**
 * Whether a party still opens the files of a return. With an approved return its buyer has given
 * the lead back, and what it sent about the person is no longer open to it.
 */
export function mayOpenFiles(
  reader: "buyer" | "affiliate" | "network",
  { isApproved }: { readonly isApproved: boolean },
): boolean {
  return reader !== "buyer" || !isApproved;
}
