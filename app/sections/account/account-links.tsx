import { useLocation } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useSessionState } from '#app/client/session.ts'
import { useSignOut } from '#app/client/sign-out.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const links = [
  { key: 'profile.menu.profile', to: paths.profile },
  { key: 'profile.menu.purchaseHistory', to: paths.purchaseHistory },
  { key: 'profile.menu.messages', to: paths.messages },
  { key: 'header.favorites', to: paths.favorites },
  { key: 'header.compare', to: paths.compare },
  { key: 'header.cart', to: paths.cart },
  { key: 'menu.faq', to: paths.faq },
  { key: 'menu.support', to: paths.support },
] as const

const row =
  'quiet-link flex min-h-12 w-full items-center justify-between gap-4 text-left aria-[current=page]:after:size-1.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-brass'

export function AccountLinks() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('profile.menu.label')}>
      <ul className="border-t border-hairline">
        {links.map(({ key, to }) => (
          <li key={to} className="border-b border-hairline">
            <a href={to} aria-current={pathname === to ? 'page' : undefined} className={row}>
              {t(key)}
            </a>
          </li>
        ))}
        <li>
          <SignOut />
        </li>
      </ul>
    </nav>
  )
}

/** Sign-out button, or a link to the sign-in. Reserves the height of the row until the session is known. */
function SignOut() {
  const { t } = useI18n()
  const session = useSessionState()
  const signOut = useSignOut()
  if (session === 'unknown') return <span className="block min-h-12" />
  if (session === 'out')
    return (
      <a href={paths.login()} className={`${row} text-stone`}>
        {t('profile.menu.signIn')}
      </a>
    )
  return (
    <button type="button" onClick={signOut} className={`${row} text-stone`}>
      {t('profile.menu.signOut')}
    </button>
  )
}
