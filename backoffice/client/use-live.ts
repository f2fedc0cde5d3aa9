import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { sessionStore } from '#backoffice/client/session.ts'

const pollMs = 15_000

/**
 * Shows what others change: the server names what changed, and what was read of it is read again. Where event streams are cut,
 * everything that is shown is read again every 15 seconds; so it is after a connection that was lost for too long.
 */
export function useLive(queries: QueryClient): void {
  useEffect(() => {
    const refetchAll = () => void queries.invalidateQueries({ refetchType: 'active' })
    const refetch = ({ kind, id, action }: Changed) => {
      // somebody came or left; the record is as it was
      if (action === 'presence') return void queries.invalidateQueries({ queryKey: queryKeys.presence(kind, id) })
      void queries.invalidateQueries({ queryKey: queryKeys.subject(kind) })
      // how many owners there are decides whether wallets can be changed
      if (kind === 'staff') void queries.invalidateQueries({ queryKey: queryKeys.wallets })
      void queries.invalidateQueries({ queryKey: queryKeys.counts })
      // every change is an entry of the audit log
      void queries.invalidateQueries({ queryKey: queryKeys.audit.all })
    }
    let source = openEvents(refetch, refetchAll)
    const poll = setInterval(() => {
      // refused, as while nobody is signed in: the browser does not try again by itself
      if (source.readyState === EventSource.CLOSED) source = openEvents(refetch, refetchAll)
      if (source.readyState !== EventSource.OPEN && document.visibilityState === 'visible') refetchAll()
    }, pollMs)
    return () => {
      clearInterval(poll)
      source.close()
    }
  }, [queries])
}

type Changed = { kind: string; id: string; action: string }

/**
 * The first connection begins where the session was read: a page may have read a record before it is open. The browser connects again by
 * itself and names the last event it had; `reset` means that some are gone.
 */
function openEvents(refetch: (changed: Changed) => void, refetchAll: () => void): EventSource {
  const since = sessionStore.get()?.live_since
  const source = new EventSource(`/api/staff/events/${since ? `?since=${since}` : ''}`)
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const changed = changedIn(data)
    if (changed) refetch(changed)
  })
  source.addEventListener('reset', refetchAll)
  return source
}

function changedIn(data: string): Changed | null {
  try {
    const event: unknown = JSON.parse(data)
    if (typeof event !== 'object' || event === null || !('kind' in event)) return null
    const { kind, id, action } = event as Record<keyof Changed, unknown>
    return { kind: String(kind), id: String(id), action: String(action) }
  } catch {
    return null
  }
}
