import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { AccountLinks } from '#app/sections/account/account-links.tsx'

/** Switches between the page and the account links, by default only on narrow screens. The page stays mounted. */
export function AccountMenu({ height = 'min-h-12', isAtEveryWidth = false }: { height?: string; isAtEveryWidth?: boolean }) {
  const { t } = useI18n()
  return (
    <details className={`peer no-print group ${isAtEveryWidth ? '' : 'wide:hidden'}`}>
      <summary className={`quiet-link -ml-2.5 inline-flex items-center gap-2 px-2.5 text-stone ${height}`}>
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
