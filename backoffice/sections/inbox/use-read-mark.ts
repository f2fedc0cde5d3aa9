import { useEffect, useRef } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { type StaffThread, threadQuery } from '#backoffice/client/threads.ts'
import { useIsVisible } from '#backoffice/ui/use-is-visible.ts'

export function useReadMark(thread: StaffThread | undefined): void {
  const isVisible = useIsVisible()
  const id = thread?.id
  const heardAt = thread?.is_unread ? thread.heard_at : null
  const noted = useRef('')
  useEffect(() => {
    const reading = `${id} ${heardAt}`
    if (id === undefined || !heardAt || !isVisible || noted.current === reading) return
    noted.current = reading
    const note = async () => {
      try {
        await markRead(id, heardAt)
      } catch {
        // allows another attempt when the effect runs again, for example after the thread's next message
        noted.current = ''
      }
    }
    void note()
  }, [id, heardAt, isVisible])
}

/** Stores that the person has read a thread up to `readTo`. Null marks the thread as unread. */
export async function markRead(id: number, readTo: string | null): Promise<void> {
  await callStaff('PUT /api/staff/threads/:id/read/', { params: { id }, body: { read_to: readTo } })
  queryClient.setQueryData(threadQuery(id).queryKey, (thread) => thread && { ...thread, is_unread: readTo === null })
  await Promise.all([queryKeys.threads.lists, queryKeys.counts].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
