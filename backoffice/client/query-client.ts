import { QueryClient } from '@tanstack/react-query'
import { minuteMs } from '#contract/rules/durations.ts'

/**
 * Query cache of the back office. Each key starts with the kind of its record, such as `order`; a live change of a record invalidates all
 * keys of its kind (`use-live.ts`). Retries network errors, never error responses.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 15 * minuteMs,
      retry: (failures, error) => failures < 2 && !('status' in error && Number(error.status) >= 400),
    },
  },
})
