import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const doors = [
  { key: 'watches', to: paths.catalog() },
  { key: 'jewelry', to: paths.jewelryList() },
  { key: 'bags', to: paths.bagList() },
] as const

/** The three kinds, on the first screen (EDN-08). */
export function Doors({ counts }: { counts: Record<(typeof doors)[number]['key'], number | null> }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('home.doors')} className="wrap mt-5 md:mt-6">
      <ul className="grid grid-cols-3 gap-1 min-[360px]:gap-2 md:gap-6">
        {doors.map(({ key, to }) => (
          <li key={key}>
            <a
              href={to}
              className="quiet-link block border border-hairline px-1.5 py-2.5 min-[360px]:px-2.5 hover:border-brass md:flex md:items-baseline md:justify-between md:px-6 md:py-4"
            >
              <span className="display-small block text-13 min-[360px]:text-15 md:text-20">{t(`header.${key}`)}</span>
              {counts[key] !== null && (
                <span className="block text-[11px] whitespace-nowrap text-stone min-[360px]:text-12 md:text-13">
                  {t('catalog.found', { count: counts[key] })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
