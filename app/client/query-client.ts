import { QueryClient } from '@tanstack/react-query'
import { addResetHandler } from '#app/client/reset-session.ts'
import { isSignedIn, onSessionChange } from '#app/client/session.ts'

/**
 * Cache of the customer's own data (account, cart, lists, orders). Stays empty on the server, which renders anonymous pages. Retries twice
 * after a lost connection, never after an error response.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !('status' in error && Number(error.status) >= 400),
    },
  },
})

/**
 * Refetches after a change. Cancels reads in progress first, because the invalidation would otherwise reuse a read that began before the
 * change.
 */
export function refetchAfterChange(queryKey: readonly string[]): void {
  void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }))
}

addResetHandler(() => {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.cancelQueries()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
  // waits until the page has rendered for the new customer
  if (isSignedIn())
    setTimeout(
      () =>
        void queryClient.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'idle',
        }),
    )
})

const channelName = 'own-things'
let channel: BroadcastChannel | undefined

export function notifyOtherTabs(queryKey: readonly string[]): void {
  if (channel) return channel.postMessage(queryKey)
  // no channel is open before `listenToOtherTabs` is called
  const once = new BroadcastChannel(channelName)
  once.postMessage(queryKey)
  once.close()
}

/** Refetches data that another tab changed, and clears the cache when the customer signs out in any tab. Call it in an effect. */
export function listenToOtherTabs(): () => void {
  channel = new BroadcastChannel(channelName)
  channel.addEventListener(
    'message',
    // a tab with an older version of the shop sends a string instead of an array
    ({ data }: MessageEvent<string | readonly string[]>) => void queryClient.invalidateQueries({ queryKey: [data].flat() }),
  )
  const unsubscribe = onSessionChange(() => {
    if (!isSignedIn()) queryClient.clear()
  })
  return () => {
    channel?.close()
    channel = undefined
    unsubscribe()
  }
}
