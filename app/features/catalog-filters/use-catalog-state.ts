import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { revealResults } from '#app/features/catalog-filters/results.ts'
import { isOverlayEntry } from '#app/ui/use-close-on-back.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { type CatalogState, parseCatalogState } from '#contract/rules/catalog-state.ts'

/** Navigates to a catalog state. `field` is the field in which the person is typing; `afterMs` is the debounce. */
export type GoTo = (catalogState: CatalogState, field?: string, afterMs?: number) => void

/**
 * `committed` is the state in the URL, whose list is on the page. `catalogState` also includes filter choices that are still loading, so
 * that a choice shows at once and the next choice builds on it. Each choice adds a history entry; typing in one field adds a single entry.
 */
export function useCatalogState(path: CatalogMode, brand?: string): { committed: CatalogState; catalogState: CatalogState; goTo: GoTo } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const committed = useMemo(() => parseCatalogState(path, new URLSearchParams(search), brand), [path, search, brand])
  const { location: next } = useNavigation()
  const [pending, setPending] = useState<{ catalogState: CatalogState; isWaiting: boolean } | null>(null)
  /** The field in which the person is typing, and the URLs to which this typing has navigated so far. */
  const typed = useRef<{ field: string; steps: readonly string[] } | null>(null)
  const isOwnNavigation = useRef(false)
  const currentPath = pathOf(committed)
  const [known, setKnown] = useState(currentPath)
  if (known !== currentPath) {
    setKnown(currentPath)
    // when the page of an earlier choice appears, keeps a newer choice that is waiting or loading
    const isLoading = pending && next && next.pathname + next.search === pathOf(pending.catalogState)
    if (!pending?.isWaiting && !isLoading) setPending(null)
  }

  useEffect(() => {
    if (isOwnNavigation.current) revealResults()
    isOwnNavigation.current = false
  }, [search])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Applies the choice that waits for its timer. */
  const applyWaiting = useRef<(() => void) | null>(null)
  const lastTarget = useRef<string>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      // applies the waiting choice if the catalog unmounts because an earlier choice led to another page, such as the sale
      if (lastTarget.current === location.pathname + location.search) applyWaiting.current?.()
    },
    [],
  )

  const goTo: GoTo = (catalogState, field, afterMs = 0) => {
    clearTimeout(timer.current)
    if (afterMs === 0) return navigateTo(catalogState, field)
    setPending({ catalogState, isWaiting: true })
    applyWaiting.current = () => latest.current(catalogState, field)
    timer.current = setTimeout(applyWaiting.current, afterMs)
  }
  const navigateTo = (catalogState: CatalogState, field?: string) => {
    const target = pathOf(catalogState)
    // compares both the rendered state and the URL, because on a slow page the rendered state lags behind the URL
    const here = [currentPath, location.pathname + location.search]
    const steps = field !== undefined && typed.current?.field === field ? typed.current.steps : []
    const isTypingOn = steps.some((step) => here.includes(step))
    typed.current = field === undefined ? null : { field, steps: isTypingOn ? [...steps, target] : [target] }
    isOwnNavigation.current = true
    lastTarget.current = target
    applyWaiting.current = null
    setPending({ catalogState, isWaiting: false })
    void navigate(target, { preventScrollReset: catalogState.mode === committed.mode, replace: isTypingOn || isOverlayEntry() })
  }
  const latest = useRef(navigateTo)
  useEffect(() => {
    latest.current = navigateTo
  })
  return { committed, catalogState: pending?.catalogState ?? committed, goTo }
}

const pathOf = ({ mode, view }: CatalogState) => paths.list(mode, view)
