import { lazy, Suspense } from 'react'
import { useSessionState } from '#app/client/session.ts'

const SignedInMenu = lazy(() => import('#app/sections/account/signed-in-menu.tsx'))

type Props = { variant: 'above' | 'beside' }

/**
 * Account links on a public page, for signed-in customers: beside the page on wide screens, else behind a button above it. Reserves its
 * space, so that the layout does not shift.
 */
export function PublicAccountMenu({ variant }: Props) {
  const isSignedIn = useSessionState() === 'in'
  return (
    <div className={variant === 'above' ? 'min-h-8 md:min-h-10 wide:hidden' : 'max-wide:hidden'}>
      {isSignedIn && (
        <Suspense>
          <SignedInMenu variant={variant} />
        </Suspense>
      )}
    </div>
  )
}
