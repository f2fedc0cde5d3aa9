import { useEffect, useMemo, useState } from 'react'
import { useStore } from '#app/browser/store.ts'
import { type Contact, recallContact, rememberContact } from '#app/client/contact-memory.ts'
import { contactMemory } from '#app/client/contact-storage.ts'
import { useSessionOwner, useSessionState } from '#app/client/session.ts'
import { offices } from '#contract/offices.ts'

/**
 * Returns the contact of the person who fills in a form. For a customer: from the account, this device and the latest order. For a
 * signed-out visitor: from this device. Null if nothing is known. Undefined on the server, until hydration and while loading.
 */
export function useKnownContact(): Contact | null | undefined {
  const owner = useSessionOwner()
  const session = useSessionState()
  const stored = useStore<string | null>(contactMemory)
  const [loaded, setLoaded] = useState<{ owner: string; contact: Contact | null } | null>(null)
  useEffect(() => {
    if (!owner) return
    let isStale = false
    const settle = (contact: Contact | null) => void (isStale || setLoaded({ owner, contact }))
    void load().then(settle, () => settle(null))
    return () => {
      isStale = true
    }
  }, [owner, stored])
  // `recallContact` reads the text `stored` from the browser's storage, so the linter does not see the dependency
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const visitor = useMemo(() => recallContact(null), [stored])
  if (session === 'unknown') return undefined
  if (session === 'out') return visitor
  return loaded?.owner === owner ? loaded.contact : undefined
}

const load = () => import('#app/client/account-contact.ts').then((file) => file.loadAccountContact())

type Given = { name: string; phone: string; email?: string | undefined; channel?: string; city?: string }

/**
 * Remembers the contact of a submitted form. `email` is undefined if the form has no email field. `city` is the key or the name of an
 * office.
 */
export function rememberGiven({ name, phone, email, channel = '', city = '' }: Given): void {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  const office = offices.find((one) => [one.key, one.city.ru, one.city.en].some((text) => text === city))
  rememberContact({
    name: name.trim(),
    firstName,
    lastName: others.join(' '),
    phone: phone.trim(),
    ...(email === undefined ? {} : { email: email.trim() }),
    ...(channel ? { channel } : {}),
    ...(office ? { city: office.key } : {}),
  })
}
