import type { ReactNode } from 'react'
import { chipLabel } from '#app/features/catalog-filters/chip-label.ts'
import { Chip, quietLink } from '#app/features/catalog-filters/chip.tsx'
import { linkToState } from '#app/features/catalog-filters/link-to-state.ts'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CatalogQuery } from '#contract/catalog-query.ts'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import { type CatalogState, chosenFiltersOf, withoutChosenFilters } from '#contract/rules/catalog-state.ts'

const shownMax = 20

type Props = {
  catalogState: CatalogState
  facets: ShownFacets | null
  goTo: GoTo
  action: ReactNode
}

/**
 * Chips of the chosen filters. Each chip is a link to the list without its filter. Shows twenty chips at most, because every link repeats
 * all the other filters.
 */
export function ChosenChips({ catalogState: { mode, view }, facets, goTo, action }: Props) {
  const translator = useI18n()
  const { t } = translator
  const chosen = chosenFiltersOf({ mode, view })
  if (!chosen.length) return view.search ? <div className="pb-1 md:pb-6">{action}</div> : null
  const unshown = chosen.length - shownMax
  const linkTo = (rest: CatalogQuery) => linkToState({ mode, view: rest }, goTo)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4 md:pb-6">
      <ul aria-label={t('catalog.filters.chosen')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {chosen.slice(0, shownMax).map((filter) => {
          const name = chipLabel(translator, facets, filter)
          return (
            <li key={`${filter.name} ${'id' in filter ? filter.id : ''}`} className="max-w-full">
              <Chip {...linkTo(filter.rest)} name={name} label={t('catalog.filters.remove', { name })} />
            </li>
          )
        })}
        {unshown > 0 && <li className="text-13 text-stone">{t('catalog.filters.more', { count: unshown })}</li>}
        <li>
          <a {...linkTo(withoutChosenFilters({ mode, view }).view)} className={quietLink}>
            {t('catalog.filters.reset')}
          </a>
        </li>
      </ul>
      {action}
    </div>
  )
}
