import { paths } from '#app/client/paths.ts'
import { chipLabel } from '#app/features/catalog-filters/chip-label.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { NearbyPieces } from '#app/sections/catalog/catalog-data.ts'
import { MissingModel } from '#app/sections/catalog/missing-model.tsx'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { limits } from '#contract/limits.ts'
import { changeView } from '#contract/rules/catalog-change.ts'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import { type CatalogState, chosenFiltersOf, withoutChosenFilters } from '#contract/rules/catalog-state.ts'

type Props = { catalogState: CatalogState; nearby: NearbyPieces | null; facets: ShownFacets | null }

/** Empty state of a list: explains why, links back, suggests similar pieces and offers an alert (EDN-14). */
export function EmptyList({ catalogState, nearby, facets }: Props) {
  const translator = useI18n()
  const { t } = translator
  const { mode, view } = catalogState
  const chosen = chosenFiltersOf(catalogState)
  const isFiltered = chosen.length > 0
  const sought = [view.search, ...chosen.map((filter) => chipLabel(translator, facets, filter))].filter(Boolean).join(', ')
  const { title, text } = reasonOf({ search: view.search, isFiltered })
  return (
    <>
      <Notice title={t(title, { query: view.search ?? '' })} text={t(text)}>
        {isFiltered && (
          <ButtonLink to={paths.list(mode, withoutChosenFilters(catalogState).view)}>{t('catalog.empty.resetFilters')}</ButtonLink>
        )}
        {view.search && (
          <ButtonLink to={paths.list(mode, changeView(view, { search: undefined }))} variant={isFiltered ? 'secondary' : 'primary'}>
            {t('catalog.empty.resetSearch')}
          </ButtonLink>
        )}
      </Notice>
      {nearby && (
        <section aria-labelledby="nearby" className="mt-14">
          <h2 id="nearby" className="display-small mb-8 text-24">
            {t(`catalog.nearby.${nearby.reason}`)}
          </h2>
          <ProductGrid kind="watch" pieces={nearby.pieces} headingLevel="h3" columns={3} firstCount={0} signedOutAction="page" />
        </section>
      )}
      <MissingModel sought={sought.slice(0, limits.enquiryLineMaxChars)} />
    </>
  )
}

function reasonOf({ search, isFiltered }: { search: string | undefined; isFiltered: boolean }) {
  if (isFiltered) return { title: 'catalog.empty.filtered', text: 'catalog.empty.filteredText' } as const
  if (search) return { title: 'catalog.empty.searched', text: 'catalog.empty.searchedText' } as const
  return { title: 'catalog.empty.section', text: 'catalog.empty.sectionText' } as const
}
