import { useEffect, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { listAllKinds } from '#app/client/catalog.ts'
import { limits } from '#contract/limits.ts'
import type { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'

const suggestionCount = 5

export type Suggestions = { query: string; pieces: PieceOfAnyKind[] } | null

/**
 * Returns pieces of all kinds that match a partial query. Null if the query is too short, before the first response and after a failure
 * (HDR-05).
 */
export function useSuggestions(query: string): Suggestions {
  const [found, setFound] = useState<Suggestions>(null)
  useEffect(() => {
    if (query.length < limits.searchMinChars) return
    const controller = new AbortController()
    listAllKinds(callApi, { search: query, page_size: suggestionCount }, controller.signal)
      .then((page) => setFound({ query, pieces: page.results.slice(0, suggestionCount) }))
      .catch(() => controller.signal.aborted || setFound(null))
    return () => controller.abort()
  }, [query])
  return query.length < limits.searchMinChars ? null : found
}
