// Limits how many different questions an account may ask a day about leads that are not its own.

/**
 * The most per account and UTC day. Our choice: a person who types a campaign asks some 100 (each
 * pause in typing is one), a team of several a few hundred; who moves the map asks with each move.
 */
export const MOST_QUESTIONS = { preview: 500, marketplace: 5_000 } as const;
export type QuestionKind = keyof typeof MOST_QUESTIONS;
