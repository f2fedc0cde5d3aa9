import { QueryClient } from '@tanstack/react-query'
import { addResetHandler } from '#app/client/reset-session.ts'
import { isSignedIn, onSessionChange } from '#app/client/session.ts'

/**
 * Caches a customer's own data (me, cart, lists, orders). Browser only: the server renders anonymous pages, so there it
 * stays empty. Error responses are not retried, lost connections are retried twice.
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
 * Refetches stale data after a change. Cancels a read that began before the change: an invalidation alone would join a first
 * read in progress.
 */
export function refetchAfterChange(queryKey: readonly string[]): void {
  void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }))
}

addResetHandler(() => {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.cancelQueries()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
  // refetches once the page has rendered for the new customer
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

/** Makes the shop's other tabs refetch the data of `queryKey`. */
export function notifyOtherTabs(queryKey: readonly string[]): void {
  if (channel) return channel.postMessage(queryKey)
  // a change may come before `listenToOtherTabs` has run
  const once = new BroadcastChannel(channelName)
  once.postMessage(queryKey)
  once.close()
}

/** Listens to the other tabs, and clears a customer's data when they sign out in one of them. Call it in an effect. */
export function listenToOtherTabs(): () => void {
  channel = new BroadcastChannel(channelName)
  channel.addEventListener(
    'message',
    // a tab with an older version sends the bare name
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
