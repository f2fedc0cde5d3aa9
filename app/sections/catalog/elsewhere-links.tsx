import { paths } from '#app/client/paths.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Elsewhere } from '#app/sections/catalog/catalog-data.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'

/** The same words in every category, with how much each has. */
export function ElsewhereLinks({ mode, elsewhere }: { mode: CatalogMode; elsewhere: readonly Elsewhere[] }) {
  const { t, language } = useI18n()
  if (!elsewhere.length) return null
  return (
    <nav aria-label={t('catalog.search.elsewhere')} className="mt-4">
      <ul className="flex flex-wrap gap-x-8">
        {elsewhere.map(({ category, place, count }) => (
          <li key={category}>
            <a
              href={paths.list(place.mode, place.view)}
              aria-current={category === mode ? 'page' : undefined}
              className={`quiet-link inline-flex min-h-11 items-center gap-2 border-b border-transparent aria-[current=page]:border-brass ${count ? '' : 'text-stone'}`}
            >
              {t(`catalog.category.${category}`)}
              <span className="figures text-13 text-stone">{formatNumber(language, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
