import { useEffect, useRef } from 'react'
import { useKnownContact } from '#app/client/known-contact.ts'
import { type CheckoutValues, contactFields } from '#app/features/checkout/checkout-fields.ts'

const emptyContact = Object.fromEntries(contactFields.map((field) => [field, '']))

/** Fills empty contact fields once the contact is known. The returned function clears the fields; they then stay empty. */
export function usePrefilledContact(fill: (change: (known: CheckoutValues) => Partial<CheckoutValues>) => void): () => void {
  const known = useKnownContact()
  const isDone = useRef(false)
  useEffect(() => {
    if (!known || isDone.current) return
    isDone.current = true
    fill((typed) => {
      const { firstName, lastName, phone, email } = known
      return {
        firstName: typed.firstName || firstName,
        lastName: typed.lastName || lastName,
        phone: typed.phone || phone,
        email: typed.email || email,
      }
    })
  }, [known, fill])
  return () => {
    isDone.current = true
    fill(() => emptyContact)
  }
}
