import { useEffect, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { listWatches } from '#app/client/catalog.ts'
import { limits } from '#contract/limits.ts'
import type { WatchCard } from '#contract/watch.ts'

export type Suggestions = { query: string; watches: WatchCard[] } | null

/** Watches for a half-typed query, null while there are none to show; a failure shows none (HDR-05). */
export function useSuggestions(text: string): Suggestions {
  const query = text.trim()
  const [found, setFound] = useState<Suggestions>(null)
  useEffect(() => {
    if (query.length < limits.searchMinChars) return
    const flight = new AbortController()
    const timer = setTimeout(() => {
      listWatches(callApi, { search: query, page_size: limits.suggestionCount }, flight.signal)
        .then((page) => setFound({ query, watches: page.results.slice(0, limits.suggestionCount) }))
        .catch(() => flight.signal.aborted || setFound(null))
    }, limits.searchDebounceMs)
    return () => {
      clearTimeout(timer)
      flight.abort()
    }
  }, [query])
  return query.length < limits.searchMinChars ? null : found
}
