// Keeps calls of a person of the network who views an account to what a view shows: reads, which
// are noted before they are answered.
import type { FastifyReply } from "fastify";
import { isOpenInView, type Operation } from "../../../contract/operation.ts";
import type { Actor } from "../../../domain/access/access.ts";
import type { Refusal } from "./refusal.ts";

export interface ViewLooks {
  /** Notes that a view reads by the operation. Does nothing for an actor who does not view. */
  note(actor: Actor, operation: Operation, params: unknown): Promise<void>;
}

/**
 * Says on every answer to a person of the network which view their session has: another tab may
 * have begun or ended it, or it is over.
 */
export const VIEW_HEADER = "plat-view";
const NO_VIEW = "none";

export function writeView(reply: FastifyReply, actor: Actor): void {
  if (actor.kind !== "user") return;
  if (actor.viewing !== undefined) void reply.header(VIEW_HEADER, actor.viewing.id);
  else if (actor.role === "admin") void reply.header(VIEW_HEADER, NO_VIEW);
}

/** Refuses a view what it does not show, and every change; null for all others. */
export function viewRefusal(operation: Operation, { viewing }: Actor): Refusal | null {
  if (viewing === undefined || isOpenInView(operation)) return null;
  return operation.method === "GET" ? NOT_IN_VIEW : viewOnly(viewing.accountName);
}

/** In a view, a seat that lacks a right is the view itself. */
export function inView(actor: Actor | null, refusal: Refusal): Refusal {
  return actor?.viewing !== undefined && refusal.code === "forbidden" ? NOT_IN_VIEW : refusal;
}

const NOT_IN_VIEW: Refusal = {
  code: "not_in_view",
  detail: "A view of an account does not show this.",
};

function viewOnly(name: string): Refusal {
  return {
    code: "view_only",
    detail: `You are viewing as ${name}. Stop viewing to change something.`,
  };
}
