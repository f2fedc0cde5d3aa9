import { officeClock } from '#contract/rules/visit-times.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { StaffVisit } from '#contract/staff/visits.ts'
import type { ListedVisit } from '#server/domain/visits/list-visits.ts'

/** A visit by the clock of its office. */
export function presentVisit(
  { id, office, starts_at: startsAt, cancelled_at: cancelledAt, fields }: ListedVisit,
  permissions: ReadonlySet<Permission>,
): StaffVisit {
  const { name, phone, comment } = fields
  return {
    id,
    office,
    starts_at: startsAt.toISOString(),
    ...officeClock(office, startsAt.getTime()),
    ...(permissions.has('person.contact')
      ? { contact: { name: String(name ?? ''), phone: String(phone ?? ''), comment: String(comment ?? '') } }
      : {}),
    is_cancelled: cancelledAt !== null,
  }
}
