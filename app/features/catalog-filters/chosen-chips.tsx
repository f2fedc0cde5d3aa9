import type { MouseEvent, ReactNode } from 'react'
import { paths } from '#app/client/paths.ts'
import { chipLabel } from '#app/features/catalog-filters/chip-label.ts'
import { focusResults } from '#app/features/catalog-filters/results.ts'
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
  const linkTo = (rest: CatalogQuery) => ({
    href: paths.list(mode, rest),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      focusResults()
      goTo({ mode, view: rest })
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4 md:pb-6">
      <ul aria-label={t('catalog.filters.chosen')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {chosen.slice(0, shownMax).map((filter) => {
          const name = chipLabel(translator, facets, filter)
          return (
            <li key={`${filter.name} ${'id' in filter ? filter.id : ''}`} className="max-w-full">
              <a
                {...linkTo(filter.rest)}
                aria-label={t('catalog.filters.remove', { name })}
                className="icon icon-close flex min-h-11 flex-row-reverse items-center gap-2 rounded-2 border border-hairline px-3 text-13 transition-colors [--icon-size:14px] hover:border-brass hover:text-brass wide:min-h-9"
              >
                <span className="min-w-0 truncate">{name}</span>
              </a>
            </li>
          )
        })}
        {unshown > 0 && <li className="text-13 text-stone">{t('catalog.filters.more', { count: unshown })}</li>}
        <li>
          <a
            {...linkTo(withoutChosenFilters({ mode, view }).view)}
            className="quiet-link inline-flex min-h-11 items-center text-13 underline decoration-ink/30 underline-offset-4 wide:min-h-9"
          >
            {t('catalog.filters.reset')}
          </a>
        </li>
      </ul>
      {action}
    </div>
  )
}
