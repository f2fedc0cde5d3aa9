import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { LiveChanges, LiveQuery, Presence, PresencePage, PresenceQuery } from '#contract/staff/live.ts'

/** `GET /api/staff/events/` responds with an event stream if the client accepts `text/event-stream`. */
export const staffLiveEndpoints = {
  'GET /api/staff/events/': { query: LiveQuery, response: { 200: LiveChanges } },
  'GET /api/staff/presence/': { query: PresenceQuery, response: { 200: PresencePage } },
  'POST /api/staff/presence/': { body: Presence, response: { 200: PresencePage } },
} as const satisfies Endpoints
