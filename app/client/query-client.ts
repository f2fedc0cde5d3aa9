import { QueryClient } from '@tanstack/react-query'
import { forgetOnSessionChange } from '#app/client/forget-person.ts'
import { isSignedIn } from '#app/client/session.ts'

/**
 * What a person has of their own (me, cart, lists, orders), asked for in the browser only: the server draws every page for
 * nobody, so on it this stays empty. A refusal is not asked again, a lost connection twice.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !('status' in error && Number(error.status) >= 400),
    },
  },
})

/** Nothing of one person is left for the next; what a page still shows is asked again in the new name (SEC-B11). */
forgetOnSessionChange(() => {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.cancelQueries()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
  // once the page has drawn who is here
  if (isSignedIn())
    setTimeout(
      () =>
        void queryClient.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'idle',
        }),
    )
})
