import type { ReactNode } from 'react'
import { useSessionState } from '#app/client/session.ts'
import { AccountLinks } from '#app/sections/account/account-links.tsx'
import { AccountMenu } from '#app/sections/account/account-menu.tsx'
import { SignedOut } from '#app/sections/account/signed-out.tsx'
import { useAskToSignIn } from '#app/sections/use-ask-to-sign-in.ts'
import { useFocusRestore } from '#app/ui/use-focus-restore.ts'

type Props = {
  title: string
  lead?: string
  beside?: ReactNode
  /** The page takes the full width. The account links are then behind a button at every screen width. */
  isWide?: boolean
  children: ReactNode
}

type PrivateProps = Props & {
  /** Shown until the session is known. Must have the size of the children. */
  skeleton: ReactNode
  signedOutText: string
}

/**
 * A page for signed-in customers. Shows skeletons until the session is known. Opens the sign-in for a signed-out visitor, and shows a link
 * to it.
 */
export function PrivateAccountLayout({ skeleton, signedOutText, children, beside, ...rest }: PrivateProps) {
  const session = useSessionState()
  useAskToSignIn()
  const shown = { unknown: skeleton, in: children, out: <SignedOut text={signedOutText} /> }
  return (
    <AccountLayout {...rest} beside={session === 'out' ? undefined : beside}>
      {shown[session]}
    </AccountLayout>
  )
}

const columns = 'wide:grid wide:grid-cols-[200px_minmax(0,1fr)] wide:gap-x-12 wide:pt-12 xl:grid-cols-[240px_minmax(0,1fr)] xl:gap-x-24'

export function AccountLayout({ title, lead, beside, isWide = false, children }: Props) {
  const page = useFocusRestore<HTMLDivElement>()
  return (
    <div className={`wrap pt-2 pb-24 wide:pb-32 print:block ${isWide ? 'wide:pt-6' : columns}`}>
      {!isWide && (
        <aside className="no-print max-wide:hidden">
          <div className="account-aside">
            <AccountLinks />
          </div>
        </aside>
      )}
      <AccountMenu isAtEveryWidth={isWide} />
      <div ref={page} className="account-page min-w-0">
        <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 max-wide:mt-4 wide:mb-12">
          <h1 tabIndex={-1} className="display text-32 wrap-break-word outline-none sm:text-44">
            {title}
          </h1>
          {beside}
          {lead && <p className="w-full max-w-160 text-stone">{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}
