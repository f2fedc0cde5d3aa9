import type { MouseEvent } from 'react'
import { paths } from '#app/client/paths.ts'
import { focusResults } from '#app/features/catalog-filters/results.ts'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

/** Returns the attributes of a link to a state of the catalog. A press with a modifier key opens the link as usual. */
export function linkToState(catalogState: CatalogState, goTo: GoTo) {
  return {
    href: paths.list(catalogState.mode, catalogState.view),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      focusResults()
      goTo(catalogState)
    },
  }
}
