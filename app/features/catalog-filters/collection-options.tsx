import { type ChangeEvent, lazy, Suspense, useState } from 'react'
import { paths } from '#app/client/paths.ts'
import type { FoundCollections } from '#app/features/catalog-filters/all-collections.tsx'
import { SearchedOptions, type SearchedProps } from '#app/features/catalog-filters/searched-options.tsx'
import type { FacetValue } from '#contract/facets.ts'
import { filtersOf } from '#contract/rules/catalog-change.ts'
import { shownAtFirst } from '#contract/rules/catalog-groups.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

const AllCollections = lazy(() => import('#app/features/catalog-filters/all-collections.tsx'))

type Props = Pick<SearchedProps, 'filter' | 'title' | 'values' | 'chosen' | 'onPick'> & { catalogState: CatalogState; moreCount: number }

const union = (...lists: readonly (readonly FacetValue[])[]) =>
  lists.flat().filter(({ id }, at, every) => every.findIndex((value) => value.id === id) === at)

/**
 * The collection filter. The page contains only the most frequent and the chosen collections; all others load when the list is expanded or
 * searched.
 */
export function CollectionOptions({ catalogState: { mode, view }, moreCount, values, onPick, ...props }: Props) {
  const [isWanted, setWanted] = useState(false)
  const [found, setFound] = useState<FoundCollections>(null)
  // keeps chosen rare collections at their position, even after they are unticked or all collections have loaded
  const [pinned, setPinned] = useState<{ key: string; values: readonly FacetValue[] } | null>(null)
  // excludes the chosen collections, because a choice of collections must not change the counts of other collections
  const filters = filtersOf({ ...view, collection: undefined })
  const key = paths.list(mode, filters)
  const all = found?.key === key && found.all
  const kept = pinned?.key === key ? pinned.values : []
  const pin = () => pinned?.key === key || setPinned({ key, values: values.slice(shownAtFirst) })
  const onMore = () => {
    if (isWanted) return
    pin()
    setWanted(true)
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    pin()
    onPick(event)
  }
  const front = union(all ? all.slice(0, shownAtFirst) : values, kept)
  return (
    <>
      <SearchedOptions
        {...props}
        group="collections"
        values={union(front, all || [], values)}
        cut={moreCount > 0 ? front.length : undefined}
        moreCount={all ? 0 : moreCount}
        onMore={moreCount > 0 ? onMore : undefined}
        onPick={pick}
      />
      {isWanted && (
        <Suspense>
          <AllCollections listKey={key} mode={mode} filters={filters} found={found} onFound={setFound} />
        </Suspense>
      )}
    </>
  )
}
