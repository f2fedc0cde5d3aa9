import { Link } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

export function FavoriteTabs({ areSearches }: { areSearches: boolean }) {
  const { t } = useI18n()
  const tabs = [
    { key: 'pieces', to: paths.favorites, isShown: !areSearches },
    { key: 'searches', to: paths.savedSearches, isShown: areSearches },
  ] as const
  return (
    <nav aria-label={t('alerts.tabs.label')} className="flex gap-6">
      {tabs.map(({ key, to, isShown }) => (
        <Link
          key={key}
          to={to}
          replace
          preventScrollReset
          aria-current={isShown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-b border-transparent text-stone transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {t(`alerts.tabs.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
