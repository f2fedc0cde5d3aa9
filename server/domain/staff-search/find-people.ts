import { shownPhone } from '#contract/rules/phone.ts'
import { findPeople as searchPeople } from '#server/domain/people/list-people.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

/** Finds people by name, city, phone or email, most recently active first. */
export const findPeople: Finder = async (ctx, staff, text, max) => {
  const people = await searchPeople(ctx.db, staff, text, max)
  const maySeeContacts = staff.permissions.has('person.contact')
  return people.map(({ id, name, phone, email, city }) => ({
    kind: 'person',
    id: String(id),
    title: name || `№ ${id}`,
    detail: [maySeeContacts && (phone ? shownPhone(phone) : email), city].filter(Boolean).join(' · '),
    status: null,
  }))
}
