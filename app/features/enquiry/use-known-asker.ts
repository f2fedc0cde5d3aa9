import { useEffect, useState } from 'react'
import type { Prefill } from '#app/client/profile.ts'
import { useSessionOwner } from '#app/client/session.ts'

/** What is known of the signed-in person, to begin a form with (FORM-01); undefined for nobody, and when it cannot be loaded. */
export function useKnownAsker(): Pick<Prefill, 'name' | 'phone' | 'email'> | undefined {
  const owner = useSessionOwner()
  const [known, setKnown] = useState<{ owner: string; prefill: Prefill } | null>(null)
  useEffect(() => {
    if (!owner) return
    let isStale = false
    void load().then(
      (prefill) => !isStale && setKnown({ owner, prefill }),
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [owner])
  return known && known.owner === owner ? known.prefill : undefined
}

const load = () => import('#app/client/profile.ts').then(({ loadPrefill }) => loadPrefill())
