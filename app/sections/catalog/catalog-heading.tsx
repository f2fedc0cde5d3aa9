import { SearchBox } from '#app/features/catalog-filters/search-box.tsx'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CategoryCount } from '#app/sections/catalog/catalog-data.ts'
import { CategoryLinks } from '#app/sections/catalog/category-links.tsx'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

type Props = {
  committed: CatalogState
  catalogState: CatalogState
  goTo: GoTo
  count: number | null
  categoryCounts: CategoryCount[]
  brandName?: string
  brandText?: string
}

/** Longer searches use smaller type, because they would fill the screen. */
const longSearch = 40

export function CatalogHeading({ committed, catalogState, goTo, count, categoryCounts, brandName = '', brandText = '' }: Props) {
  const { t } = useI18n()
  const { mode, view } = committed
  const { search } = view
  return (
    <header className="mb-3 items-end justify-between gap-x-10 md:mb-6 wide:mb-10 wide:flex">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {search ? (
            <h1
              className={`max-w-full ${search.length > longSearch ? 'display-small text-24 md:text-32' : 'display-small text-24 md:display md:text-44'}`}
            >
              {t('catalog.search.title', { query: search })}
            </h1>
          ) : (
            <h1 className="display text-32 md:text-60">{t(`catalog.${mode}.title`, { brand: brandName })}</h1>
          )}
          <output className="text-13 text-stone md:text-15">{count !== null && t('catalog.found', { count })}</output>
        </div>
        {/* on phones, hides the explanation of a search to make room for the first result */}
        <p className={`mt-2 max-w-150 whitespace-pre-line text-stone max-md:text-13 md:mt-3 ${search ? 'max-md:hidden' : ''}`}>
          {search ? t('catalog.search.description') : brandText || t(`catalog.${mode}.description`, { brand: brandName })}
        </p>
        <CategoryLinks mode={mode} categoryCounts={categoryCounts} />
      </div>
      <SearchBox catalogState={catalogState} goTo={goTo} className="mt-2 md:mt-4 wide:mt-0 wide:w-72 wide:shrink-0" />
    </header>
  )
}
