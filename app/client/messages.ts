import { callApi } from '#app/client/call-api.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import type { ResponseOf } from '#contract/endpoints.ts'

export type Conversation = ResponseOf<'GET /api/messages/:id/'>
export type OwnThread = ResponseOf<'GET /api/messages/'>['results'][number]
export type ConversationSource = { number: number } | { token: string }

export const threadsQuery = {
  queryKey: [...queryKeys.messages, 'list'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /api/messages/', { signal }),
}

const repeatMs = 30_000

/** Loads one conversation. Polls, because a reply may come while the page is open. */
export const conversationQuery = (source: ConversationSource) => ({
  queryKey: [...queryKeys.messages, source],
  queryFn: () =>
    'token' in source
      ? callApi('POST /api/message-links/open/', { body: { token: source.token } })
      : callApi('GET /api/messages/:id/', { params: { id: source.number } }),
  retry: false,
  refetchInterval: repeatMs,
})

/** Replies in a conversation. `key` is the idempotency key; all attempts of one message share it. */
export const writeBack = (source: ConversationSource, message: { body: string; key: string }) =>
  'token' in source
    ? callApi('POST /api/message-links/write/', { body: { token: source.token, ...message } })
    : callApi('POST /api/messages/:id/', { params: { id: source.number }, body: message })
