import type { Finder } from '#server/domain/staff-search/finder.ts'
import { searchThreads } from '#server/domain/threads/list-threads.ts'

/**
 * Finds threads by number, by piece, by words of the enquiry, and by the person's name, phone or email. Searches names, phones and emails
 * only if the staff member may read contacts. Returns overdue threads first, then the others by latest activity.
 */
export const findThreads: Finder = async (ctx, staff, text, max) => {
  const threads = await searchThreads(ctx, staff, text, max)
  const maySeeName = staff.permissions.has('person.contact')
  return threads.map(({ id, name, piece, excerpt, status }) => ({
    kind: 'thread',
    id: String(id),
    title: `№ ${id}`,
    detail: [maySeeName && name, piece ?? excerpt.slice(0, 60)].filter(Boolean).join(' · '),
    status,
  }))
}
