import type { OnPick } from '#app/features/catalog-filters/form-parts.tsx'
import { FoundCount } from '#app/features/catalog-filters/watch-fields.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CachedMarkup } from '#app/ui/cached-markup.tsx'
import { InlineSelect } from '#app/ui/inline-select.tsx'
import { type CatalogState, categories, categoryOf, isOnSale } from '#contract/rules/catalog-state.ts'

type Props = { catalogState: CatalogState; count: number | null; availableCount: number | null; onPick: OnPick }

export function CategoryFields({ catalogState, count, availableCount, onPick }: Props) {
  const { t } = useI18n()
  const isOnly = isOnSale(catalogState)
  const isAvailable = catalogState.view.available === true
  return (
    <CachedMarkup by={() => JSON.stringify(['category', categoryOf(catalogState), isAvailable, availableCount, isOnly, count])}>
      <div className="border-b border-hairline pb-3">
        <InlineSelect
          label={t('catalog.category.label')}
          name="category"
          value={categoryOf(catalogState)}
          onChange={onPick}
          options={categories.map((category) => ({ value: category, label: t(`catalog.category.${category}`) }))}
        />
        <div className="options">
          <label>
            <input
              type="checkbox"
              name="available"
              value="true"
              checked={isAvailable}
              disabled={availableCount === 0 && !isAvailable}
              onChange={onPick}
            />
            {t('catalog.filters.available')}
            <FoundCount count={availableCount} />
          </label>
          <label>
            <input type="checkbox" name="on_sale" value="true" checked={isOnly} disabled={count === 0 && !isOnly} onChange={onPick} />
            {t('catalog.filters.saleOnly')}
            <FoundCount count={count} />
          </label>
        </div>
      </div>
    </CachedMarkup>
  )
}
