import { Chip, quietLink } from '#app/features/catalog-filters/chip.tsx'
import { linkToState } from '#app/features/catalog-filters/link-to-state.ts'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { changeView } from '#contract/rules/catalog-change.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import type { Understood } from '#contract/understood.ts'

type Props = { catalogState: CatalogState; understood: readonly Understood[]; goTo: GoTo }

/**
 * Chips of the properties recognized in the search text. Each chip is a link to the search without the words for its property. The last
 * link switches to a search for the exact words, or back to a search by meaning.
 */
export function UnderstoodChips({ catalogState: { mode, view }, understood, goTo }: Props) {
  const { t } = useI18n()
  if (!understood.length && !view.literal) return null
  const withSearch = (search: string): CatalogState => ({
    // as in the search box, an emptied search of all kinds returns to watches
    mode: mode === 'all' && !search ? 'watches' : mode,
    view: changeView(view, { search }),
  })
  const other: CatalogState = { mode, view: changeView(view, { literal: view.literal ? undefined : true }) }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-2">
      {understood.length > 0 && (
        <ul aria-label={t('catalog.search.understood')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {understood.map(({ words, name, without }) => (
            <li key={`${words} ${name}`} className="max-w-full">
              <Chip {...linkToState(withSearch(without), goTo)} name={name} label={t('catalog.search.remove', { name })} />
            </li>
          ))}
        </ul>
      )}
      <a {...linkToState(other, goTo)} className={quietLink}>
        {t(view.literal ? 'catalog.search.byMeaning' : 'catalog.search.literal')}
      </a>
    </div>
  )
}
