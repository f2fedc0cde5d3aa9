import { useLocation } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { serviceLinks } from '#app/sections/header/nav-links.ts'
import { LinkList } from '#app/sections/info/link-list.tsx'

const links = [
  { key: 'info.allServices', to: paths.services },
  ...serviceLinks,
  { key: 'header.watchBuyback', to: paths.watchBuyback },
] as const

export function ServicesMenu() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  return (
    <LinkList
      name={t('info.servicesMenu')}
      heading={t('header.services')}
      links={links.map(({ key, to }) => ({ to, text: t(key), isCurrent: pathname === to }))}
      className="min-h-12 justify-between gap-4 aria-[current=page]:after:size-1.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-brass"
    />
  )
}
