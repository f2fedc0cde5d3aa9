import { queryClient } from '#app/client/query-client.ts'
import { isSignedIn, onSessionChange } from '#app/client/session.ts'

const name = 'own-things'
let channel: BroadcastChannel | undefined

/** Tells the shop's other tabs that something of a person's own has changed: they ask for it anew. */
export function tellOtherTabs(what: string): void {
  if (channel) return channel.postMessage(what)
  // a person can be quicker than what listens is loaded
  const once = new BroadcastChannel(name)
  once.postMessage(what)
  once.close()
}

/** Listens to the other tabs, and forgets a person's things when they sign out in one of them (SEC-B11). Call it in an effect. */
export function hearOtherTabs(): () => void {
  channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent) => void queryClient.invalidateQueries({ queryKey: [String(data)] }))
  const forget = onSessionChange(() => {
    if (!isSignedIn()) queryClient.clear()
  })
  return () => {
    channel?.close()
    channel = undefined
    forget()
  }
}
