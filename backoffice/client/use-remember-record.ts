import { useEffect } from 'react'
import { type RecentRecord, rememberRecord } from '#backoffice/client/recent-records.ts'
import { useSession } from '#backoffice/client/use-staff.ts'

/** Adds the page's record to the ten recent records that ⌘K lists first. */
export function useRememberRecord(record: RecentRecord | null | undefined): void {
  const { id } = useSession().staff
  const text = record ? JSON.stringify(record) : null
  useEffect(() => {
    if (text) rememberRecord(id, JSON.parse(text))
  }, [id, text])
}
