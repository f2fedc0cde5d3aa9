import { lazy, Suspense } from 'react'
import { useSessionState } from '#app/client/session.ts'

const SignedInMenu = lazy(() => import('#app/sections/account/signed-in-menu.tsx'))

type Props = { variant: 'above' | 'beside' }

/**
 * The links of the account area on a page that everybody may read: for who is signed in. `variant`: above the page
 * behind an arrow, or beside it where there is room. Their space is taken from what surrounds them: nothing jumps.
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
