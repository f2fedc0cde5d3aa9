import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type QuotesOf = { thread: number } | { piece: number } | { person: number }
export type StaffQuote = StaffResponseOf<'GET /api/staff/quotes/'>['results'][number]

export const creditsQuery = (thread: number) =>
  queryOptions({
    queryKey: [...queryKeys.threads.all, 'credits', thread],
    queryFn: () => callStaff('GET /api/staff/quote-credits/', { query: { thread } }),
  })

export const quotesQuery = (of: QuotesOf) =>
  queryOptions({ queryKey: queryKeys.threads.quotes(of), queryFn: () => callStaff('GET /api/staff/quotes/', { query: of }) })
