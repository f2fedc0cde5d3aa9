import type { OnPick } from '#app/features/catalog-filters/on-pick.ts'
import { FoundCount } from '#app/features/catalog-filters/watch-fields.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { InlineSelect } from '#app/ui/inline-select.tsx'
import { type CatalogState, categories, categoryOf, isOnSale } from '#contract/rules/catalog-state.ts'

/** Which list is shown, and whether only its sale (CAT-07). */
export function CategoryFields({ catalogState, count, onPick }: { catalogState: CatalogState; count: number | null; onPick: OnPick }) {
  const { t } = useI18n()
  const isOnly = isOnSale(catalogState)
  return (
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
          <input type="checkbox" name="on_sale" value="true" checked={isOnly} disabled={count === 0 && !isOnly} onChange={onPick} />
          {t('catalog.filters.saleOnly')}
          <FoundCount count={count} />
        </label>
      </div>
    </div>
  )
}
