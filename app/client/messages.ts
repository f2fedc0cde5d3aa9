import { callApi } from '#app/client/call-api.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import type { ResponseOf } from '#contract/endpoints.ts'

export type Conversation = ResponseOf<'GET /api/messages/:id/'>
/** Where a conversation comes from: the account, or the secret of a letter's link. */
export type ConversationSource = { number: number } | { token: string }

/** What somebody asked the shop, by their account. */
export const threadsQuery = {
  queryKey: [...queryKeys.messages, 'list'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /api/messages/', { signal }),
}

const repeatMs = 30_000

/** One conversation; read again now and then, for a reply may come while somebody looks. */
export const conversationQuery = (source: ConversationSource) => ({
  queryKey: [...queryKeys.messages, source],
  queryFn: () =>
    'token' in source
      ? callApi('POST /api/message-links/open/', { body: { token: source.token } })
      : callApi('GET /api/messages/:id/', { params: { id: source.number } }),
  retry: false,
  refetchInterval: repeatMs,
})

/** Writes back. `key` is the same for each try of one message. */
export const writeBack = (source: ConversationSource, message: { body: string; key: string }) =>
  'token' in source
    ? callApi('POST /api/message-links/write/', { body: { token: source.token, ...message } })
    : callApi('POST /api/messages/:id/', { params: { id: source.number }, body: message })
