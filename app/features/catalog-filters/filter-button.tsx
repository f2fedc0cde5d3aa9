import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { filtersId } from '#app/features/catalog-filters/form-parts.tsx'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import { type CatalogState, chosenFiltersOf } from '#contract/rules/catalog-state.ts'

const loadDrawer = () => import('#app/features/catalog-filters/filter-drawer.tsx')
const FilterDrawer = lazy(loadDrawer)

type Props = { catalogState: CatalogState; facets: ShownFacets | null; goTo: GoTo }

/** Opens the filter drawer on small screens. Without scripts, works as a link that reveals the filter form. */
export function FilterButton({ catalogState, facets, goTo }: Props) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const count = chosenFiltersOf(catalogState).length
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpening(opening + 1)
    setOpen(true)
  }
  return (
    <>
      <a
        href={`#${filtersId}`}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadDrawer()}
        className="icon icon-sliders quiet-link inline-flex min-h-11 shrink-0 items-center gap-2 text-15 wide:hidden"
      >
        {t('catalog.filters.title')}
        {count > 0 && <span className="figures text-13 text-stone">{count}</span>}
      </a>
      {opening > 0 && (
        <Suspense>
          <FilterDrawer key={opening} isOpen={isOpen} onOpenChange={setOpen} catalogState={catalogState} facets={facets} onApply={goTo} />
        </Suspense>
      )}
    </>
  )
}
