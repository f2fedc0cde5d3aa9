import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { revealResults } from '#app/features/catalog-filters/results.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { type CatalogPlace, placeOfAddress } from '#contract/rules/catalog-place.ts'

/** Goes to a place of the catalogue; `field` names the field that is being typed in. */
export type GoTo = (place: CatalogPlace, field?: string) => void

/**
 * `told` is the place of the address, whose list is shown; `place` is the one just asked for while it loads, so that a
 * tick shows at once and the next choice builds on it. Choices are steps of the history; typing on in one field is a single step (CAT-03).
 */
export function useCatalogPlace(mode: CatalogMode): { told: CatalogPlace; place: CatalogPlace; goTo: GoTo } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const told = useMemo(() => placeOfAddress(mode, new URLSearchParams(search)), [mode, search])
  const [asked, setAsked] = useState<CatalogPlace | null>(null)
  const typed = useRef<{ field: string; address: string } | null>(null)
  const isOwn = useRef(false)
  const here = paths.list(mode, told.view)
  const [known, setKnown] = useState(here)
  if (known !== here) {
    setKnown(here)
    setAsked(null)
  }

  useEffect(() => {
    if (isOwn.current) revealResults()
    isOwn.current = false
  }, [search])

  const goTo: GoTo = (place, field) => {
    const address = paths.list(place.mode, place.view)
    const isTypingOn = field !== undefined && typed.current?.field === field && typed.current.address === here
    typed.current = field === undefined ? null : { field, address }
    isOwn.current = true
    setAsked(place)
    void navigate(address, { preventScrollReset: place.mode === mode, replace: isTypingOn })
  }
  return { told, place: asked ?? told, goTo }
}
