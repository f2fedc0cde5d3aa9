import { type ChangeEvent, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { FacetValue } from '#contract/facets.ts'
import type { IdFilter } from '#contract/rules/filter-definitions.ts'

const shownAtFirst = 8
/** A list is cut only if the cut hides at least this many values. */
const hiddenAtLeast = 3

type Props = {
  filter: IdFilter
  title: string
  values: readonly FacetValue[]
  chosen: readonly number[]
  showsAll?: boolean
  onPick: (event: ChangeEvent<HTMLInputElement>) => void
}

export function FacetOptions({ filter, title, values, chosen, showsAll = false, onPick }: Props) {
  const { language, t } = useI18n()
  const cut = showsAll || values.length < shownAtFirst + hiddenAtLeast ? values.length : shownAtFirst
  const rest = values.slice(cut)
  const [isRestOpen] = useState(() => rest.some(({ id }) => chosen.includes(id)))
  // not a component, because a page has about a hundred of these
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
      {rest.length > 0 && (
        <details open={isRestOpen} className="fold-small">
          <summary>{t('catalog.filters.more', { count: rest.length })}</summary>
          {rest.map(option)}
        </details>
      )}
    </fieldset>
  )
}
