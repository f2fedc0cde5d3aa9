import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newUuid } from '#app/browser/new-uuid.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type PresenceKind = 'piece' | 'order' | 'thread'
export type PresentPerson = StaffResponseOf<'GET /api/staff/presence/'>['results'][number]

/** Heartbeat interval of a page in use. The server drops a person after a minute without a heartbeat. */
const repeatMs = 15_000
const fieldMs = 250
const tab = newUuid()

/**
 * Announces that this page has a record open and which field has the focus (the nearest `data-field`). Returns the other people who have
 * the record open. Only a page in use sends heartbeats, so idle people disappear.
 */
export function usePresence(kind: PresenceKind, id: string): readonly PresentPerson[] {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: queryKeys.presence(kind, id),
    queryFn: () => callStaff('GET /api/staff/presence/', { query: { kind, id } }),
    // a person who times out causes no live event, so this polls
    refetchInterval: ({ state }) => (state.data?.results.length ? repeatMs : false),
  })
  useEffect(
    () =>
      announce(({ field, isLeaving }) => {
        const body = { kind, id, field, tab, is_leaving: isLeaving }
        // the response lists everyone who is present
        callStaff('POST /api/staff/presence/', { body, keepalive: isLeaving }).then(
          (page) => isLeaving || queries.setQueryData(queryKeys.presence(kind, id), page),
          () => undefined,
        )
      }),
    [queries, kind, id],
  )
  return data?.results ?? []
}

type Use = { field: string | null; isLeaving: boolean }

/** Calls `say` when the person opens the page, moves to another field, uses the page or leaves. Returns a cleanup function. */
function announce(say: (use: Use) => void): () => void {
  let field: string | null = null
  let announcedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const announceNow = () => {
    announcedAt = Date.now()
    say({ field, isLeaving: false })
  }
  const onUse = () => {
    if (document.visibilityState === 'visible' && Date.now() - announcedAt >= repeatMs) announceNow()
  }
  const onFocus = ({ type, target, relatedTarget }: FocusEvent) => {
    const focused = type === 'focusin' ? target : relatedTarget
    const next = focused instanceof Element ? (focused.closest<HTMLElement>('[data-field]')?.dataset.field ?? null) : null
    clearTimeout(timer)
    // debounced: ignores fields that the focus only passes through
    timer = setTimeout(() => {
      if (next === field) return
      field = next
      announceNow()
    }, fieldMs)
  }
  const onLeave = () => say({ field: null, isLeaving: true })
  const uses = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const
  for (const use of uses) addEventListener(use, onUse, { passive: true })
  for (const change of ['focusin', 'focusout'] as const) document.addEventListener(change, onFocus)
  addEventListener('pagehide', onLeave)
  announceNow()
  return () => {
    clearTimeout(timer)
    for (const use of uses) removeEventListener(use, onUse)
    for (const change of ['focusin', 'focusout'] as const) document.removeEventListener(change, onFocus)
    removeEventListener('pagehide', onLeave)
    onLeave()
  }
}
