import { type ComponentProps, lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { ChosenChips } from '#app/features/catalog-filters/chosen-chips.tsx'
import { FilterButton } from '#app/features/catalog-filters/filter-button.tsx'
import { FilterForm } from '#app/features/catalog-filters/filter-form.tsx'
import { ApplyWithoutScript } from '#app/features/catalog-filters/form-parts.tsx'
import { resultsId } from '#app/features/catalog-filters/results.ts'
import { SortSelect } from '#app/features/catalog-filters/sort-select.tsx'
import { UnderstoodChips } from '#app/features/catalog-filters/understood-chips.tsx'
import { useCatalogState } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useStoredShuffle } from '#app/features/catalog-filters/use-stored-shuffle.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CatalogData, CatalogList } from '#app/sections/catalog/catalog-data.ts'
import { CatalogHeading } from '#app/sections/catalog/catalog-heading.tsx'
import { CatalogListError } from '#app/sections/catalog/catalog-list-error.tsx'
import { CatalogPages } from '#app/sections/catalog/catalog-pages.tsx'
import { EmptyList } from '#app/sections/catalog/empty-list.tsx'
import { SaveSearchButton } from '#app/sections/catalog/save-search-button.tsx'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { modeKinds, type ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

function NothingFound({ catalogState: { mode } }: { catalogState: CatalogState }) {
  const { t } = useI18n()
  return (
    <Notice title={t('catalog.empty.filtered')} text={t('catalog.empty.filteredText')}>
      <ButtonLink to={paths.list(mode, {})}>{t('catalog.empty.resetFilters')}</ButtonLink>
    </Notice>
  )
}

/** Browsers load this component's script only for an empty list; the server imports it statically. */
const NoResults = import.meta.env.SSR
  ? EmptyList
  : lazy(async () => {
      const { EmptyList: Loaded } = await import('#app/sections/catalog/empty-list.tsx').catch(() => ({ EmptyList: NothingFound }))
      return { default: Loaded }
    })

/** Memoized, because an update while the script loads would remove the server's markup until it has loaded. */
const EmptyState = memo(function EmptyState(props: ComponentProps<typeof EmptyList>) {
  return (
    <Suspense>
      <NoResults {...props} />
    </Suspense>
  )
})

type Props = {
  path: CatalogMode
  brand?: string
  shown: CatalogData
  /** Content below the list, such as other kinds of pieces. The list then gets its own heading, and may be empty. */
  below?: ReactNode
}

export function CatalogScreen({ path, brand, shown, below }: Props) {
  const { t } = useI18n()
  const { committed, catalogState, goTo } = useCatalogState(path, brand)
  const isPending = useIsPending()
  const facets = useLastFacets(shown)
  const { list, listError, nearby } = shown
  useStoredShuffle(list?.seed)
  const kind = modeKinds[committed.mode] ?? 'watch'
  const filters = { catalogState, facets, goTo }
  return (
    <div className="wrap pt-5 md:pt-14">
      <CatalogHeading
        {...filters}
        committed={committed}
        count={list && list.count + (shown.sections ?? []).reduce((sum, { count }) => sum + count, 0)}
        categoryCounts={shown.categoryCounts}
        brandName={shown.brandName}
        brandText={shown.brandText}
      />
      <div className="gap-x-10 wide:grid wide:grid-cols-[280px_minmax(0,1fr)]">
        <FilterForm {...filters} />
        <section
          id={resultsId}
          tabIndex={-1}
          aria-label={t('catalog.results')}
          aria-busy={isPending}
          className="group/results outline-none"
        >
          <div className="under-header">
            <FilterButton {...filters} />
            <ShownRange catalogState={committed} list={list} />
            <SortSelect catalogState={catalogState} goTo={goTo} />
            <ApplyWithoutScript />
          </div>
          <UnderstoodChips catalogState={committed} understood={list?.understood ?? []} goTo={goTo} />
          <ChosenChips {...filters} action={<SaveSearchButton catalogState={catalogState} facets={facets} brandName={shown.brandName} />} />
          <div className="transition-opacity group-aria-busy/results:opacity-45 group-aria-busy/results:delay-150 [.under-header+&>div]:border-t-0">
            {listError && <CatalogListError listError={listError} />}
            {list && list.pieces.length > 0 && (
              <>
                {below && <h2 className="display-small mb-8 text-24 max-md:sr-only">{t('catalog.category.watches')}</h2>}
                <ProductGrid
                  kind={kind}
                  pieces={list.pieces}
                  headingLevel={below ? 'h3' : 'h2'}
                  columns={3}
                  firstCount={3}
                  signedOutAction="page"
                />
              </>
            )}
            {list?.pieces.length === 0 && !below && <EmptyState catalogState={committed} nearby={nearby} facets={facets} />}
          </div>
          {list && <CatalogPages catalogState={committed} goTo={goTo} list={list} />}
          {below}
        </section>
      </div>
    </div>
  )
}

function ShownRange({ catalogState: { view }, list }: { catalogState: CatalogState; list: CatalogList | null }) {
  const { t } = useI18n()
  const from = (view.page - 1) * view.page_size
  const pieces = list?.pieces.length ?? 0
  return (
    <p className="text-13 text-stone max-wide:hidden">
      {list && pieces > 0 && t('catalog.pages.shown', { from: from + 1, to: from + pieces, count: list.count })}
    </p>
  )
}

function useIsPending(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}

/** Keeps the last counts if new counts fail to load, so that the filters do not disappear while in use. */
function useLastFacets({ facets }: CatalogData): ShownFacets | null {
  const [last, setLast] = useState(facets)
  if (facets && facets !== last) setLast(facets)
  return facets ?? last
}
