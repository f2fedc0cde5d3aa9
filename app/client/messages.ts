import { callApi } from '#app/client/call-api.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import type { ResponseOf } from '#contract/endpoints.ts'

export type Conversation = ResponseOf<'GET /api/messages/:id/'>
/** Identifies a conversation: by its number in the account, or by the secret of an email's link. */
export type ConversationSource = { number: number } | { token: string }

export const threadsQuery = {
  queryKey: [...queryKeys.messages, 'list'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /api/messages/', { signal }),
}

const repeatMs = 30_000

/** One conversation. Polled, because a reply may come while the page is open. */
export const conversationQuery = (source: ConversationSource) => ({
  queryKey: [...queryKeys.messages, source],
  queryFn: () =>
    'token' in source
      ? callApi('POST /api/message-links/open/', { body: { token: source.token } })
      : callApi('GET /api/messages/:id/', { params: { id: source.number } }),
  retry: false,
  refetchInterval: repeatMs,
})

/** Replies in a thread. `key` is the idempotency key, the same for all attempts of one message. */
export const writeBack = (source: ConversationSource, message: { body: string; key: string }) =>
  'token' in source
    ? callApi('POST /api/message-links/write/', { body: { token: source.token, ...message } })
    : callApi('POST /api/messages/:id/', { params: { id: source.number }, body: message })
