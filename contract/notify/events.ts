// Defines the operations on the events that the bell shows.
import { type Static, Type } from "typebox";
import { LANGUAGES } from "../../domain/languages.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, closed, enumOf, nullable } from "../schema.ts";

const NotificationIn = Type.Optional(
  enumOf(LANGUAGES, { description: "Language of title and body. Default: en." }),
);

/** An event of the bell, in the same form in lists, in the stream and by push. */
export const Event = Type.Object(
  {
    id: Type.Integer({ description: "Ascending; send the last one as `after`." }),
    notification: Type.Object({ title: Type.String(), body: Type.String() }),
    data: Type.Object({ type: Type.String(), url: Type.String() }),
    at: Timestamp,
  },
  { title: "Event" },
);
export type Event = Static<typeof Event>;

export const listEvents = defineOperation({
  method: "GET",
  path: "/v1/events",
  operationId: "listEvents",
  tags: ["Activity"],
  summary: "List notification events, oldest first",
  description:
    "Without `after`: the newest of the last 14 days; those up to `read_until` count as read. " +
    "With it: the events after that one. A person's list leaves out the kinds that they have " +
    "switched off for the bell.",
  access: ["session", "key"],
  inView: "closed",
  request: {
    query: closed({
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: "Default: 50." })),
      language: NotificationIn,
    }),
  },
  responses: {
    200: {
      description: "The events, oldest first.",
      schema: Type.Object(
        {
          items: Type.Array(Event),
          last_id: nullable(Type.Integer(), {
            description:
              "Null if there is none. Where `after` is beyond the newest event, the newest one's " +
              "id (0 if there is none): continue from it.",
          }),
          read_until: nullable(Type.Integer(), {
            description:
              "The account's newest event when you last signed out. Null with `after`, for a " +
              "key, and before the first sign-out.",
          }),
        },
        { title: "EventPage" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended"],
});

export const streamEvents = defineOperation({
  method: "GET",
  path: "/v1/events/stream",
  operationId: "streamEvents",
  tags: ["Activity"],
  summary: "Follow notification events",
  description:
    "Server-sent events. Each message has the event's id as `id`, `notification` as `event`, and " +
    "an Event as JSON in `data`. For kinds that you have switched off for the bell, a `change` " +
    "is sent instead, which only says that data may have changed. A `beat` every 15 seconds " +
    "shows that the connection is open: a client that gets none for 40 seconds should " +
    "reconnect. With the last id as Last-Event-ID, or as `after`, the events since then are " +
    "sent first; otherwise only new ones. Where that is beyond the newest event, a `position` is " +
    "sent first, whose id is the newest event's: forget later ids. An event " +
    "may be sent twice, with the same id. The " +
    "stream ends with the session, after an `ended`. It also ends when the server stops, and for " +
    "a client that reads too slowly or opens more than 20 streams: reconnect with the last id.",
  access: ["session"],
  inView: "closed",
  request: {
    query: closed({
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
      language: NotificationIn,
    }),
    headers: Type.Object({
      "last-event-id": Type.Optional(
        Type.String({
          pattern: "^[0-9]{0,15}$",
          description: "Browsers send it when they reconnect; takes precedence over `after`.",
        }),
      ),
    }),
  },
  responses: {
    200: {
      description: "The messages, until the stream ends.",
      mediaType: "text/event-stream",
      schema: Type.String(),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getEvent = defineOperation({
  method: "GET",
  path: "/v1/events/{id}",
  operationId: "getEvent",
  tags: ["Activity"],
  summary: "Retrieve an event",
  access: ["session", "key"],
  inView: "closed",
  request: {
    params: closed({ id: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    query: closed({ language: NotificationIn }),
  },
  responses: { 200: { description: "The event.", schema: Event } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
