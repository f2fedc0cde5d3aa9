import { lazy, Suspense } from 'react'
import { useIsSignedIn } from '#app/client/session.ts'

const OwnThingsSource = lazy(() => import('#app/sections/shell/own-things-source.tsx'))

/** Once somebody is signed in, asks for what they have, for the header, cards and pieces to show. Draws nothing itself. */
export function OwnThings() {
  if (!useIsSignedIn()) return null
  return (
    <Suspense>
      <OwnThingsSource />
    </Suspense>
  )
}
