import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { FoundRecord } from '#contract/staff/find.ts'

const typingMs = 120

type Found = {
  records: readonly FoundRecord[]
  isFailed: boolean
  /** Whether the records belong to an earlier text or are still loading. */
  isStale: boolean
  isSearching: boolean
}

export function useFoundRecords(text: string): Found {
  const [asked, setAsked] = useState('')
  const wanted = text.trim()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), typingMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: queryKeys.foundRecords(asked),
    queryFn: ({ signal }) => callStaff('GET /api/staff/find/', { query: { q: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
  return {
    records: wanted ? (data?.results ?? []) : [],
    isFailed: error !== null,
    isStale: isPlaceholderData || wanted !== asked,
    isSearching: isFetching || wanted !== asked,
  }
}
