import { lazy, Suspense } from 'react'
import { useSessionState } from '#app/client/session.ts'

const SignedInMenu = lazy(() => import('#app/sections/account/signed-in-menu.tsx'))

type Props = { variant: 'above' | 'beside' }

/**
 * The account links on a public page, for signed-in customers: above the page behind an arrow, or beside it on wide
 * screens. The space is reserved, so that nothing shifts.
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
