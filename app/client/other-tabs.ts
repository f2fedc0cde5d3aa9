import { queryClient } from '#app/client/query-client.ts'
import { isSignedIn, onSessionChange } from '#app/client/session.ts'

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

/** Listens to the other tabs, and clears a customer's data when they sign out in one of them (SEC-B11). Call it in an effect. */
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
