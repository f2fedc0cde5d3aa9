import { QueryClient } from '@tanstack/react-query'
import { minuteMs } from '#contract/rules/durations.ts'

/**
 * What the back office has read. The first part of every key is what it is about, such as `order`: a change of one of these drops all
 * keys that begin with it (`use-live.ts`). An error response is not retried, a lost connection is.
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
