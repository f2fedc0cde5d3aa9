import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#app/client/query-client.ts'
import { useMessages } from '#app/i18n/load-messages.ts'

/** What the pages of signing in and of the account need, and no other page: their sentences, and the customer's data. */
export default function AccountPages() {
  useMessages('account')
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
