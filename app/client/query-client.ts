import { QueryClient } from '@tanstack/react-query'
import { addResetHandler } from '#app/client/reset-session.ts'
import { isSignedIn, onSessionChange } from '#app/client/session.ts'

/**
 * A customer's own data (me, cart, lists, orders), queried in the browser only: the server renders every page for
 * nobody, so there this stays empty. An error response is not retried, a lost connection twice.
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
 * Fetches again what a change has made stale. A read that began before the change does not know of it, so it is cancelled:
 * an invalidation alone would join one that is the first.
 */
export function refetchAfterChange(queryKey: readonly string[]): void {
  void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }))
}

/** Clears one person's data for the next; what a page still shows is fetched again in the new name. */
addResetHandler(() => {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.cancelQueries()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
  // once the page has rendered the new person
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

/** Tells the shop's other tabs that a customer's data has changed: they refetch it. */
export function notifyOtherTabs(queryKey: readonly string[]): void {
  if (channel) return channel.postMessage(queryKey)
  // a person can be quicker than the listener is loaded
  const once = new BroadcastChannel(channelName)
  once.postMessage(queryKey)
  once.close()
}

/** Listens to the other tabs, and clears a customer's data when they sign out in one of them. Call it in an effect. */
export function listenToOtherTabs(): () => void {
  channel = new BroadcastChannel(channelName)
  channel.addEventListener(
    'message',
    // a tab of an older version sends the bare name
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
