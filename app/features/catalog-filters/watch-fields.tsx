import { FilterGroup } from '#app/features/catalog-filters/filter-group.tsx'
import type { OnPick } from '#app/features/catalog-filters/form-parts.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CachedMarkup } from '#app/ui/cached-markup.tsx'
import type { CatalogQuery } from '#contract/catalog-query.ts'
import { caseSizeNames, caseSizeOf } from '#contract/rules/case-size.ts'
import { isWatchMode, type ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

export function FoundCount({ count }: { count: number | null }) {
  const { language } = useI18n()
  return count === null ? null : <small>{formatNumber(language, count)}</small>
}

export function SizeFields({ view, onPick }: { view: CatalogQuery; onPick: OnPick }) {
  const { t } = useI18n()
  const size = caseSizeOf(view)
  const isOwnRange = !size && (view.case_diameter_min !== undefined || view.case_diameter_max !== undefined)
  const title = t('catalog.filters.size')
  return (
    <CachedMarkup by={() => JSON.stringify(['size', size, isOwnRange])}>
      <FilterGroup title={title} isOpen={size !== null} chosenCount={size ? 1 : 0}>
        <fieldset aria-label={title} className="options">
          <label>
            <input type="radio" name="size" value="" checked={!size && !isOwnRange} onChange={onPick} />
            {t('catalog.filters.anySize')}
          </label>
          {caseSizeNames.map((name) => (
            <label key={name}>
              <input type="radio" name="size" value={name} checked={name === size} onChange={onPick} />
              {t(`catalog.filters.${name}`)}
            </label>
          ))}
        </fieldset>
      </FilterGroup>
    </CachedMarkup>
  )
}

/** Checkboxes for pieces with a full set and for limited editions. A checkbox without matches is disabled unless it is ticked. */
export function SetFields({
  catalogState: { mode, view },
  facets,
  onPick,
}: {
  catalogState: CatalogState
  facets: ShownFacets | null
  onPick: OnPick
}) {
  const { t } = useI18n()
  const title = t('catalog.filters.set')
  const boxes = [
    { name: 'full_set', label: t('catalog.filters.fullSet'), count: facets?.fullSetCount ?? null },
    { name: 'is_limited_edition', label: t('catalog.filters.limited'), count: facets?.limitedCount ?? null },
  ] as const
  const shown = boxes.filter(({ name }) => name === 'full_set' || isWatchMode(mode))
  const chosenCount = shown.filter(({ name }) => view[name]).length
  return (
    <CachedMarkup by={() => JSON.stringify(['set', shown, shown.map(({ name }) => view[name])])}>
      <FilterGroup title={title} isOpen={chosenCount > 0} chosenCount={chosenCount}>
        <fieldset aria-label={title} className="options">
          {shown.map(({ name, label, count }) => (
            <label key={name}>
              <input
                type="checkbox"
                name={name}
                value="true"
                checked={view[name] === true}
                disabled={count === 0 && !view[name]}
                onChange={onPick}
              />
              {label}
              <FoundCount count={count} />
            </label>
          ))}
        </fieldset>
      </FilterGroup>
    </CachedMarkup>
  )
}
