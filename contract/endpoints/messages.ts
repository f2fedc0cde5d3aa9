import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { IdParam } from '#contract/id.ts'
import { OpenThreadLink, OwnConversation, OwnThreads, WriteBack, WriteBackByLink } from '#contract/messages.ts'

const params = z.object({ id: IdParam })

export const messageEndpoints = {
  'GET /api/messages/': { response: { 200: OwnThreads } },
  'GET /api/messages/:id/': { params, response: { 200: OwnConversation } },
  'POST /api/messages/:id/': { params, body: WriteBack, response: { 200: OwnConversation } },
  'POST /api/message-links/open/': { body: OpenThreadLink, response: { 200: OwnConversation } },
  'POST /api/message-links/write/': { body: WriteBackByLink, response: { 200: OwnConversation } },
} as const satisfies Endpoints
