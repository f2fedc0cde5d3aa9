import { type ChangeEvent, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { FacetValue } from '#contract/facets.ts'
import { hiddenAtLeast, shownAtFirst } from '#contract/rules/catalog-groups.ts'
import type { IdFilter } from '#contract/rules/filter-definitions.ts'

type Props = {
  filter: IdFilter
  title: string
  values: readonly FacetValue[]
  chosen: readonly number[]
  /**
   * Number of values shown above the collapsed rest. By default, a short list shows all values and a long list shows `shownAtFirst` values.
   */
  cut?: number
  /** Number of values that are not loaded yet; `onMore` loads them. */
  moreCount?: number
  onMore?: () => void
  onPick: (event: ChangeEvent<HTMLInputElement>) => void
}

export function FacetOptions({ filter, title, values, chosen, cut: givenCut, moreCount = 0, onMore, onPick }: Props) {
  const { language, t } = useI18n()
  const usualCut = values.length < shownAtFirst + hiddenAtLeast ? values.length : shownAtFirst
  const cut = givenCut ?? usualCut
  const rest = values.slice(cut)
  const hiddenCount = rest.length + moreCount
  const [isRestOpen] = useState(() => rest.some(({ id }) => chosen.includes(id)))
  // a function instead of a component for speed: a page has about a hundred options
  const option = ({ id, name, count }: FacetValue) => (
    <label key={id}>
      <input type="checkbox" name={filter} value={id} checked={chosen.includes(id)} onChange={onPick} />
      {name}
      <small>{formatNumber(language, count)}</small>
    </label>
  )
  return (
    <fieldset aria-label={title} className="options">
      {values.slice(0, cut).map(option)}
      {hiddenCount > 0 && (
        <details
          // loads the rest if the visitor expanded the list before hydration
          ref={(fold) => void (fold?.open && onMore?.())}
          open={isRestOpen}
          onToggle={onMore}
          className={`fold-small ${moreCount > 0 ? 'noscript:hidden' : ''}`}
        >
          <summary>{t('catalog.filters.more', { count: hiddenCount })}</summary>
          {rest.map(option)}
        </details>
      )}
    </fieldset>
  )
}
