// Serves the unsubscribe page (GET only asks, because mail programs also open links to check them),
// and the POST of its button and of mail programs' one-click unsubscribe (RFC 8058). No session is
// needed.
import type pg from "pg";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DIGEST, type UnsubscribeView } from "../../../../domain/notifications/email-view.ts";
import { isAlwaysOn } from "../../../../domain/notifications/preferences.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { switchEmailOff } from "../notification-preferences/index.ts";
import type { EmailRenderer } from "../../network/pages/index.ts";
import { UNSUBSCRIBE_PATH } from "./render-email.ts";
import { findLanguage } from "./email-list.store.ts";
import { type LinkParts, type UnsubscribeLink, readLink } from "./unsubscribe-link.ts";

export interface UnsubscribeDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly drawer: Pick<EmailRenderer, "drawPage" | "pagePolicy">;
  readonly vault: Pick<ContactVault, "hashText">;
  readonly networkName: () => string;
  /** Called after a change is committed. */
  readonly onChanged: (userId: string) => Promise<void>;
}

const GONE = 404;
/** The body is `List-Unsubscribe=One-Click`, and is ignored. */
const POST_BYTES = 1_024;

export function registerUnsubscribe(
  app: HttpServer,
  { pool, now, drawer, vault, networkName, onChanged }: UnsubscribeDeps,
): void {
  const page = (
    reply: FastifyReply,
    status: number,
    view: Omit<UnsubscribeView, "networkName">,
  ): FastifyReply =>
    reply
      .code(status)
      .type("text/html; charset=utf-8")
      .headers({ "content-security-policy": drawer.pagePolicy, "referrer-policy": "no-referrer" })
      .send(drawer.drawPage({ ...view, networkName: networkName() }));
  const gone = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    page(reply, GONE, {
      language: /^es\b/i.test(request.headers["accept-language"] ?? "") ? "es" : "en",
      state: "gone",
      kind: DIGEST,
      action: "",
    });
  const find = ({ params }: FastifyRequest): UnsubscribeLink | null => {
    const link = readLink(vault, params as LinkParts);
    return link === null || (link.kind !== DIGEST && isAlwaysOn(link.kind)) ? null : link;
  };
  const path = `${UNSUBSCRIBE_PATH}/:user/:kind/:signature`;
  app.get(path, async (request, reply) => {
    const link = find(request);
    const language = link === null ? null : await findLanguage(pool, link.userId);
    return link === null || language === null
      ? gone(request, reply)
      : page(reply, 200, { language, state: "asking", kind: link.kind, action: request.url });
  });
  app.post(path, { bodyLimit: POST_BYTES }, async (request, reply) => {
    const link = find(request);
    const language = link === null ? null : await findLanguage(pool, link.userId);
    if (
      link === null ||
      language === null ||
      !(await switchEmailOff({ pool, now }, link.userId, link.kind))
    )
      return gone(request, reply);
    await onChanged(link.userId);
    return page(reply, 200, { language, state: "done", kind: link.kind, action: "" });
  });
}
