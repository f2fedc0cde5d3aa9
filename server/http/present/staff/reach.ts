import type { Permission } from '#contract/staff/permissions.ts'
import type { StaffReach } from '#contract/staff/reach.ts'
import { channelsOf, type Reach } from '#server/domain/people/reach.ts'

export function presentReach(reach: Reach, permissions: ReadonlySet<Permission>): StaffReach {
  const { email, unverifiedEmail, phone } = reach
  const contact = { email, phone, ...(unverifiedEmail ? { unverified_email: unverifiedEmail } : {}) }
  return { channels: channelsOf(reach), contact: permissions.has('person.contact') ? contact : null }
}
