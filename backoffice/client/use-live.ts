import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateQueries } from '#backoffice/client/invalidate-queries.ts'
import { keysOfChange, queryKeys } from '#backoffice/client/query-keys.ts'
import { sessionStore } from '#backoffice/client/session.ts'

const pollMs = 15_000

/**
 * Applies changes made by others. The server names the changed record, and all queries of that kind of record are invalidated. While the
 * event stream is not open, a visible page refetches all active queries at intervals.
 */
export function useLive(queries: QueryClient): void {
  useEffect(() => {
    const refetchAll = () => invalidateQueries(queries)
    const refetch = ({ kind, id, action }: Changed) => {
      // only the presence changed, not the record
      if (action === 'presence') return invalidateQueries(queries, { queryKey: queryKeys.presence(kind, id) })
      for (const queryKey of keysOfChange(kind)) invalidateQueries(queries, { queryKey })
      invalidateQueries(queries, { queryKey: queryKeys.counts })
      // every change adds an audit entry
      invalidateQueries(queries, { queryKey: queryKeys.audit.all })
    }
    let position = sessionStore.get()?.live_since
    const open = () => {
      const events = openEvents(position, refetch, refetchAll)
      const advance = ({ lastEventId }: MessageEvent) => (position = lastEventId || position)
      for (const type of ['message', 'reset']) events.addEventListener(type, advance)
      return events
    }
    let source = open()
    const poll = setInterval(() => {
      // the browser does not reconnect by itself if the server refused the stream, for example without a session
      if (source.readyState === EventSource.CLOSED) source = open()
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
 * Opens the event stream. `since` is the position at which the session was loaded, so the page gets all changes since then. The browser
 * reconnects by itself and sends the last event id. The event `reset` means that some events are no longer available.
 */
function openEvents(since: string | undefined, refetch: (changed: Changed) => void, refetchAll: () => void): EventSource {
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
