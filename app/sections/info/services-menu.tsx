import { useLocation } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'

const links = [
  { key: 'info.allServices', to: paths.services },
  { key: 'menu.appointment', to: paths.appointment },
  { key: 'menu.authenticity', to: paths.authenticity },
  { key: 'menu.service', to: paths.service },
  { key: 'header.watchBuyback', to: paths.watchBuyback },
] as const

/** The services beside each other, on every page of theirs (INFO-01). */
export function ServicesMenu() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('info.servicesMenu')}>
      <Label>{t('header.services')}</Label>
      <ul className="mt-4 border-t border-hairline">
        {links.map(({ key, to }) => (
          <li key={to} className="border-b border-hairline">
            <a
              href={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="quiet-link flex min-h-12 items-center justify-between gap-4 aria-[current=page]:after:size-1.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-brass"
            >
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
