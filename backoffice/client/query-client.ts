import { QueryClient } from '@tanstack/react-query'
import { minuteMs } from '#contract/rules/durations.ts'

/**
 * The query cache of the back office. Each key starts with its subject, such as `order`: a live change of that subject invalidates all
 * such keys (`use-live.ts`). Error responses are not retried; network errors are.
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
