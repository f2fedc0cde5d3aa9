import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#app/client/query-client.ts'
import { useMessages } from '#app/i18n/load-messages.ts'

/** Provides the cache of the customer's data. */
export default function AccountPages() {
  useMessages('account')
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
