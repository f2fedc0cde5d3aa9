import { Menu } from 'lucide-react'
import { NavLink } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { NavigationCount } from '#backoffice/sections/shell/navigation-count.tsx'
import { useUnread } from '#backoffice/sections/shell/notices-button.tsx'
import { useNavigationItems } from '#backoffice/sections/shell/use-navigation-items.ts'
import { overlayStore } from '#backoffice/ui/overlays.ts'

const entry =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-11 text-stone aria-[current=page]:font-medium aria-[current=page]:text-ink'

export function BottomNavigation() {
  const { t } = useI18n()
  const unread = useUnread()
  return (
    <nav
      aria-label={t('shell.navigation')}
      className="no-print fixed inset-x-0 bottom-0 z-30 flex border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {useNavigationItems()
        .slice(0, 4)
        .map((place) => (
          <NavLink key={place.path} to={place.path} end={place.path === '/'} className={`${entry} relative`}>
            <place.icon aria-hidden="true" size={20} />
            <span className="max-w-full truncate px-0.5">{t(place.label)}</span>
            <NavigationCount
              item={place}
              className="absolute top-1 left-1/2 ml-2 min-w-4 rounded-full bg-brass px-1 text-center text-11 text-paper"
            />
          </NavLink>
        ))}
      <button type="button" className={entry} onClick={() => overlayStore.set('more')}>
        <span className="relative">
          <Menu aria-hidden="true" size={20} />
          {unread > 0 && <span aria-hidden="true" className="absolute -top-0.5 -right-1 size-2 rounded-full bg-brass" />}
        </span>
        {t('shell.more')}
        {unread > 0 && <span className="sr-only">, {t('notices.unread', { count: unread })}</span>}
      </button>
    </nav>
  )
}
