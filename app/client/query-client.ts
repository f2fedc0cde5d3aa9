import { QueryClient } from '@tanstack/react-query'
import { addResetHandler } from '#app/client/reset-session.ts'
import { isSignedIn } from '#app/client/session.ts'

/**
 * A customer's own data (me, cart, lists, orders), queried in the browser only: the server renders every page for
 * nobody, so there this stays empty. An error response is not retried, a lost connection twice.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !('status' in error && Number(error.status) >= 400),
    },
  },
})

/**
 * Fetches again what a change has made stale. A read that began before the change does not know of it, so it is cancelled:
 * an invalidation alone would join one that is the first.
 */
export function refetchAfterChange(queryKey: readonly string[]): void {
  void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }))
}

/** Clears one person's data for the next; what a page still shows is fetched again in the new name (SEC-B11). */
addResetHandler(() => {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.cancelQueries()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
  // once the page has rendered the new person
  if (isSignedIn())
    setTimeout(
      () =>
        void queryClient.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'idle',
        }),
    )
})
