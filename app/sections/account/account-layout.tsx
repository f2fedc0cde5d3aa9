import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSessionState } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { AccountLinks } from '#app/sections/account/account-links.tsx'
import { SignedOut } from '#app/sections/account/signed-out.tsx'
import { useAskToSignIn } from '#app/sections/use-ask-to-sign-in.ts'
import { useFocusRestore } from '#app/ui/use-focus-restore.ts'

type Props = {
  title: string
  /** One sentence below the title. */
  lead?: string
  /** The end of the title's line: a count, a switch. */
  beside?: ReactNode
  children: ReactNode
}

type PrivateProps = Props & {
  /** Replaces the children until the session is known: of the children's size. */
  skeleton: ReactNode
  /** What a person finds here once signed in, in one sentence. */
  signedOutText: string
}

/**
 * A page of the account area for signed-in people alone: skeletons, the way to sign in, or the page (NAV-10). A
 * signed-out visitor gets the sign-in over it (LIST-02, HDR-02).
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

/** The account area around a page: its links beside it, or behind a back arrow where there is no room (NAV-10, NAV-11). */
export function AccountLayout({ title, lead, beside, children }: Props) {
  const page = useFocusRestore<HTMLDivElement>()
  return (
    <div className="wrap pt-2 pb-24 wide:grid wide:grid-cols-[200px_minmax(0,1fr)] wide:gap-x-12 wide:pt-12 wide:pb-32 xl:grid-cols-[240px_minmax(0,1fr)] xl:gap-x-24 print:block">
      <aside className="no-print max-wide:hidden">
        <div className="account-aside">
          <AccountLinks />
        </div>
      </aside>
      <AccountMenu />
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

/** On narrow screens: back from the page to the links of the area, and back again. The page below waits as it was. */
function AccountMenu() {
  const { t } = useI18n()
  return (
    <details className="peer no-print group wide:hidden">
      <summary className="quiet-link -ml-2.5 inline-flex min-h-12 items-center gap-2 px-2.5 text-stone">
        <ArrowLeft aria-hidden="true" size={20} />
        <span className="group-open:hidden">{t('profile.menu.label')}</span>
        <span className="hidden group-open:inline">{t('profile.menu.back')}</span>
      </summary>
      <div className="pt-4 text-17">
        <h2 className="display mb-8 text-32">{t('profile.menu.label')}</h2>
        <AccountLinks />
      </div>
    </details>
  )
}
