// Builds a pattern of whole words.
import { anyOf } from "../qualification/phrases.ts";

export const word = (...phrases: readonly string[]): RegExp =>
  new RegExp(`\\b${anyOf(...phrases)}\\b`);
