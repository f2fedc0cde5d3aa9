import type { Permission } from '#contract/staff/permissions.ts'
import type { StaffReach } from '#contract/staff/reach.ts'
import { channelsOf, type Reach } from '#server/domain/people/reach.ts'

/** Presents how to reach a person; email and phone only to a reader who may see contacts. */
export function presentReach(reach: Reach, permissions: ReadonlySet<Permission>): StaffReach {
  const maySeeContacts = permissions.has('person.contact')
  return {
    channels: channelsOf(reach),
    email: (maySeeContacts && reach.email) || null,
    phone: (maySeeContacts && reach.phone) || null,
  }
}
