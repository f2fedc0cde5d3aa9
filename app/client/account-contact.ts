import { callApi } from '#app/client/call-api.ts'
import { type Contact, emptyContact, readMemory, rememberContact } from '#app/client/contact-memory.ts'
import { forgetContact } from '#app/client/contact-storage.ts'
import { meQuery } from '#app/client/profile.ts'
import { queryClient } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { sessionOwner } from '#app/client/session.ts'
import type { Me } from '#contract/profile.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { personName } from '#contract/rules/person-name.ts'
import { formatPhone, shownPhone } from '#contract/rules/phone.ts'

/**
 * Returns the signed-in customer's contact from the account. Fills missing fields from the contact stored on this device, then from the
 * latest order. Skips a source that names a different person. Rejects if the account cannot be loaded.
 */
export async function loadAccountContact(): Promise<Contact> {
  const owner = sessionOwner()
  const me = await queryClient.ensureQueryData(meQuery())
  if (sessionOwner() !== owner) return emptyContact
  const contact = complete(contactOf(me), recallFor(owner, me))
  if (contact.name && contact.phone && contact.email) return contact
  return complete(contact, await readLatestOrder().catch(() => null))
}

function contactOf(me: Me): Contact {
  const { first_name: firstName, last_name: lastName } = me
  const phone = me.phone ? formatPhone(`+${me.phone}`) : ''
  return { ...emptyContact, name: personName(firstName, lastName), firstName, lastName, phone, email: me.email ?? me.sign_in_email ?? '' }
}

/**
 * Returns the contact stored on this device if the customer gave it while signed in. Adopts a contact given while signed out if it has the
 * customer's verified phone or email. Deletes any other contact.
 */
function recallFor(owner: string | null, me: Me): Contact | null {
  const memory = readMemory()
  if (!memory || memory.owner === owner) return memory && memory.contact
  if (memory.owner === null && isGivenBy(memory.contact, me)) {
    rememberContact(memory.contact)
    return memory.contact
  }
  forgetContact()
  return null
}

function isGivenBy({ phone, email }: Contact, me: Me): boolean {
  const isOwnPhone = me.phone !== null && phone.replaceAll(/\D/g, '') === me.phone
  return isOwnPhone || (me.sign_in_email !== null && email.trim().toLowerCase() === me.sign_in_email.toLowerCase())
}

/**
 * Fills empty fields of `contact` from `more`, unless the two contacts have different names. The full name, first name and last name always
 * come from the same contact.
 */
function complete(contact: Contact, more: Contact | null): Contact {
  if (!more || (contact.name && more.name && more.name.toLowerCase() !== contact.name.toLowerCase())) return contact
  const { name, firstName, lastName, ...rest } = contact.name ? contact : more
  const either = (field: keyof typeof rest) => contact[field] || more[field]
  return { name, firstName, lastName, phone: either('phone'), email: either('email'), channel: either('channel'), city: either('city') }
}

async function readLatestOrder(): Promise<Contact | null> {
  const latest = await queryClient.fetchQuery({
    queryKey: [...queryKeys.orders, 'latest contact'],
    queryFn: ({ signal }) => callApi('GET /api/orders/', { query: { ordering: 'newest', page_size: 1 }, signal }),
    staleTime: minuteMs,
  })
  const [order] = Array.isArray(latest) ? latest : latest.results
  return order ? { ...emptyContact, ...contactOfOrder(order.contact) } : null
}

type OrderContact = { first_name: string; last_name: string; phone: string; email: string }

export function contactOfOrder({ first_name: firstName, last_name: lastName, phone, email }: OrderContact): Partial<Contact> {
  return { name: personName(firstName, lastName), firstName, lastName, phone: shownPhone(phone), email }
}
