import { Search } from 'lucide-react'
import { NavLink } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { AccountMenu } from '#backoffice/sections/shell/account-menu.tsx'
import { NavigationCount } from '#backoffice/sections/shell/navigation-count.tsx'
import { NoticesButton } from '#backoffice/sections/shell/notices-button.tsx'
import { useNavigationItems } from '#backoffice/sections/shell/use-navigation-items.ts'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { overlayStore } from '#backoffice/ui/overlays.ts'

const entry =
  'flex h-8 w-full items-center gap-2.5 rounded-2 px-2.5 text-13 text-stone transition-colors hover:bg-ivory hover:text-ink aria-[current=page]:bg-ivory aria-[current=page]:font-medium aria-[current=page]:text-ink touch:min-h-11 max-xl:h-10 max-xl:justify-center max-xl:px-0'

export function SideNavigation() {
  const { t } = useI18n()
  const places = useNavigationItems()
  return (
    <aside className="no-print sticky top-0 flex h-dvh flex-col border-r border-hairline bg-sunk max-md:hidden">
      <p
        aria-hidden="true"
        className="flex h-13 items-center px-5 text-13 font-medium tracking-[0.24em] uppercase max-xl:justify-center max-xl:px-0"
      >
        <span className="xl:hidden">V</span>
        <span className="max-xl:hidden">{t('common.productName')}</span>
      </p>
      <div className="px-2.5 pb-3 max-xl:px-1.5">
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => overlayStore.set('search')}
          className="flex h-8 w-full items-center gap-2.5 rounded-2 border border-hairline bg-raised px-2.5 text-13 text-stone transition-colors hover:border-edge hover:text-ink touch:min-h-11 max-xl:h-10 max-xl:justify-center max-xl:px-0"
        >
          <Search aria-hidden="true" size={15} />
          <span className="flex-1 text-left max-xl:sr-only">{t('shell.search')}</span>
          <span className="max-xl:hidden">
            <KeyHint keys="mod+k" />
          </span>
        </button>
      </div>
      <nav aria-label={t('shell.navigation')} className="min-h-0 flex-1 overflow-y-auto px-2.5 max-xl:px-1.5">
        <ul className="grid gap-0.5">
          {places.map((place) => (
            <li key={place.path}>
              <NavLink to={place.path} end={place.path === '/'} className={`${entry} relative`} title={t(place.label)}>
                <place.icon aria-hidden="true" size={16} />
                <span className="max-xl:sr-only">{t(place.label)}</span>
                <NavigationCount
                  item={place}
                  className="ml-auto text-12 text-stone max-xl:absolute max-xl:top-1 max-xl:right-1 max-xl:ml-0 max-xl:text-11"
                />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-hairline p-2.5 max-xl:p-1.5">
        <NoticesButton className={entry} />
        <AccountMenu className={entry} />
      </div>
    </aside>
  )
}
