import { paths } from '#app/client/paths.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CategoryCount } from '#app/sections/catalog/catalog-data.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { categoryOf } from '#contract/rules/catalog-state.ts'

export function CategoryLinks({ mode, categoryCounts }: { mode: CatalogMode; categoryCounts: readonly CategoryCount[] }) {
  const { t, language } = useI18n()
  if (!categoryCounts.length) return null
  const current = categoryOf({ mode })
  return (
    <nav aria-label={t('catalog.search.elsewhere')} className="mt-1 md:mt-4">
      <ul className="flex flex-wrap gap-x-5 md:gap-x-8">
        {categoryCounts.map(({ category, catalogState, count }) => (
          <li key={category}>
            <a
              href={paths.list(catalogState.mode, catalogState.view)}
              aria-current={category === current ? 'page' : undefined}
              className={`quiet-link inline-flex min-h-11 items-center gap-2 border-b border-transparent aria-[current=page]:border-brass ${count ? '' : 'text-stone'}`}
            >
              {t(`catalog.category.${category}`)}
              <span className="text-13 text-stone">{formatNumber(language, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
