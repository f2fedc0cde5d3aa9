import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { revealResults } from '#app/features/catalog-filters/results.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { type CatalogState, parseCatalogState } from '#contract/rules/catalog-state.ts'

/** Navigates to a state of the catalogue; `field` names the field that is being typed in. */
export type GoTo = (catalogState: CatalogState, field?: string) => void

/**
 * `committed` is the state of the URL, whose list is shown; `state` is the one being loaded, so that a
 * tick shows at once and the next choice builds on it. Choices are steps of the history; typing on in one field is a single step (CAT-03).
 */
export function useCatalogState(mode: CatalogMode): { committed: CatalogState; catalogState: CatalogState; goTo: GoTo } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const committed = useMemo(() => parseCatalogState(mode, new URLSearchParams(search)), [mode, search])
  const [pending, setPending] = useState<CatalogState | null>(null)
  const typed = useRef<{ field: string; path: string } | null>(null)
  const isOwnNavigation = useRef(false)
  const currentPath = paths.list(mode, committed.view)
  const [known, setKnown] = useState(currentPath)
  if (known !== currentPath) {
    setKnown(currentPath)
    setPending(null)
  }

  useEffect(() => {
    if (isOwnNavigation.current) revealResults()
    isOwnNavigation.current = false
  }, [search])

  const goTo: GoTo = (catalogState, field) => {
    const path = paths.list(catalogState.mode, catalogState.view)
    const isTypingOn = field !== undefined && typed.current?.field === field && typed.current.path === currentPath
    typed.current = field === undefined ? null : { field, path }
    isOwnNavigation.current = true
    setPending(catalogState)
    void navigate(path, { preventScrollReset: catalogState.mode === mode, replace: isTypingOn })
  }
  return { committed, catalogState: pending ?? committed, goTo }
}
